//! An error as text: message, place, the line with what is wrong underlined, hints, calls.
//!
//! Knows nothing of terminals or colours. Error and sources in, lines out.

use std::fmt::Write;

use super::error::Error;
use super::source::{Location, SourceMap};

/// Longest piece of a source line that is shown, in characters.
const WIDEST: usize = 100;

/// The error as a person reads it, without a last newline.
///
/// ```text
/// error: Unrecognized function or variable 'sn'.
///   --> wave.m:3:9
///   |
/// 3 | y = 2 * sn(x);
///   |         ^^
///   = did you mean 'sin'?
///   in smooth (wave.m:12)
/// ```
pub fn render(error: &Error, sources: &SourceMap) -> String {
    let mut out = format!("error: {}", error.message());
    if let Some(location) = error.location() {
        render_place(&mut out, location, sources);
    }
    for hint in error.hints() {
        let _ = write!(out, "\n  = {hint}");
    }
    let mut calls: Vec<(String, usize)> = Vec::new();
    for frame in error.stack().iter().filter(|frame| !frame.function.is_empty()) {
        let mut call = format!("\n  in {}", frame.function);
        let place = frame.location.and_then(|at| Some((sources.get(at.source)?, at)));
        if let Some((source, at)) = place {
            let line = source.line_column(at.span.start).line;
            let _ = write!(call, " ({}:{line})", source.name());
        }
        match calls.last_mut() {
            Some((last, times)) if *last == call => *times += 1,
            _ => calls.push((call, 1)),
        }
    }
    for (call, times) in calls {
        out.push_str(&call);
        if times > 1 {
            let _ = write!(out, ", {times} times");
        }
    }
    out
}

fn render_place(out: &mut String, location: Location, sources: &SourceMap) {
    let Some(source) = sources.get(location.source) else { return };
    let start = source.line_column(location.span.start);
    let end = source.line_column(location.span.end);
    let _ = write!(out, "\n  --> {}:{}:{}", source.name(), start.line, start.column);
    let text = source.line_text(start.line);
    let length = text.chars().count();
    let from = (start.column as usize - 1).min(length);
    let to = if end.line == start.line { end.column as usize - 1 } else { length };
    // A long line is cut to a window that holds the place.
    let skip = if length > WIDEST { from.saturating_sub(WIDEST / 4) } else { 0 };
    // A tab is one character of the column count, so it is shown as one.
    let shown: String =
        text.chars().skip(skip).take(WIDEST).map(|c| if c == '\t' { ' ' } else { c }).collect();
    let carets = to.saturating_sub(from).clamp(1, WIDEST.saturating_sub(from - skip).max(1));
    let number = start.line.to_string();
    let gutter = " ".repeat(number.len());
    let _ = write!(out, "\n{gutter} |\n{number} | {}", shown.trim_end());
    let _ = write!(out, "\n{gutter} | {}{}", " ".repeat(from - skip), "^".repeat(carets));
}

#[cfg(test)]
mod tests {
    use super::super::{Frame, Span};
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn everything_at_once() {
        let mut sources = SourceMap::new();
        let id = sources.add("wave.m", "x = 1;\n\ty = é + sn(x);\nz = smooth(x)");
        let mut error = Error::new("MATLAB:UndefinedFunction", "Unrecognized function 'sn'.")
            .at(id, Span::new(17, 19))
            .hint("did you mean 'sin'?");
        error.push_frame(Frame {
            function: "smooth".into(),
            location: Some(Location { source: id, span: Span::new(24, 25) }),
        });
        let expected = "error: Unrecognized function 'sn'.\n  --> wave.m:2:10\n  |\n2 |  y = é + sn(x);\n  \
                        |          ^^\n  = did you mean 'sin'?\n  in smooth (wave.m:3)";
        assert_eq!(render(&error, &sources), expected);
    }

    #[test]
    fn places_outside_the_text_and_long_lines_do_no_harm() {
        let mut sources = SourceMap::new();
        let id = sources.add("a.m", format!("{}!{}", "x".repeat(500), "y".repeat(500)));
        let text = render(&Error::new("", "no").at(id, Span::new(500, 501)), &sources);
        assert!(text.lines().all(|line| line.chars().count() < 120), "{text}");
        let caret = text.lines().last().and_then(|line| line.find('^'));
        let mark = text.lines().nth(3).and_then(|line| line.find('!'));
        assert_eq!(caret, mark);
        render(&Error::new("", "no").at(id, Span::new(5000, 6000)), &sources);
        let empty = sources.add("e.m", "");
        render(&Error::new("", "no").at(empty, Span::new(0, 0)), &sources);
    }
}
