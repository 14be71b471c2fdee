//! The functions that every object has. Must not know what they do.

/// What every object has, unless its class has it.
const COMMON: [&str; 17] = [
    "disp",
    "display",
    "delete",
    "isvalid",
    "eq",
    "ne",
    "addlistener",
    "listener",
    "notify",
    "copy",
    "copyElement",
    "subsref",
    "subsasgn",
    "end",
    "char",
    "string",
    "cellstr",
];

/// One of these functions by its name.
pub(super) fn common(name: &str) -> Option<&'static str> {
    COMMON.into_iter().find(|common| *common == name)
}
