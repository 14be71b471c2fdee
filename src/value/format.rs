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

impl NumberStyle {
    /// Its name, as `format` takes it.
    pub fn name(self) -> &'static str {
        match self {
            NumberStyle::Short => "short",
            NumberStyle::Long => "long",
            NumberStyle::ShortE => "shorte",
            NumberStyle::LongE => "longe",
            NumberStyle::ShortG => "shortg",
            NumberStyle::LongG => "longg",
            NumberStyle::ShortEng => "shorteng",
            NumberStyle::LongEng => "longeng",
            NumberStyle::Bank => "bank",
            NumberStyle::Rational => "rat",
            NumberStyle::Hex => "hex",
            NumberStyle::Plus => "+",
        }
    }
}

/// How values are displayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Format {
    /// The style of numbers.
    pub style: NumberStyle,
    /// `format compact`: without the blank lines.
    pub compact: bool,
}

impl Format {
    /// `compact` or `loose`.
    pub fn spacing(self) -> &'static str {
        if self.compact { "compact" } else { "loose" }
    }
}
