//! Values as the command window shows them.
//!
//! [`display`] is what a statement without a semicolon prints, [`disp`] what `disp` prints. Values
//! and a [`Format`] in, text out. Must not know sessions.

mod containers;
mod numbers;
mod sparse;
mod summary;
mod table;
#[cfg(test)]
mod tests;

pub use summary::{summary, summary_row};

use super::text::char_rows;
use super::{
    Array, Class, Data, Format, Function, Instance, Life, Object, ObjectState, Refusal, Shape,
    TextArray, Value, needs_within,
};
use std::fmt::Write;
use table::Paper;

/// No window shows more elements to any use, and their text would take more room than they do, and a quarter of a second.
const MOST_SHOWN: usize = 500_000;

/// A line in place of the elements, where they are too many.
fn too_many(value: &Value) -> Result<Option<String>, Refusal> {
    let text = matches!(value, Value::Array(a) if a.class() == Class::Char);
    let most = if text { 16 * MOST_SHOWN } else { MOST_SHOWN };
    let mut shown = value.numel();
    if shown > most
        && let Some(elements) = sparse::Elements::of(value)?
    {
        shown = elements.lines();
    }
    Ok((shown > most).then(|| {
        let (by, class) = (by(&value.shape()), value.class_name());
        format!("  {by} {class} array, too large to show whole: index it to see a part")
    }))
}

/// What `name = value` prints when nothing silences it.
pub fn display(name: &str, value: &Value, format: &Format) -> Result<String, Refusal> {
    needs_within(std::slice::from_ref(value))?;
    let mut paper = Paper::new(format);
    if let Some(line) = too_many(value)? {
        paper.title(&format!("{name} ="));
        paper.line(&line);
        paper.gap();
        return Ok(paper.text);
    }
    match value {
        Value::Text(t) => {
            paper.title(&format!("{name} = "));
            text_body(&mut paper, name, t);
            paper.gap();
        }
        Value::Struct(s) => {
            paper.title(&format!("{name} = "));
            containers::struct_body(&mut paper, s, format);
            paper.gap();
        }
        Value::Object(o) => {
            paper.title(&format!("{name} = "));
            if let Some(instance) = &o.of
                && instance.member.borrow().is_some()
            {
                paper.heading(&format!("{} enumeration", instance.class.short_name()));
            }
            object_body(&mut paper, o, format);
            paper.gap();
        }
        Value::Objects(a) => {
            paper.title(&format!("{name} = "));
            containers::objects_body(&mut paper, a, true);
            paper.gap();
        }
        Value::Function(f) => {
            paper.title(&format!("{name} ="));
            paper.heading("function_handle with value:");
            paper.line(&format!("    {}", function_text(f)));
            paper.gap();
        }
        Value::Cell(c) => {
            paper.title(&format!("{name} ="));
            if c.shape.is_empty() {
                paper.line(&format!("  {} empty cell array", by(&c.shape)));
            } else {
                paper.heading(&format!("{} cell array", by(&c.shape)));
                containers::cell_body(&mut paper, name, c, format);
            }
            paper.gap();
        }
        _ if let Some(elements) = sparse::Elements::of(value)? => {
            paper.title(&format!("{name} ="));
            paper.heading(&elements.heading());
            elements.body(&mut paper, true, format);
            paper.gap();
        }
        other => match other.host_array()? {
            Some(array) => display_array(&mut paper, name, &array, format),
            None => paper.title(&format!("{name} = {} {}", by(&other.shape()), other.class_name())),
        },
    }
    Ok(paper.text)
}

/// What `disp(value)` prints.
pub fn disp(value: &Value, format: &Format) -> Result<String, Refusal> {
    needs_within(std::slice::from_ref(value))?;
    let mut paper = Paper::new(format);
    if let Some(line) = too_many(value)? {
        paper.line(&line);
        return Ok(paper.text);
    }
    match value {
        Value::Text(t) if t.texts.len() == 1 => {
            paper.line(t.texts[0].as_deref().unwrap_or("<missing>"));
        }
        Value::Text(t) if t.shape.is_empty() => {
            paper.line(&format!("  {} empty string array", by(&t.shape)));
        }
        Value::Text(t) => text_rows(&mut paper, "", t),
        Value::Struct(s) => {
            if s.shape.is_scalar() {
                containers::struct_fields(&mut paper, s, format);
            } else {
                containers::struct_body(&mut paper, s, format);
            }
        }
        Value::Object(o) => object_body(&mut paper, o, format),
        Value::Objects(a) => containers::objects_body(&mut paper, a, false),
        Value::Function(f) => paper.line(&format!("    {}", function_text(f))),
        Value::Cell(c) if c.shape.is_empty() => {
            if !is_nothing(&c.shape) {
                paper.line(&format!("  {} empty cell array", by(&c.shape)));
            }
        }
        Value::Cell(c) => containers::cell_body(&mut paper, "", c, format),
        _ if let Some(elements) = sparse::Elements::of(value)? => {
            elements.body(&mut paper, false, format);
        }
        other => match other.host_array()? {
            Some(array) => disp_array(&mut paper, &array, format),
            None => paper.line(&format!("  {} {}", by(&other.shape()), other.class_name())),
        },
    }
    Ok(paper.text)
}

