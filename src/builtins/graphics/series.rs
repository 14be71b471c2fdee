//! The arguments of drawing functions: data with a format like `'r--o'` and properties by name.

use super::model::{Datum, Fields, put};
use crate::builtins::Flow;
use crate::builtins::arguments::{array, refuse};
use crate::value::room::room;
use crate::value::{Data, Value, cast, text::text_of};
use std::rc::Rc;

/// Numbers in columns.
pub(super) struct Columns {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) elements: Vec<f64>,
}

impl Columns {
    pub(super) fn of(name: &str, value: &Value) -> Flow<Columns> {
        let array = array(name, value)?;
        if array.shape().dims().len() > 2 {
            return Err(refuse(name, "dimensions", "expected a vector or a matrix"));
        }
        let (rows, columns) = (array.shape().dim(0), array.shape().dim(1));
        // Empty ones as well have coordinates, a line for each column.
        room(rows.max(columns).saturating_mul(64))?;
        Ok(Columns { rows, columns, elements: cast::to_f64(array.data()) })
    }

    pub(super) fn is_vector(&self) -> bool {
        self.rows == 1 || self.columns == 1
    }

    /// A vector stands up.
    pub(super) fn upright(self) -> Columns {
        if self.rows == 1 {
            return Columns { rows: self.columns, columns: 1, elements: self.elements };
        }
        self
    }

    /// A matrix with its rows as columns.
    fn transposed(self) -> Columns {
        let (rows, columns) = (self.rows, self.columns);
        let places = (0..rows).flat_map(move |i| (0..columns).map(move |j| i + j * rows));
        let elements = places.map(|at| self.elements[at]).collect();
        Columns { rows: columns, columns: rows, elements }
    }

    /// The real and the imaginary parts of complex numbers, which are points of the plane.
    fn of_complex(name: &str, value: &Value) -> Flow<Option<Vec<Columns>>> {
        let array = array(name, value)?;
        let (re, im): (Vec<f64>, Vec<f64>) = match array.data() {
            Data::C64(v) => v.iter().map(|z| (z.re, z.im)).unzip(),
            Data::C32(v) => v.iter().map(|z| (f64::from(z.re), f64::from(z.im))).unzip(),
            _ => return Ok(None),
        };
        let Columns { rows, columns, .. } = Columns::of(name, value)?;
        let part = |elements: Vec<f64>| Columns { rows, columns, elements };
        Ok(Some(vec![part(re), part(im)]))
    }

    pub(super) fn column(&self, k: usize) -> Rc<[f64]> {
        let k = if self.columns == 1 { 0 } else { k };
        self.elements.get(k * self.rows..(k + 1) * self.rows).unwrap_or(&[]).into()
    }
}

/// 1, 2, … n, where a program gives no coordinates.
pub(super) fn counted(n: usize) -> Vec<f64> {
    (1..=n).map(|k| k as f64).collect()
}

pub(super) fn is_text(value: &Value) -> bool {
    value.is_char() || matches!(value, Value::Text(_))
}

/// A property's value as data.
pub(super) fn datum(name: &str, value: &Value) -> Flow<Datum> {
    if let Some(text) = value.as_text()?.filter(|_| is_text(value)) {
        return Ok(text.into());
    }
    if let Value::Cell(_) = value {
        let texts = crate::builtins::arguments::texts(name, value)?;
        return Ok(Datum::List(texts.into_iter().map(Datum::Text).collect()));
    }
    let array = array(name, value)?;
    Ok(match (array.data(), array.numel()) {
        (Data::Bool(v), 1) => v[0].into(),
        (data, 1) => cast::to_f64(data)[0].into(),
        (data, _) => cast::to_f64(data).into(),
    })
}

/// The value of a property by its name: what answers an event, and a program's own data, may be anything.
pub(super) fn datum_of(name: &str, key: &str, value: &Value) -> Flow<Datum> {
    let key = key.to_ascii_lowercase();
    let answers = key.ends_with("fcn") || key.ends_with("callback");
    if key == "userdata" || answers && !is_text(value) {
        return Ok(Datum::Kept(value.into()));
    }
    datum(name, value)
}

