//! The clocks and the randomness themselves.

use std::time::{Duration, UNIX_EPOCH};

use atproto_core::clock::{Clock, ManualClock, Rng, SequenceRng, SystemClock, SystemRng};
use futures_util::{FutureExt, future::join};

/// Waits complete at once, move the time and are recorded; deadlines pend.
#[tokio::test]
async fn waits_and_deadlines_of_a_manual_clock() {
    let clock = ManualClock::at(UNIX_EPOCH + Duration::from_secs(100));
    let mut deadline = clock.timer(Duration::from_secs(30));
    clock.sleep(Duration::from_secs(60)).await;
    assert_eq!(clock.boot(), Duration::from_secs(60));
    assert_eq!(clock.wall(), UNIX_EPOCH + Duration::from_secs(160));
    assert_eq!(clock.sleeps(), [Duration::from_secs(60)]);
    assert!(
        (&mut deadline).now_or_never().is_none(),
        "a wait passes no deadline"
    );
    clock.advance(Duration::from_secs(29));
    assert!((&mut deadline).now_or_never().is_none());
    let advancing = async { clock.advance(Duration::from_secs(1)) };
    join(deadline, advancing).await;
}

#[test]
fn the_wall_may_jump_and_elapsed_time_does_not() {
    let clock = ManualClock::new();
    clock.advance(Duration::from_secs(10));
    clock.set_wall(UNIX_EPOCH + Duration::from_secs(5_000));
    assert_eq!(clock.wall(), UNIX_EPOCH + Duration::from_secs(5_000));
    assert_eq!(clock.boot(), Duration::from_secs(10));
}

#[tokio::test(start_paused = true)]
async fn the_system_clock_waits_on_tokio() {
    let clock = SystemClock::new();
    let started = tokio::time::Instant::now();
    clock.sleep(Duration::from_secs(3600)).await;
    clock.timer(Duration::from_secs(3600)).await;
    assert_eq!(started.elapsed(), Duration::from_secs(7200));
}

#[test]
fn randomness_reaches_both_bounds_and_stays_within() {
    let drawn: Vec<u64> = (0..400).map(|_| SystemRng.between(2..=5)).collect();
    assert!(drawn.iter().all(|number| (2..=5).contains(number)));
    assert!(drawn.contains(&2) && drawn.contains(&5));
    assert_eq!(SystemRng.between(3..=3), 3);

    let scripted = SequenceRng::new([1, 9]);
    let drawn = [(); 3].map(|()| scripted.between(0..=4));
    assert_eq!(drawn, [1, 4, 0]);
}
