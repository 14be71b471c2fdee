//! Numbers of delimited text: csvread, dlmread, readmatrix, and load of text. A file is read in one pass over its bytes: no line and no field
//! becomes a value.

use crate::builtins::arguments::{doubles, one, refuse, text, whole};
use crate::builtins::strings::parse_complex;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::value::room::room;
use crate::value::{Array, Data, Shape, Value, cast};
use num_complex::Complex64;

/// What stands between the fields of a line.
enum Separator {
    /// One blank or more; blanks at the ends of a line separate nothing.
    Blanks,
    /// This text. A field in double quotes may hold it.
    Text(Vec<u8>),
}

impl Separator {
    /// The separator that a program names: as `sprintf` understands it.
    fn named(text: &str) -> Separator {
        match text {
            "\\t" => Separator::Text(b"\t".to_vec()),
            "" | " " => Separator::Blanks,
            text => Separator::Text(text.as_bytes().to_vec()),
        }
    }

    /// The first of these marks that the text holds; blanks where it holds none.
    fn found(text: &[u8], marks: &[u8]) -> Separator {
        let held = marks.iter().find(|mark| text.contains(mark));
        held.map_or(Separator::Blanks, |&mark| Separator::Text(vec![mark]))
    }

    /// The first of these marks that the text holds, unless more lines hold blanks between their fields and not this mark: then
    /// lines with it above those are a heading.
    fn of_most(text: &[u8], marks: &[u8]) -> (Separator, Option<u8>) {
        let held = Separator::found(text, marks);
        let Separator::Text(mark) = &held else { return (held, None) };
        let (mut with, mut without) = (0usize, 0usize);
        for line in lines(text) {
            if line.contains(&mark[0]) {
                with += 1;
            } else if line.trim_ascii().iter().any(u8::is_ascii_whitespace) {
                without += 1;
            }
        }
        let of_heading = Some(mark[0]);
        if without > with { (Separator::Blanks, of_heading) } else { (held, None) }
    }

    /// Calls `each` with the fields of a line.
    fn split<'a>(&self, line: &'a [u8], mut each: impl FnMut(&'a [u8])) {
        let Separator::Text(mark) = self else {
            let fields = line.split(u8::is_ascii_whitespace);
            return fields.filter(|field| !field.is_empty()).for_each(each);
        };
        let mut rest = line;
        loop {
            // What is quoted separates nothing.
            let quoted = match rest.trim_ascii_start() {
                [b'"', inner @ ..] => inner.iter().position(|&b| b == b'"').map(|end| {
                    let start = rest.len() - inner.len();
                    start + end + 1
                }),
                _ => None,
            };
            let from = quoted.unwrap_or(0);
            let end = rest[from..].windows(mark.len()).position(|w| w[0] == mark[0] && w == mark);
            match end {
                Some(end) => {
                    each(&rest[..from + end]);
                    rest = &rest[from + end + mark.len()..];
                }
                None => return each(rest),
            }
        }
    }
}

/// Lines with what ends them, `\n` or `\r\n`, cut off.
fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    text.split(|&b| b == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line))
}

fn is_blank(line: &[u8]) -> bool {
    line.trim_ascii().is_empty()
}

/// The number that a field holds.
fn value_of(field: &[u8]) -> Option<Complex64> {
    let field = field.trim_ascii();
    let inner = match field {
        [b'"', inner @ .., b'"'] => inner,
        field => field,
    };
    std::str::from_utf8(inner).ok().and_then(parse_complex)
}

/// Rows of numbers of different lengths, one behind the other.
#[derive(Default)]
struct Rows {
    values: Vec<Complex64>,
    ends: Vec<usize>,
}

impl Rows {
    /// The rows as a matrix, from a column on, at most so many columns; short rows are filled.
    fn matrix(self, from: usize, most: usize, fill: f64) -> Flow<Value> {
        let starts = || std::iter::once(0).chain(self.ends.iter().copied());
        let longest = starts().zip(&self.ends).map(|(start, end)| end - start).max();
        let width = longest.unwrap_or(0).saturating_sub(from).min(most);
        let rows = self.ends.len();
        room(rows.saturating_mul(width).saturating_mul(size_of::<Complex64>()))?;
        let mut data = vec![Complex64::new(fill, 0.0); rows * width];
        for (r, (start, &end)) in starts().zip(&self.ends).enumerate() {
            let row = self.values[start..end].iter().skip(from).take(width);
            for (c, &value) in row.enumerate() {
                data[r + rows * c] = value;
            }
        }
        let shape = if data.is_empty() { Shape::matrix(0, 0) } else { Shape::matrix(rows, width) };
        Ok(Value::from(Array::new(shape, cast::narrow(Data::C64(data)))))
    }
}

