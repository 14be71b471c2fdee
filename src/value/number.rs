//! Numbers as text in C's three ways: fixed (%f), exponent (%e), general (%g).
//! NaN is `NaN` and infinity `Inf`. Exact for every double. Must not know arrays or display.

/// No width and no precision is greater: what is written with more is written with so many.
pub const WIDEST: usize = 100_000;
/// Beyond so many digits every double is written in full, and zeros follow.
const ALL_DIGITS: usize = 1100;

fn special(x: f64) -> Option<&'static str> {
    if x.is_nan() {
        Some("NaN")
    } else if x == f64::INFINITY {
        Some("Inf")
    } else if x == f64::NEG_INFINITY {
        Some("-Inf")
    } else {
        None
    }
}

/// `%.{decimals}f`
pub fn fixed(x: f64, decimals: usize) -> String {
    if let Some(text) = special(x) {
        return text.to_owned();
    }
    let (shown, zeros) = split(decimals);
    let mut text = format!("{x:.shown$}");
    text.extend(std::iter::repeat_n('0', zeros));
    text
}

/// How many decimals are computed, and how many zeros follow.
fn split(decimals: usize) -> (usize, usize) {
    let shown = decimals.min(ALL_DIGITS);
    (shown, decimals - shown)
}

/// A text with blanks before it up to this width.
pub fn right(text: &str, width: usize) -> String {
    let mut out = " ".repeat(width.saturating_sub(text.chars().count()));
    out.push_str(text);
    out
}

/// A text with blanks after it up to this width.
pub fn left(text: &str, width: usize) -> String {
    let mut out = text.to_owned();
    out.extend(std::iter::repeat_n(' ', width.saturating_sub(text.chars().count())));
    out
}

/// `%.{decimals}e`, with at least two digits of exponent.
pub fn exponent(x: f64, decimals: usize) -> String {
    if let Some(text) = special(x) {
        return text.to_owned();
    }
    let (shown, zeros) = split(decimals);
    let text = format!("{x:.shown$e}");
    // Rust writes `1.5e-7`, C writes `1.5e-07`.
    match text.split_once('e') {
        Some((mantissa, power)) => {
            let (sign, power) = match power.strip_prefix('-') {
                Some(rest) => ('-', rest),
                None => ('+', power),
            };
            let zeros = "0".repeat(zeros);
            format!("{mantissa}{zeros}e{sign}{power:0>2}")
        }
        None => text,
    }
}

/// `%.{digits}g`
pub fn general(x: f64, digits: usize) -> String {
    general_with(x, digits, false)
}

/// `%.{digits}g`, or `%#.{digits}g`, which keeps trailing zeros.
pub fn general_with(x: f64, digits: usize, keep_zeros: bool) -> String {
    if let Some(text) = special(x) {
        return text.to_owned();
    }
    let most = if keep_zeros { WIDEST } else { ALL_DIGITS };
    let digits = digits.clamp(1, most);
    let scientific = exponent(x, digits - 1);
    let power = decimal_exponent(x, digits);
    let text = if power < -4 || power >= digits as i32 {
        scientific
    } else {
        fixed(x, (digits as i32 - 1 - power).max(0) as usize)
    };
    if keep_zeros { text } else { without_zeros(&text) }
}

/// The power of ten that `%.{digits-1}e` shows, after rounding. 0 for zero.
pub fn decimal_exponent(x: f64, digits: usize) -> i32 {
    if x == 0.0 || !x.is_finite() {
        return 0;
    }
    let text = format!("{x:.*e}", digits.saturating_sub(1).min(ALL_DIGITS));
    text.split_once('e').and_then(|(_, power)| power.parse().ok()).unwrap_or(0)
}

fn without_zeros(text: &str) -> String {
    let (mantissa, power) = match text.find('e') {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    if !mantissa.contains('.') {
        return text.to_owned();
    }
    let mantissa = mantissa.trim_end_matches('0').trim_end_matches('.');
    format!("{mantissa}{power}")
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn as_c_prints_them() {
        assert_eq!(exponent(1.5e-7, 3), "1.500e-07");
        assert_eq!(exponent(1e100, 0), "1e+100");
        assert_eq!(general(0.0001, 5), "0.0001");
        assert_eq!(general(0.00001, 5), "1e-05");
        assert_eq!(general(123_456.0, 5), "1.2346e+05");
        assert_eq!(general(99_999.5, 5), "1e+05");
        assert_eq!(general(0.0, 5), "0");
        assert_eq!(general(-0.0, 5), "-0");
        assert_eq!(general_with(1.0, 5, true), "1.0000");
        assert_eq!(fixed(2.5, 0), "2");
        assert_eq!(general(f64::NEG_INFINITY, 3), "-Inf");
    }

    #[test]
    fn more_digits_than_a_double_has_are_zeros() {
        let text = fixed(0.1, WIDEST);
        assert_eq!(text.len(), WIDEST + 2);
        assert!(text.starts_with("0.1000000000000000055511151231257827021181583404541015625000"));
        assert!(text.ends_with("000"));
        let text = exponent(5e-324, 70_000);
        assert!(
            text.starts_with("4.94065645841246544176568792868221372365")
                && text.ends_with("0e-324")
        );
        assert_eq!(text.len(), 2 + 70_000 + 5);
        assert_eq!(general(0.5, usize::MAX), "0.5");
        assert_eq!(general_with(1.0, 70_000, true).len(), 70_001);
        assert_eq!((right("ab", 70_000).len(), left("ab", 70_000).len()), (70_000, 70_000));
        assert_eq!((right("ab", 1), left("é", 3)), ("ab".to_owned(), "é  ".to_owned()));
    }
}