fn is_nothing(shape: &Shape) -> bool {
    shape.ndims() == 2 && shape.rows() == 0 && shape.cols() == 0
}

/// `2×3×4`
pub fn by(shape: &Shape) -> String {
    shape.dims().iter().map(usize::to_string).collect::<Vec<_>>().join("×")
}

/// What an array of this class and shape is called: `1×3 int8 row vector`.
fn kind_of(class: Class, shape: &Shape) -> &'static str {
    if !class.is_numeric() {
        return "array";
    }
    match (shape.ndims(), shape.rows(), shape.cols()) {
        (2, 1, _) => "row vector",
        (2, _, 1) => "column vector",
        (2, ..) => "matrix",
        _ => "array",
    }
}

fn empty_text(class: Class, shape: &Shape) -> String {
    format!("  {} empty {} {}", by(shape), class.name(), kind_of(class, shape))
}

fn display_array(paper: &mut Paper, name: &str, array: &Array, format: &Format) {
    let (class, shape) = (array.class(), array.shape());
    if shape.is_empty() {
        paper.title(&format!("{name} ="));
        if class == Class::Double && is_nothing(shape) {
            paper.line("     []");
        } else {
            paper.line(&empty_text(class, shape));
        }
        return paper.gap();
    }
    if class == Class::Char {
        return display_char(paper, name, array);
    }
    let paged = shape.ndims() > 2;
    if !paged || class != Class::Double {
        paper.title(&format!("{name} ="));
    }
    if class != Class::Double {
        if shape.is_scalar() {
            paper.heading(class.name());
        } else {
            paper.heading(&format!("{} {} {}", by(shape), class.name(), kind_of(class, shape)));
        }
    }
    let layout = numbers::layout(array, format);
    if paged {
        pages(paper, shape, |paper, label, first| {
            if first > 0 {
                paper.gap();
            }
            paper.title(&format!("{name}{label} ="));
            let page = layout.page(array, first);
            paper.table(&layout.scale_text(), &page, shape.rows(), layout.width());
            paper.gap();
        });
    } else {
        paper.table(&layout.scale_text(), &layout.page(array, 0), shape.rows(), layout.width());
        paper.gap();
    }
}

fn disp_array(paper: &mut Paper, array: &Array, format: &Format) {
    let shape = array.shape();
    if let Some(rows) = char_rows(array) {
        if shape.is_empty() {
            return paper.line("");
        }
        if shape.ndims() == 2 {
            return rows.iter().for_each(|row| paper.line(row));
        }
        let (rows, per_page) = (paged_rows(array), shape.rows());
        return pages(paper, shape, |paper, label, first| {
            if first > 0 {
                paper.gap();
            }
            paper.title(&format!("{label} ="));
            let page = first / (per_page * shape.cols());
            rows[page * per_page..(page + 1) * per_page].iter().for_each(|row| paper.line(row));
            paper.gap();
        });
    }
    if shape.is_empty() {
        if !is_nothing(shape) {
            paper.line(&empty_text(array.class(), shape));
        }
        return;
    }
    let layout = numbers::layout(array, format);
    if shape.ndims() == 2 {
        paper.table(&layout.scale_text(), &layout.page(array, 0), shape.rows(), layout.width());
        return;
    }
    pages(paper, shape, |paper, label, first| {
        if first > 0 {
            paper.gap();
        }
        paper.title(&format!("{label} ="));
        paper.table(&layout.scale_text(), &layout.page(array, first), shape.rows(), layout.width());
        paper.gap();
    });
}

/// As [`pages`], and for a matrix once, without a label.
fn pages_of(paper: &mut Paper, shape: &Shape, mut each: impl FnMut(&mut Paper, &str, usize)) {
    if shape.ndims() == 2 { each(paper, "", 0) } else { pages(paper, shape, each) }
}

/// Calls `each` for every page with its label `(:,:,2)` and the place of its first element.
fn pages(paper: &mut Paper, shape: &Shape, mut each: impl FnMut(&mut Paper, &str, usize)) {
    let page = shape.rows() * shape.cols();
    let count = shape.numel().checked_div(page).unwrap_or(0);
    for k in 0..count {
        let mut label = String::from("(:,:");
        let mut rest = k;
        for d in 2..shape.ndims() {
            let _ = write!(label, ",{}", rest % shape.dim(d) + 1);
            rest /= shape.dim(d);
        }
        label.push(')');
        each(paper, &label, k * page);
    }
}