fn read(cx: &mut Cx<'_>, name: &str, path: &str) -> Flow<Vec<u8>> {
    cx.world.files.read_anywhere(path).ok_or_else(|| {
        refuse(name, "FileNotFound", format!("could not open file {path}: no such file"))
    })
}

/// Which rows and columns are read, counted from 0.
struct Window {
    row: usize,
    col: usize,
    rows: usize,
    cols: usize,
}

impl Window {
    /// `row, column`, or `[row, column, last row, last column]` in the last of the arguments; `'B2..C5'` in its place.
    fn read(name: &str, args: &[Value]) -> Flow<Window> {
        let all = Window { row: 0, col: 0, rows: usize::MAX, cols: usize::MAX };
        let refused = |what: &str| refuse(name, "badRange", what.to_owned());
        let range = match args {
            [] => return Ok(all),
            [.., last] if last.as_text()?.is_some() || last.numel() == 4 => last,
            [row, col] => {
                let at = |value| match whole(name, value)? {
                    n if n >= 0 => Ok(n as usize),
                    n => Err(refused(&format!("expected a row or column from 0 on, found {n}"))),
                };
                return Ok(Window { row: at(row)?, col: at(col)?, ..all });
            }
            _ => return Err(refused("expected a row and a column, or a range of four numbers")),
        };
        let corners = if range.as_text()?.is_some() {
            let text = text(name, range)?;
            let corners = text.split_once("..").or_else(|| text.split_once(':'));
            let corners = corners.and_then(|(a, b)| Some([cell_of(a)?, cell_of(b)?].concat()));
            corners.ok_or_else(|| {
                refused(&format!("expected a range of cells such as 'A1..B7', found '{text}'"))
            })?
        } else {
            doubles(name, range)?
        };
        match corners[..] {
            [r, c, last_r, last_c] if r >= 0.0 && c >= 0.0 && last_r >= r && last_c >= c => {
                Ok(Window {
                    row: r as usize,
                    col: c as usize,
                    rows: (last_r - r) as usize + 1,
                    cols: (last_c - c) as usize + 1,
                })
            }
            _ => Err(refused("expected [row, column, last row, last column], counted from 0")),
        }
    }
}

impl Window {
    /// What 'Range' names: cells `'B2:C5'`, where they begin `'B2'`, rows `'2:5'`, columns `'B:C'`, the first row, or
    /// `[row, column, last row, last column]`; counted from 1.
    fn named(name: &str, range: &Value) -> Flow<Window> {
        let refused = || refuse(name, "badRange", "expected a range of cells such as 'A1:B7'");
        let bounds = if range.as_text()?.is_some() {
            let text = text(name, range)?;
            let (first, last) = text.split_once(':').unwrap_or((text.as_str(), ""));
            let first = corner_of(first).ok_or_else(refused)?;
            let last =
                if last.is_empty() { [None; 2] } else { corner_of(last).ok_or_else(refused)? };
            let [row, col] = first.map(|at| at.unwrap_or(1.0));
            let [last_row, last_col] = last.map(|at| at.unwrap_or(f64::INFINITY));
            [row, col, last_row, last_col]
        } else {
            match doubles(name, range)?[..] {
                [row] => [row, 1.0, f64::INFINITY, f64::INFINITY],
                [row, col] => [row, col, f64::INFINITY, f64::INFINITY],
                [row, col, last_row, last_col] => [row, col, last_row, last_col],
                _ => return Err(refused()),
            }
        };
        let [row, col, last_row, last_col] = bounds;
        if !(row >= 1.0 && col >= 1.0 && last_row >= row && last_col >= col) {
            return Err(refused());
        }
        Ok(Window {
            row: row as usize - 1,
            col: col as usize - 1,
            rows: (last_row - row + 1.0) as usize,
            cols: (last_col - col + 1.0) as usize,
        })
    }
}

/// Row and column, from 1, of `B7`; only one of them of `7` or `B`.
fn corner_of(name: &str) -> Option<[Option<f64>; 2]> {
    let name = name.trim();
    let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
    match (letters.is_empty(), letters.len() == name.len()) {
        (true, true) => None,
        (true, false) => cell_of(&format!("A{name}")).map(|[row, _]| [Some(row + 1.0), None]),
        (false, true) => cell_of(&format!("{name}1")).map(|[_, col]| [None, Some(col + 1.0)]),
        (false, false) => cell_of(name).map(|[row, col]| [Some(row + 1.0), Some(col + 1.0)]),
    }
}

