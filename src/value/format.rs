//! The state that `format` sets: how numbers are displayed.

/// The style of displayed numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "the variants are the words that `format` takes")]
pub enum NumberStyle {
    #[default]
    Short,
    Long,
    ShortE,
    LongE,
    ShortG,
    LongG,
    ShortEng,
    LongEng,
    Bank,
    Rational,
    Hex,
    Plus,
}

/// How values are displayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Format {
    /// The style of numbers.
    pub style: NumberStyle,
    /// `format compact`: without the blank lines.
    pub compact: bool,
}