/// Splits off what begins with the first text that is no format: properties, by name and value.
pub(super) fn properties<'a>(name: &str, args: &'a [Value]) -> Flow<(&'a [Value], Fields)> {
    let mut fields = Fields::new();
    let mut first = args.len();
    for (k, arg) in args.iter().enumerate().rev() {
        let text = arg.as_text()?.filter(|_| is_text(arg));
        if text.is_some_and(|text| Format::read(&text).is_none() && text != "filled") {
            first = k;
        }
    }
    let (data, rest) = args.split_at(first);
    let mut pairs = rest.chunks_exact(2);
    for pair in &mut pairs {
        let Some(key) = pair[0].as_text()?.filter(|_| is_text(&pair[0])) else {
            return Err(refuse(name, "property", "expected the name of a property"));
        };
        put(&mut fields, property(&key), datum_of(name, &key, &pair[1])?);
    }
    if let [alone] = pairs.remainder() {
        let text = alone.as_text()?.unwrap_or_default();
        let message = format!("'{text}' is neither a format nor a property with a value");
        return Err(refuse(name, "property", message));
    }
    Ok((data, fields))
}

/// Properties that drawing knows, as it knows them. Programs write them in any case.
const PROPERTIES: [&str; 40] = [
    "color",
    "lineStyle",
    "lineWidth",
    "marker",
    "markerSize",
    "markerFaceColor",
    "markerEdgeColor",
    "faceColor",
    "edgeColor",
    "faceAlpha",
    "edgeAlpha",
    "fontSize",
    "fontWeight",
    "fontAngle",
    "fontName",
    "horizontalAlignment",
    "verticalAlignment",
    "rotation",
    "interpreter",
    "backgroundColor",
    "baseValue",
    "barWidth",
    "showText",
    "visible",
    "xticks",
    "yticks",
    "zticks",
    "xticklabels",
    "yticklabels",
    "zticklabels",
    "xlim",
    "ylim",
    "zlim",
    "clim",
    "xscale",
    "yscale",
    "zscale",
    "xdir",
    "ydir",
    "zdir",
];

/// `LineWidth` as `lineWidth`; the name by which a legend knows an item as `label`.
pub(super) fn property(key: &str) -> String {
    let same = |name: &str| key.eq_ignore_ascii_case(name);
    if same("DisplayName") {
        return "label".to_owned();
    }
    // Axes have XTick where the functions are called xticks, and texts have String.
    for (written, known) in [
        ("String", "text"),
        ("XTick", "xticks"),
        ("YTick", "yticks"),
        ("ZTick", "zticks"),
        ("XTickLabel", "xticklabels"),
        ("YTickLabel", "yticklabels"),
        ("ZTickLabel", "zticklabels"),
        ("CLim", "clim"),
        ("XLabel", "xlabel"),
        ("YLabel", "ylabel"),
        ("ZLabel", "zlabel"),
    ] {
        if same(written) {
            return known.to_owned();
        }
    }
    if let Some(known) = PROPERTIES.iter().find(|name| same(name)) {
        return (*known).to_owned();
    }
    let mut letters = key.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

/// Colours that formats may write out: all but black begin with their letters.
const COLORS: [&str; 8] = ["red", "green", "blue", "cyan", "magenta", "yellow", "black", "white"];

/// Colour, marker and line of a format such as `'r--o'`, in letters of any case.
#[derive(Default)]
pub(super) struct Format {
    pub(super) color: Option<char>,
    pub(super) marker: Option<char>,
    pub(super) line: Option<&'static str>,
}

impl Format {
    /// None where the text is no format.
    pub(super) fn read(text: &str) -> Option<Format> {
        let mut format = Format::default();
        let mut rest = text;
        while let Some(next) = rest.chars().next() {
            if next == ' ' {
                rest = &rest[1..];
                continue;
            }
            if let Some(line) = ["--", "-.", "-", ":"].into_iter().find(|l| rest.starts_with(l)) {
                if format.line.replace(line).is_some() {
                    return None;
                }
                rest = &rest[line.len()..];
                continue;
            }
            let named = COLORS.iter().find(|name| {
                rest.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name))
            });
            let letter = match named {
                Some(&"black") => 'k',
                _ => next.to_ascii_lowercase(),
            };
            let place = if "rgbcmykw".contains(letter) {
                &mut format.color
            } else if "+o*.x_|sd^v><ph".contains(letter) {
                &mut format.marker
            } else {
                return None;
            };
            if place.replace(letter).is_some() {
                return None;
            }
            rest = &rest[named.map_or(next.len_utf8(), |name| name.len())..];
        }
        (!text.trim().is_empty()).then_some(format)
    }

    /// Adds what it says to an item. A marker without a line is drawn without one.
    pub(super) fn add_to(&self, item: &mut Fields) {
        if let Some(color) = self.color {
            put(item, "color", color.to_string());
        }
        if let Some(marker) = self.marker {
            put(item, "marker", marker.to_string());
        }
        match (self.line, self.marker) {
            (Some(line), _) => put(item, "lineStyle", line),
            (None, Some(_)) => put(item, "lineStyle", "none"),
            (None, None) => {}
        }
    }
}