/// Row and column, from 0, of a cell of a spreadsheet such as `B7`.
fn cell_of(name: &str) -> Option<[f64; 2]> {
    let name = name.trim();
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let (letters, digits) = name.split_at(digits);
    let column = letters.chars().try_fold(0.0, |sum, c| {
        c.is_ascii_alphabetic().then(|| sum * 26.0 + f64::from(c.to_ascii_uppercase() as u8 - b'@'))
    })?;
    let row: u32 = digits.parse().ok()?;
    (column > 0.0 && row > 0).then(|| [f64::from(row) - 1.0, column - 1.0])
}

/// `A = csvread(path, row, column, range)`.
pub(super) fn csvread(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("csvread", &call.args[0])?;
    let window = Window::read("csvread", &call.args[1..])?;
    numbers(cx, "csvread", &path, Some(Separator::named(",")), &window)
}

/// `A = dlmread(path, separator, row, column)`.
pub(super) fn dlmread(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("dlmread", &call.args[0])?;
    let (separator, rest) = match &call.args[1..] {
        [first, rest @ ..] if first.as_text()?.is_some() => (text("dlmread", first)?, rest),
        rest => (String::new(), rest),
    };
    let window = Window::read("dlmread", rest)?;
    let separator = (!separator.is_empty()).then(|| Separator::named(&separator));
    numbers(cx, "dlmread", &path, separator, &window)
}

/// What lines hold, 0 where they hold nothing.
fn numbers(
    cx: &mut Cx<'_>,
    name: &str,
    path: &str,
    separator: Option<Separator>,
    window: &Window,
) -> Flow<Values> {
    let bytes = read(cx, name, path)?;
    let read = || lines(&bytes).skip(window.row).take(window.rows).filter(|line| !is_blank(line));
    // The first line that holds a mark says which one separates.
    let marks = b"\t,:;";
    let separator = separator.unwrap_or_else(|| {
        let line = read().find(|line| line.iter().any(|b| marks.contains(b)));
        Separator::found(line.unwrap_or_default(), marks)
    });
    let mut rows = Rows::default();
    for line in read() {
        separator.split(line, |field| {
            let nothing = if is_blank(field) { 0.0 } else { f64::NAN };
            rows.values.push(value_of(field).unwrap_or(nothing.into()));
        });
        rows.ends.push(rows.values.len());
    }
    one(rows.matrix(window.col, window.cols, 0.0)?)
}

/// `A = readmatrix(path, 'Delimiter', d, 'NumHeaderLines', n, 'Range', cells)`: lines at the start that are not numbers are a heading; fields
/// that are not numbers are NaN.
pub(super) fn readmatrix(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("readmatrix", &call.args[0])?;
    let (mut separator, mut heading) = (None, None);
    let mut window = Window { row: 0, col: 0, rows: usize::MAX, cols: usize::MAX };
    let options = &call.args[1..];
    if options.len() % 2 == 1 {
        return Err(refuse(
            "readmatrix",
            "badOptions",
            "expected options in pairs of name and value",
        ));
    }
    for pair in options.chunks(2) {
        let option = text("readmatrix", &pair[0])?;
        match option.to_lowercase().as_str() {
            "delimiter" => separator = Some(Separator::named(&text("readmatrix", &pair[1])?)),
            "numheaderlines" => match whole("readmatrix", &pair[1])? {
                n if n >= 0 => heading = Some(n as usize),
                n => {
                    let message = format!("expected a number of heading lines, found {n}");
                    return Err(refuse("readmatrix", "badOptions", message));
                }
            },
            "range" => {
                window = Window::named("readmatrix", &pair[1])?;
                // Where rows are named, none of them is a heading.
                let rows_named = window.row > 0 || window.rows < usize::MAX;
                heading = heading.or(rows_named.then_some(0));
            }
            "filetype" | "encoding" => {}
            _ => {
                let message = format!(
                    "unknown option '{option}'; 'Delimiter', 'NumHeaderLines' and 'Range' are understood"
                );
                return Err(refuse("readmatrix", "unknownOption", message));
            }
        }
    }
    let bytes = read(cx, "readmatrix", &path)?;
    let (separator, of_heading) = match separator {
        Some(separator) => (separator, None),
        None => Separator::of_most(&bytes, b",;\t"),
    };
    // A number alone above lines of several is a heading.
    let several = match &separator {
        Separator::Text(mark) => {
            let holds = |line: &&[u8]| line.windows(mark.len()).any(|w| w == mark);
            let all = lines(&bytes).filter(|line| !is_blank(line)).count();
            2 * lines(&bytes).filter(holds).count() >= all
        }
        Separator::Blanks => false,
    };
    let mut rows = Rows::default();
    let skipped = heading.unwrap_or(0).max(window.row);
    let read = lines(&bytes).take(window.row.saturating_add(window.rows)).skip(skipped);
    for line in read.filter(|line| !is_blank(line)) {
        let start = rows.values.len();
        let mut any = false;
        separator.split(line, |field| {
            let value = value_of(field);
            any |= value.is_some_and(|z| !z.is_nan());
            rows.values.push(value.unwrap_or(f64::NAN.into()));
        });
        let alone = several && rows.values.len() == start + 1
            || of_heading.is_some_and(|mark| line.contains(&mark));
        if heading.is_none() && (!any || alone) && rows.ends.is_empty() {
            // A line of the heading.
            rows.values.truncate(start);
        } else {
            rows.ends.push(rows.values.len());
        }
    }
    one(rows.matrix(window.col, window.cols, f64::NAN)?)
}

