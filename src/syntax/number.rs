//! Number literals: where they end, and their value.

use super::ast::NumberLiteral;

/// Length in bytes of the number that the bytes start with: `12.5e-3i`, `0xFFu8`, `.5`.
/// A dot that begins an operator (`1./x`, `1.'`) or `...` is not part of it.
pub(super) fn length(bytes: &[u8]) -> usize {
    let at = |i: usize| bytes.get(i).copied().unwrap_or(0);
    if at(0) == b'0' && matches!(at(1) | 0x20, b'x' | b'b') {
        let is_digit = |b: u8| match at(1) | 0x20 {
            b'x' => b.is_ascii_hexdigit(),
            _ => matches!(b, b'0' | b'1'),
        };
        let mut end = 2;
        while is_digit(at(end)) || at(end) == b'_' && end > 2 {
            end += 1;
        }
        if end > 2 {
            return end + suffix_length(&bytes[end..]);
        }
    }
    let digits = |mut i: usize| {
        while at(i).is_ascii_digit() || at(i) == b'_' && i > 0 && at(i - 1).is_ascii_digit() {
            i += 1;
        }
        i
    };
    let mut end = digits(0);
    let dot_is_ours = match (at(end), at(end + 1)) {
        (b'.', b'*' | b'/' | b'\\' | b'^' | b'\'') => false,
        (b'.', b'.') => at(end + 2) != b'.',
        (b'.', _) => true,
        _ => false,
    };
    if dot_is_ours {
        end = digits(end + 1);
    }
    if matches!(at(end), b'e' | b'E' | b'd' | b'D') {
        let sign = usize::from(matches!(at(end + 1), b'+' | b'-'));
        if at(end + 1 + sign).is_ascii_digit() {
            end = digits(end + 1 + sign);
        }
    }
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    if matches!(at(end), b'i' | b'j' | b'I' | b'J') && !is_word(at(end + 1)) {
        end += 1;
    }
    end
}

/// Length of `u8`, `s16` and so on, if that is what follows.
fn suffix_length(bytes: &[u8]) -> usize {
    let is_word = |i: usize| bytes.get(i).is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    if !bytes.first().is_some_and(|b| matches!(b, b'u' | b's')) {
        return 0;
    }
    let rest = &bytes[1..];
    for width in ["8", "16", "32", "64"] {
        if rest.starts_with(width.as_bytes()) && !is_word(1 + width.len()) {
            return 1 + width.len();
        }
    }
    0
}

/// The value of a literal that [`length`] has measured, or what is wrong with it.
pub(super) fn value(text: &str) -> Result<NumberLiteral, String> {
    let digits: String = text.chars().filter(|&c| c != '_').collect();
    let lower = digits.to_ascii_lowercase();
    if let Some(hex) = lower.strip_prefix("0x") {
        return integer(hex, 16);
    }
    if let Some(binary) = lower.strip_prefix("0b") {
        return integer(binary, 2);
    }
    let imaginary = lower.ends_with(['i', 'j']);
    let plain = lower.trim_end_matches(['i', 'j']).replace('d', "e");
    let number: f64 = plain.parse().map_err(|_| format!("'{text}' is not a number"))?;
    Ok(if imaginary { NumberLiteral::Imaginary(number) } else { NumberLiteral::Real(number) })
}

fn integer(text: &str, radix: u32) -> Result<NumberLiteral, String> {
    let (digits, suffix) = match text.find(['u', 's']) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    let too_large = || format!("the number '{text}' has too many digits for its class");
    let bits = u64::from_str_radix(digits, radix).map_err(|_| too_large())?;
    let signed = suffix.starts_with('s');
    let width = match suffix.get(1..).and_then(|width| width.parse::<u8>().ok()) {
        Some(width) => width,
        None => {
            // The class follows from how many digits were written, zeros in front included.
            let written = digits.len() * if radix == 16 { 4 } else { 1 };
            match written {
                0..=8 => 8,
                9..=16 => 16,
                17..=32 => 32,
                _ => 64,
            }
        }
    };
    if width < 64 && bits >> width != 0 {
        return Err(too_large());
    }
    Ok(NumberLiteral::Integer { bits, width, signed })
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn read(text: &str) -> (usize, NumberLiteral) {
        let length = length(text.as_bytes());
        (length, value(&text[..length]).unwrap())
    }

    #[test]
    fn decimals() {
        assert_eq!(read("1e3"), (3, NumberLiteral::Real(1e3)));
        assert_eq!(read("1E+3x"), (4, NumberLiteral::Real(1e3)));
        assert_eq!(read("1d-3"), (4, NumberLiteral::Real(1e-3)));
        assert_eq!(read("2.5e-3j"), (7, NumberLiteral::Imaginary(2.5e-3)));
        assert_eq!(read(".5"), (2, NumberLiteral::Real(0.5)));
        assert_eq!(read("3.e2"), (4, NumberLiteral::Real(300.0)));
        assert_eq!(read("1_000"), (5, NumberLiteral::Real(1000.0)));
        assert_eq!(read("1e"), (1, NumberLiteral::Real(1.0)));
        assert_eq!(read("1else"), (1, NumberLiteral::Real(1.0)));
    }

    #[test]
    fn a_dot_may_belong_to_the_next_word() {
        assert_eq!(read("1./x").0, 1);
        assert_eq!(read("1.'").0, 1);
        assert_eq!(read("1...").0, 1);
        assert_eq!(read("1..^2").0, 2);
        assert_eq!(read("1.:3").0, 2);
    }

    #[test]
    fn integers() {
        let unsigned = |bits, width| NumberLiteral::Integer { bits, width, signed: false };
        assert_eq!(read("0x1F"), (4, unsigned(31, 8)));
        assert_eq!(read("0x0001F"), (7, unsigned(31, 32)));
        assert_eq!(read("0b101"), (5, unsigned(5, 8)));
        assert_eq!(read("0xFFu8"), (6, unsigned(255, 8)));
        assert_eq!(
            read("0xFFs16"),
            (7, NumberLiteral::Integer { bits: 255, width: 16, signed: true })
        );
        assert!(value("0x1FFu8").is_err());
        assert!(value("0x11111111111111111").is_err());
        assert_eq!(length(b"0xg"), 1);
    }
}
