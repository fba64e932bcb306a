//! What a document becomes: a list of items, each a Rust item of the generated file.

/// One generated file: everything of one document.
#[derive(Debug)]
pub(super) struct File {
    pub(super) nsid: String,
    pub(super) items: Vec<Item>,
}

#[derive(Debug)]
pub(super) enum Item {
    Object(Object),
    Union(Union),
    Known(Known),
    Token(Token),
    Alias(Alias),
    Method(Method),
}

/// A struct that is read from and written to JSON and DAG-CBOR.
#[derive(Debug)]
pub(super) struct Object {
    pub(super) name: String,
    pub(super) docs: Vec<String>,
    pub(super) fields: Vec<Field>,
    /// For a record: its NSID and the kind of its key.
    pub(super) record: Option<(String, String)>,
    /// Whether people build it: it is in a record or in an input.
    pub(super) built: bool,
    /// Whether it gets a constructor at all: the output of a method does not.
    pub(super) has_new: bool,
    pub(super) deprecated: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Field {
    /// The name in the schema and on the wire.
    pub(super) wire: String,
    pub(super) ident: String,
    pub(super) ty: Type,
    pub(super) presence: Presence,
    pub(super) docs: String,
    pub(super) deprecated: bool,
    /// What a constructor fills in by itself.
    pub(super) filled: Option<&'static str>,
    pub(super) place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    Required,
    Optional,
    /// Always sent, as `null` if there is no value (B114).
    Nullable,
}

/// Where a field of a method goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Query,
    /// A field of the JSON body, or of an object.
    Body,
    /// The body itself.
    WholeBody,
    /// The `Content-Type` of the body.
    ContentType,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Type {
    String,
    /// A syntax type of `atproto_core::syntax`.
    Format(&'static str),
    Integer,
    Boolean,
    Raw,
    Blob,
    CidLink,
    Bytes,
    /// A body of any kind.
    Octets,
    Known(Path),
    Struct(Path, Boxed),
    Union(Path),
    List(Box<Type>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Boxed {
    No,
    Yes,
}

/// A generated type: the document that it is in, and its name there.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Path {
    pub(super) nsid: String,
    pub(super) name: String,
}

#[derive(Debug)]
pub(super) struct Union {
    pub(super) name: String,
    pub(super) docs: Vec<String>,
    pub(super) variants: Vec<Variant>,
}

#[derive(Clone, Debug)]
pub(super) struct Variant {
    pub(super) name: String,
    pub(super) tag: String,
    pub(super) path: Path,
    /// The first property in the schema's order: a hint when `$type` does not come first.
    pub(super) first: String,
}

/// A string with known values.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) name: String,
    pub(super) docs: Vec<String>,
    /// The name of the constant, and the value.
    pub(super) values: Vec<(String, String)>,
}

#[derive(Debug)]
pub(super) struct Token {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) docs: Vec<String>,
}

/// A name for a list.
#[derive(Debug)]
pub(super) struct Alias {
    pub(super) name: String,
    pub(super) ty: Type,
    pub(super) docs: Vec<String>,
}

#[derive(Debug)]
pub(super) struct Method {
    pub(super) nsid: String,
    pub(super) name: String,
    pub(super) kind: MethodKind,
    pub(super) docs: Vec<String>,
    pub(super) fields: Vec<Field>,
    pub(super) body: Body,
    pub(super) output: Output,
    /// The variant's name, and the name on the wire.
    pub(super) errors: Vec<(String, String)>,
    /// For a listing: the field of the output that has the items, and its type.
    pub(super) pages: Option<(String, Type, Presence)>,
    /// For a subscription: its messages.
    pub(super) messages: Vec<Variant>,
    pub(super) deprecated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MethodKind {
    Query,
    Procedure,
    Subscription,
}

/// What a method sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Body {
    None,
    /// The method's own body fields as an object.
    Fields,
    /// One value: the field `input`.
    Value,
    /// Bytes of this content type; `None` if the schema leaves it open.
    Bytes(Option<String>),
}

/// What a method answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Output {
    Nothing,
    Json(Type),
    Bytes,
}