/// The groups `x, y, format` or `y, format` of a call, each with a line for every column.
pub(super) fn lines(name: &str, mut args: &[Value], dimensions: usize) -> Flow<Vec<Fields>> {
    let mut made = Vec::new();
    while !args.is_empty() {
        let data = args.iter().take_while(|a| !is_text(a)).count();
        let taken = data.min(dimensions);
        let format = args.get(taken).filter(|_| taken == data && taken > 0);
        let format = match text_of(format)? {
            Some(text) => Format::read(&text).ok_or_else(|| {
                refuse(name, "format", format!("expected a format such as 'r--o', found '{text}'"))
            })?,
            None => Format::default(),
        };
        let used = taken + usize::from(taken == data && args.get(taken).is_some());
        if taken == 0 || dimensions == 3 && taken != 3 {
            return Err(refuse(name, "arguments", "expected data before a format"));
        }
        let plane = match &args[..taken] {
            [alone] if ["plot", "semilogx", "semilogy", "loglog"].contains(&name) => {
                Columns::of_complex(name, alone)?
            }
            _ => None,
        };
        let columns: Vec<Columns> = match plane {
            Some(both) => both,
            None => args[..taken].iter().map(|a| Columns::of(name, a)).collect::<Flow<_>>()?,
        };
        for mut item in group(name, columns)? {
            format.add_to(&mut item);
            made.push(item);
        }
        args = &args[used..];
    }
    Ok(made)
}

/// So many lines of one call are drawn at most.
const MOST: usize = 1 << 16;

/// Two coordinates beside each other: a vector belongs to the rows of a matrix, or else to its columns, and one number to each
/// of a vector, as points of their own.
fn pair(columns: Vec<Columns>) -> Vec<Columns> {
    let [x, y] = match <[Columns; 2]>::try_from(columns) {
        Ok(both) => both,
        Err(others) => return others,
    };
    let (m, n) = (x.elements.len(), y.elements.len());
    match (x.is_vector(), y.is_vector()) {
        (true, true) if m != n && m.min(n) == 1 => {
            let lying = |c: Columns| {
                let columns = c.elements.len();
                Columns { rows: 1, columns, elements: c.elements }
            };
            vec![lying(x), lying(y)]
        }
        (true, true) => vec![x.upright(), y.upright()],
        (true, false) => {
            let y = if m != y.rows && m == y.columns { y.transposed() } else { y };
            vec![x.upright(), y]
        }
        (false, true) => {
            let x = if n != x.rows && n == x.columns { x.transposed() } else { x };
            vec![x, y.upright()]
        }
        (false, false) => vec![x, y],
    }
}

/// A line for every column of the widest of `columns`, against the others.
pub(super) fn group(name: &str, columns: Vec<Columns>) -> Flow<Vec<Fields>> {
    let names: &[&'static str] = match columns.len() {
        1 => &["y"],
        2 => &["x", "y"],
        _ => &["x", "y", "z"],
    };
    let all_vectors = columns.iter().all(Columns::is_vector);
    let length = columns.last().map_or(0, |c| c.elements.len());
    let columns: Vec<Columns> = if columns.len() == 2 && name != "scatter" {
        pair(columns)
    } else {
        columns
            .into_iter()
            .map(|c| if all_vectors || c.is_vector() && c.rows == 1 { c.upright() } else { c })
            .collect()
    };
    let rows = columns.last().map_or(0, |c| c.rows);
    let none = columns.iter().any(|c| c.columns == 0);
    let widest = columns.iter().map(|c| c.columns).max().unwrap_or(0);
    let count = if none { 0 } else { widest };
    if columns.iter().any(|c| c.rows != rows || c.columns != 1 && c.columns != count) {
        let message =
            format!("expected vectors of the same length as the data, which has {length}");
        return Err(refuse(name, "lengths", message));
    }
    if count > MOST {
        let message = format!("expected at most {MOST} columns of data, found {count}");
        return Err(refuse(name, "columns", message));
    }
    Ok((0..count)
        .map(|k| {
            let mut item = Fields::new();
            put(&mut item, "type", "line");
            if columns.len() == 1 {
                put(&mut item, "x", counted(rows));
            }
            for (name, column) in names.iter().zip(&columns) {
                put(&mut item, *name, Datum::Numbers(column.column(k)));
            }
            item
        })
        .collect())
}