/// `x = asciinumbers(path)`: rows of numbers, all of one length, between blanks, commas or semicolons; what follows a
/// percent sign or hash is a comment.
pub(super) fn asciinumbers(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("load", &call.args[0])?;
    let bytes = read(cx, "load", &path)?;
    let mut rows = Rows::default();
    for (number, line) in lines(&bytes).enumerate() {
        let code = line.split(|b| matches!(b, b'%' | b'#')).next().unwrap_or_default();
        let start = rows.values.len();
        let mark = |b: &u8| b.is_ascii_whitespace() || matches!(b, b',' | b';');
        for field in code.split(mark).filter(|field| !field.is_empty()) {
            let Some(value) = value_of(field) else {
                let message = format!(
                    "Unknown text on line number {} of ASCII file {path}: \"{}\".",
                    number + 1,
                    String::from_utf8_lossy(field)
                );
                return Err(Error::new("MATLAB:load:unknownText", message).into());
            };
            rows.values.push(value);
        }
        let length = rows.values.len() - start;
        let first = rows.ends.first().copied().unwrap_or(length);
        if length > 0 && length != first {
            let message = format!(
                "Number of columns on line {} of ASCII file {path} must be the same as previous lines.",
                number + 1
            );
            return Err(Error::new("MATLAB:load:numColumnsNotSame", message).into());
        }
        if length > 0 {
            rows.ends.push(rows.values.len());
        }
    }
    one(rows.matrix(0, usize::MAX, 0.0)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn fields(separator: &Separator, line: &str) -> Vec<String> {
        let mut all = Vec::new();
        separator.split(line.as_bytes(), |f| all.push(String::from_utf8_lossy(f).into_owned()));
        all
    }

    #[test]
    fn fields_lie_between_separators() {
        let comma = Separator::named(",");
        assert_eq!(fields(&comma, "1,,2,"), ["1", "", "2", ""]);
        assert_eq!(fields(&comma, r#""a,b", "c,d" ,3"#), [r#""a,b""#, r#" "c,d" "#, "3"]);
        assert_eq!(fields(&comma, r#""open,1"#), [r#""open"#, "1"]);
        assert_eq!(fields(&Separator::named("::"), "1::2:3"), ["1", "2:3"]);
        assert_eq!(fields(&Separator::Blanks, "  1 \t 2 "), ["1", "2"]);
    }

    #[test]
    fn lines_end_with_either_mark() {
        assert_eq!(lines(b"1\r\n2\n").collect::<Vec<_>>(), [b"1", b"2"]);
    }

    #[test]
    fn cells_of_a_spreadsheet() {
        assert_eq!(cell_of("A1"), Some([0.0, 0.0]));
        assert_eq!(cell_of("ab12"), Some([11.0, 27.0]));
        assert_eq!(cell_of("12"), None);
        assert_eq!(cell_of("A0"), None);
        assert_eq!(corner_of("B7"), Some([Some(7.0), Some(2.0)]));
        assert_eq!(corner_of("7"), Some([Some(7.0), None]));
        assert_eq!(corner_of("c"), Some([None, Some(3.0)]));
        assert_eq!((corner_of(""), corner_of("7B"), corner_of("0")), (None, None, None));
    }
}
