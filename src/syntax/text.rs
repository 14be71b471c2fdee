//! Text literals: where they end, and their value with and without escapes.

use super::ast::{Quote, Text};

/// Length in bytes of the literal that starts with a quote at byte 0, quotes included; or, where it
/// is not closed on its line, the length up to the end of the line.
///
/// Between double quotes a backslash may hide the quote after it, as in Octave. In `"C:\"` and `["a\" "b"]` it does
/// not: if hiding it would leave the text open, or a word right behind it, it is taken as MATLAB takes it.
pub(super) fn length(bytes: &[u8], quote: Quote) -> Result<usize, usize> {
    match quote {
        Quote::Single => closed_length(bytes, b'\'', false),
        Quote::Double => {
            let word = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'\\');
            let open = |end: &usize| bytes.get(*end).is_some_and(word);
            let escaped = closed_length(bytes, b'"', true);
            match escaped {
                Ok(end) if !open(&end) => Ok(end),
                _ => closed_length(bytes, b'"', false).or(escaped),
            }
        }
    }
}

fn closed_length(bytes: &[u8], sign: u8, escapes: bool) -> Result<usize, usize> {
    let at = |i: usize| bytes.get(i).copied();
    let mut i = 1;
    loop {
        match at(i) {
            None | Some(b'\n') | Some(b'\r') => return Err(i),
            Some(b'\\') if escapes => match at(i + 1) {
                // A backslash at the end of the line continues the text on the next one.
                Some(b'\r') if at(i + 2) == Some(b'\n') => i += 3,
                Some(_) => i += 2,
                None => return Err(i + 1),
            },
            Some(b) if b == sign => {
                if at(i + 1) == Some(sign) {
                    i += 2;
                } else {
                    return Ok(i + 1);
                }
            }
            Some(_) => i += 1,
        }
    }
}

/// The value of a literal, given with its quotes.
pub(super) fn value(literal: &str, quote: Quote) -> Text {
    let sign = match quote {
        Quote::Single => '\'',
        Quote::Double => '"',
    };
    let body = literal.strip_prefix(sign).unwrap_or(literal);
    let body = body.strip_suffix(sign).unwrap_or(body);
    let doubled: String = [sign, sign].iter().collect();
    let raw = body.replace(&doubled, &sign.to_string());
    let cooked = match quote {
        Quote::Single => raw.clone(),
        Quote::Double => cook(body),
    };
    Text { quote, raw, cooked }
}

/// Carries out the escapes of the inside of a double-quoted literal.
fn cook(body: &str) -> String {
    let mut out = String::with_capacity(body.len());
    let mut rest = body.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '"' => {
                out.push('"');
                if rest.peek() == Some(&'"') {
                    rest.next();
                }
            }
            '\\' => {
                let Some(escape) = rest.next() else {
                    out.push('\\');
                    break;
                };
                match escape {
                    'a' => out.push('\u{7}'),
                    'b' => out.push('\u{8}'),
                    'f' => out.push('\u{c}'),
                    'n' => out.push('\n'),
                    'r' => out.push('\r'),
                    't' => out.push('\t'),
                    'v' => out.push('\u{b}'),
                    '\n' => {}
                    '\r' => {
                        if rest.peek() == Some(&'\n') {
                            rest.next();
                        }
                    }
                    '0'..='7' => {
                        let mut code = escape.to_digit(8).unwrap_or(0);
                        for _ in 0..2 {
                            let Some(digit) = rest.peek().and_then(|c| c.to_digit(8)) else {
                                break;
                            };
                            code = code * 8 + digit;
                            rest.next();
                        }
                        out.push(char::from((code & 0xff) as u8));
                    }
                    'x' if rest.peek().is_some_and(char::is_ascii_hexdigit) => {
                        let mut code = 0;
                        for _ in 0..2 {
                            let Some(digit) = rest.peek().and_then(|c| c.to_digit(16)) else {
                                break;
                            };
                            code = code * 16 + digit;
                            rest.next();
                        }
                        out.push(char::from((code & 0xff) as u8));
                    }
                    '\\' | '"' | '\'' => out.push(escape),
                    other => {
                        out.push('\\');
                        out.push(other);
                    }
                }
            }
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn double(literal: &str) -> (String, String) {
        let length = length(literal.as_bytes(), Quote::Double).unwrap();
        let text = value(&literal[..length], Quote::Double);
        (text.raw, text.cooked)
    }

    fn pair(raw: &str, cooked: &str) -> (String, String) {
        (raw.to_owned(), cooked.to_owned())
    }

    #[test]
    fn escapes_and_doubled_quotes() {
        assert_eq!(double(r#""a\n\t""b" x"#), pair(r#"a\n\t"b"#, "a\n\t\"b"));
        assert_eq!(double(r#""\101\x41\0\q""#), pair(r"\101\x41\0\q", "AA\0\\q"));
        assert_eq!(double(r#""say \"hi\"" "#), pair(r#"say \"hi\""#, "say \"hi\""));
        assert_eq!(double("\"a\\\nb\""), pair("a\\\nb", "ab"));
        assert_eq!(double(r#""""""#), pair("\"", "\""));
    }

    #[test]
    fn a_backslash_before_the_last_quote_does_not_open_the_text() {
        assert_eq!(double(r#""C:\" + x"#), pair(r"C:\", r"C:\"));
    }

    #[test]
    fn single_quotes() {
        let text = value("'it''s \\n'", Quote::Single);
        assert_eq!((text.raw.as_str(), text.cooked.as_str()), ("it's \\n", "it's \\n"));
        assert_eq!(length(b"'abc\n", Quote::Single), Err(4));
    }
}
