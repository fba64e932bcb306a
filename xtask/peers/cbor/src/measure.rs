//! What a piece of work costs: time, allocations, and instructions where valgrind is.

use std::alloc::{GlobalAlloc, Layout, System};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

const ROUNDS: usize = 31;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

/// The system's allocator, counting what is asked of it; growing counts as one more.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[allow(
    unsafe_code,
    reason = "passes on what it is given, and keeps the contract by that"
)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Relaxed);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// The median nanoseconds of two pieces of work that take turns, so that a busy machine is busy for both.
pub fn nanoseconds(ours: &dyn Fn(), theirs: &dyn Fn()) -> (f64, f64) {
    let time = |work: &dyn Fn()| {
        let start = Instant::now();
        work();
        start.elapsed().as_nanos() as f64
    };
    let (mut a, mut b): (Vec<_>, Vec<_>) = (0..ROUNDS).map(|_| (time(ours), time(theirs))).unzip();
    a.sort_by(f64::total_cmp);
    b.sort_by(f64::total_cmp);
    (a[ROUNDS / 2], b[ROUNDS / 2])
}

/// How often the work asks for memory.
pub fn allocations(work: &dyn Fn()) -> f64 {
    let before = ALLOCATIONS.load(Relaxed);
    work();
    (ALLOCATIONS.load(Relaxed) - before) as f64
}

/// The instructions of what this program does with `--work WORK TIMES`: the difference of a run that does it three times
/// and one that does it once, halved. `None` without valgrind.
pub fn instructions(work: &str) -> Option<f64> {
    Some((count(work, 3)? - count(work, 1)?) / 2.0)
}

fn count(work: &str, times: usize) -> Option<f64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe().ok()?)
        .args(["--work", work, &times.to_string()])
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find(|line| line.contains("Collected :"))?;
    line.split_whitespace().last()?.parse().ok()
}
