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

/// Functions of texts or numbers that take the members of enumerations too: by their names, or by their places in the list.
const OF_MEMBERS: [&str; 11] = [
    "ismember",
    "unique",
    "sort",
    "intersect",
    "setdiff",
    "setxor",
    "union",
    "strcmp",
    "strcmpi",
    "strncmp",
    "strncmpi",
];

/// Whether a function takes members of enumerations.
pub(super) fn takes_members(name: &str) -> bool {
    OF_MEMBERS.contains(&name)
}

/// One of these functions by its name.
pub(super) fn common(name: &str) -> Option<&'static str> {
    COMMON.into_iter().find(|common| *common == name)
}