fn display_char(paper: &mut Paper, name: &str, array: &Array) {
    let shape = array.shape();
    if shape.ndims() > 2 {
        let per_page = shape.rows();
        let rows = paged_rows(array);
        paper.title(&format!("{name} ="));
        paper.heading(&format!("{} char array", by(shape)));
        return pages(paper, shape, |paper, label, first| {
            paper.title(&format!("{name}{label} ="));
            let page = first / (shape.rows() * shape.cols());
            for row in &rows[page * per_page..(page + 1) * per_page] {
                paper.line(&format!("    '{}'", in_one_line(row)));
            }
            paper.gap();
        });
    }
    paper.title(&format!("{name} ="));
    if shape.rows() != 1 {
        paper.heading(&format!("{} char array", by(shape)));
    }
    let single = shape.rows() == 1;
    for row in char_rows(array).unwrap_or_default() {
        let row = if single { hanging(&row) } else { in_one_line(&row) };
        paper.line(&format!("    '{row}'"));
    }
    paper.gap();
}

/// Further lines of a quoted text begin below its first character.
fn hanging(text: &str) -> String {
    text.replace('\n', "\n     ")
}

/// A text where one line is all there is: ends of lines and tabulators are signs.
fn in_one_line(text: &str) -> String {
    text.replace('\n', "↵").replace('\t', "→")
}

/// The rows of every page of a char array, page after page.
fn paged_rows(array: &Array) -> Vec<String> {
    let Data::Char(units) = array.data() else { return Vec::new() };
    let (rows, cols) = (array.shape().rows(), array.shape().cols());
    units
        .chunks(rows * cols)
        .flat_map(|page| {
            let page = Array::from_vec(Shape::matrix(rows, cols), page.to_vec());
            char_rows(&page).unwrap_or_default()
        })
        .collect()
}

fn quoted(text: Option<&str>) -> String {
    text.map_or_else(|| "<missing>".to_owned(), |t| format!("\"{}\"", in_one_line(t)))
}

fn text_body(paper: &mut Paper, name: &str, t: &TextArray) {
    if let [Some(text)] = t.texts.as_slice() {
        return paper.line(&format!("    \"{}\"", hanging(text)));
    }
    if t.shape.is_scalar() {
        return paper.line(&format!("    {}", quoted(None)));
    }
    if t.shape.is_empty() {
        return paper.line(&format!("  {} empty string array", by(&t.shape)));
    }
    paper.heading(&format!("{} string array", by(&t.shape)));
    text_rows(paper, name, t);
}

fn text_rows(paper: &mut Paper, name: &str, t: &TextArray) {
    let cells: Vec<String> = t.texts.iter().map(|text| quoted(text.as_deref())).collect();
    containers::aligned(paper, name, &t.shape, &cells);
}

/// A handle as `func2str` gives it, with its @.
pub fn function_text(f: &Function) -> String {
    match f {
        Function::Named { name, .. } => format!("@{name}"),
        Function::Anonymous { text, .. } => text.to_string(),
    }
}

/// The line that a value's display begins with.
pub fn title(text: &str, format: &Format) -> String {
    let mut paper = Paper::new(format);
    paper.title(text);
    paper.text
}

/// An object of a class that a program defines.
fn instance_body(paper: &mut Paper, object: &Object, instance: &Instance, format: &Format) {
    let short = instance.class.short_name();
    if instance.life.get() == Life::Deleted {
        paper.heading(&format!("handle to deleted {short}"));
        return;
    }
    if instance.class.of_struct {
        return paper.line(&format!("  {short} object: 1-by-1"));
    }
    if let Some(member) = &*instance.member.borrow() {
        return paper.line(&format!("    {member}"));
    }
    if let ObjectState::Fields(fields) = &*object.state.borrow() {
        if fields.is_empty() {
            paper.heading(&format!("{short} with no properties."));
            return;
        }
        paper.heading(&format!("{short} with properties:"));
        containers::named_values(paper, fields.iter().map(|(k, v)| (&**k, v)), format);
    }
}

fn object_body(paper: &mut Paper, object: &Object, format: &Format) {
    if let Some(instance) = &object.of {
        return instance_body(paper, object, instance, format);
    }
    if let ObjectState::Dictionary(of) = &*object.state.borrow() {
        return containers::dictionary_body(paper, of, format);
    }
    let short = object.class.rsplit('.').next().unwrap_or(&object.class);
    paper.heading(&format!("{short} with properties:"));
    match &*object.state.borrow() {
        ObjectState::Map(map) => {
            paper.line(&format!("        Count: {}", map.entries.len()));
            paper.line(&format!("      KeyType: {}", map.key_type));
            paper.line(&format!("    ValueType: {}", map.value_type));
        }
        ObjectState::Fields(fields) => {
            // What an inputParser has been told is its own affair.
            let shown = fields.iter().map(|(k, v)| (&**k, v)).filter(|(k, _)| *k != "Declared");
            containers::named_values(paper, shown, format);
        }
        ObjectState::Dictionary(_) => {}
    }
}
