//! Workbooks (ECMA-376, SpreadsheetML): their sheets as cells, and as the delimited text that says the same.

use super::zip::{Archive, packed};
use crate::builtins::arguments::{cell, none, one, refuse, text, truth, whole};
use crate::builtins::context::Files;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::value::room::room;
use crate::value::{Array, Data, ElemType, Shape, Value, cast};
use roxmltree::{Document, Node};

/// What a cell holds.
#[derive(Clone, Debug, Default, PartialEq)]
enum Cell {
    #[default]
    Nothing,
    Number(f64),
    Text(String),
    Truth(bool),
    /// Days since the end of 1899, as workbooks count them.
    Date(f64),
}

/// Sheets that are made because a later one is named by its number.
const MOST_SHEETS: i64 = 1000;

/// A sheet's name and its rows from the first one on; each ends with its last cell.
#[derive(Debug, Default)]
struct Sheet {
    name: String,
    rows: Vec<Vec<Cell>>,
}

impl Sheet {
    fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Puts a cell at its place. There are no more rows and columns than the format allows.
    fn put(&mut self, row: usize, col: usize, cell: Cell) -> Result<(), Error> {
        if row >= 1 << 20 || col >= 1 << 14 {
            return Err(damaged("a cell lies outside of a sheet"));
        }
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        let cells = &mut self.rows[row];
        if cells.len() <= col {
            room((col + 1) * size_of::<Cell>())?;
            cells.resize(col + 1, Cell::Nothing);
        }
        cells[col] = cell;
        Ok(())
    }
}

fn damaged(why: impl std::fmt::Display) -> Error {
    Error::new(
        "MATLAB:spreadsheet:book:openSheetFile",
        format!("the workbook cannot be read: {why}"),
    )
}

fn attribute<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    node.attributes().find(|attribute| attribute.name() == name).map(|attribute| attribute.value())
}

fn named<'a, 'input>(
    node: Node<'a, 'input>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    node.descendants().filter(move |node| node.is_element() && node.tag_name().name() == name)
}

/// All text within a node but what says how it is spoken.
fn text_of(node: Node<'_, '_>) -> String {
    let spoken = |node: Node<'_, '_>| node.ancestors().any(|node| node.tag_name().name() == "rPh");
    named(node, "t").filter(|&t| !spoken(t)).filter_map(|t| t.text()).collect()
}

/// Row and column of a name such as `B7`, counted from 0.
fn place_of(name: &str) -> Option<(usize, usize)> {
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let (letters, digits) = name.split_at(digits);
    let column = letters.bytes().try_fold(0usize, |sum, c| {
        c.is_ascii_alphabetic().then(|| sum * 26 + usize::from(c.to_ascii_uppercase() - b'@'))
    })?;
    Some((digits.parse::<usize>().ok()?.checked_sub(1)?, column.checked_sub(1)?))
}

/// Whether a number that is shown by this format is a date.
fn shows_a_date(format: &str) -> bool {
    let mut plain = String::new();
    let mut rest = format.chars();
    while let Some(c) = rest.next() {
        match c {
            '"' => rest.by_ref().take_while(|&c| c != '"').for_each(drop),
            '[' => {
                let inner: String = rest.by_ref().take_while(|&c| c != ']').collect();
                // Hours, minutes and seconds that do not end with the day.
                if inner.chars().all(|c| "hms".contains(c.to_ascii_lowercase())) {
                    plain.push_str(&inner);
                }
            }
            '\\' | '_' | '*' => drop(rest.next()),
            c => plain.push(c.to_ascii_lowercase()),
        }
    }
    plain != "general" && plain.contains(['y', 'm', 'd', 'h', 's'])
}

fn parsed(text: &str) -> Result<Document<'_>, Error> {
    Document::parse(text).map_err(damaged)
}

/// The texts and formats that the cells of a workbook share.
struct Shared {
    texts: Vec<String>,
    dates: Vec<bool>,
    /// Workbooks may count days from 1904 on.
    from_1904: bool,
}

fn file(archive: &Archive<'_>, name: &str) -> Result<Option<String>, Error> {
    Ok(archive.file(name)?.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
}

/// The sheets of a workbook that are `wanted`; of the others only their names.
fn sheets_of(bytes: &[u8], wanted: impl Fn(usize, &str) -> bool) -> Result<Vec<Sheet>, Error> {
    let archive = Archive::open(bytes).ok_or_else(|| {
        damaged("it is not an Office Open XML workbook (.xlsx)").hint(
            "the older format .xls cannot be read; spreadsheet programs save it as .xlsx or .csv",
        )
    })?;
    let book = file(&archive, "xl/workbook.xml")?.ok_or_else(|| damaged("it has no sheets"))?;
    let book = parsed(&book)?;
    let links = file(&archive, "xl/_rels/workbook.xml.rels")?.unwrap_or_else(|| "<r/>".to_owned());
    let links = parsed(&links)?;
    let shared = shared_by(&archive, &book)?;
    let mut sheets = Vec::new();
    for (k, node) in named(book.root(), "sheet").enumerate() {
        let name = attribute(node, "name").unwrap_or_default().to_owned();
        let mut sheet = Sheet { name, rows: Vec::new() };
        if wanted(k, &sheet.name) {
            let id = node.attributes().find(|a| a.name() == "id").map(|a| a.value());
            let link =
                named(links.root(), "Relationship").find(|&link| attribute(link, "Id") == id);
            let target = link.and_then(|link| attribute(link, "Target")).unwrap_or_default();
            let path = match target.strip_prefix('/') {
                Some(path) => path.to_owned(),
                None => format!("xl/{target}"),
            };
            let text =
                file(&archive, &path)?.ok_or_else(|| damaged(format!("it has no {path}")))?;
            read_cells(&parsed(&text)?, &shared, &mut sheet)?;
        }
        sheets.push(sheet);
    }
    Ok(sheets)
}

fn shared_by(archive: &Archive<'_>, book: &Document<'_>) -> Result<Shared, Error> {
    let texts = match file(archive, "xl/sharedStrings.xml")? {
        Some(text) => named(parsed(&text)?.root(), "si").map(text_of).collect(),
        None => Vec::new(),
    };
    let dates = match file(archive, "xl/styles.xml")? {
        Some(text) => {
            let styles = parsed(&text)?;
            let format_of = |id: &str| {
                let format = named(styles.root(), "numFmt")
                    .find(|&format| attribute(format, "numFmtId") == Some(id));
                format.and_then(|format| attribute(format, "formatCode"))
            };
            let is_date = |style: Node<'_, '_>| {
                let id = attribute(style, "numFmtId").unwrap_or("0");
                match (format_of(id), id.parse::<u32>()) {
                    (Some(format), _) => shows_a_date(format),
                    (None, Ok(id)) => matches!(id, 14..=22 | 45..=47),
                    (None, Err(_)) => false,
                }
            };
            let styles = named(styles.root(), "cellXfs").flat_map(|styles| named(styles, "xf"));
            styles.map(is_date).collect()
        }
        None => Vec::new(),
    };
    let from_1904 = named(book.root(), "workbookPr")
        .any(|node| matches!(attribute(node, "date1904"), Some("1" | "true")));
    Ok(Shared { texts, dates, from_1904 })
}

fn read_cells(text: &Document<'_>, shared: &Shared, sheet: &mut Sheet) -> Result<(), Error> {
    let mut row = 0;
    for node in named(text.root(), "row") {
        row = attribute(node, "r").and_then(|r| r.parse().ok()).unwrap_or(row + 1);
        let mut col = 0;
        for cell in node.children().filter(|node| node.tag_name().name() == "c") {
            // A cell that does not say where it lies follows the one before it.
            let at = attribute(cell, "r").and_then(place_of).unwrap_or((row.max(1) - 1, col));
            col = at.1 + 1;
            let held = cell_of(cell, shared);
            if held != Cell::Nothing {
                sheet.put(at.0, at.1, held)?;
            }
        }
    }
    Ok(())
}

fn cell_of(cell: Node<'_, '_>, shared: &Shared) -> Cell {
    let value = named(cell, "v").next().and_then(|v| v.text()).unwrap_or_default();
    match attribute(cell, "t").unwrap_or("n") {
        "s" => {
            let text = value.trim().parse::<usize>().ok().and_then(|k| shared.texts.get(k));
            text.map_or(Cell::Nothing, |text| Cell::Text(text.clone()))
        }
        "inlineStr" => Cell::Text(text_of(cell)),
        "str" => Cell::Text(value.to_owned()),
        "b" => Cell::Truth(value.trim() == "1"),
        "d" => Cell::Text(value.to_owned()),
        "e" => Cell::Nothing,
        _ => {
            let style = attribute(cell, "s").and_then(|s| s.parse::<usize>().ok()).unwrap_or(0);
            let days = if shared.from_1904 { 1462.0 } else { 0.0 };
            match (value.trim().parse::<f64>(), shared.dates.get(style)) {
                (Ok(x), Some(true)) => Cell::Date(x + days),
                (Ok(x), _) => Cell::Number(x),
                (Err(_), _) => Cell::Nothing,
            }
        }
    }
}

/// The sheet that a program names: by its name or its number from 1.
fn read_sheet(cx: &Cx<'_>, name: &str, path: &str, which: &Value) -> Flow<Sheet> {
    let bytes = read(cx, name, path)?;
    let by_name = which.as_text()?;
    let number = match &by_name {
        Some(_) => 0,
        None => whole(name, which)?,
    };
    let wanted = |k: usize, sheet: &str| match &by_name {
        Some(by_name) => sheet.eq_ignore_ascii_case(by_name),
        None => k as i64 + 1 == number,
    };
    let sheets = sheets_of(&bytes, wanted)?;
    let count = sheets.len();
    let found = sheets.into_iter().enumerate().find(|(k, sheet)| wanted(*k, &sheet.name));
    Ok(found.map(|(_, sheet)| sheet).ok_or_else(|| {
        let named = by_name.map_or_else(|| number.to_string(), |by_name| format!("'{by_name}'"));
        let message = format!("{name}: there is no sheet {named} among the {count} of '{path}'");
        Error::new("MATLAB:spreadsheet:book:openSheetName", message)
    })?)
}

fn read(cx: &Cx<'_>, name: &str, path: &str) -> Flow<Vec<u8>> {
    Ok(cx.world.files.read_anywhere(path).ok_or_else(|| {
        Error::new(
            "MATLAB:spreadsheet:book:fileOpen",
            format!("{name}: could not open file {path}: no such file"),
        )
    })?)
}

/// `cells = sheetcells(path, sheet)`: numbers, texts and truths; where there is nothing, an empty array.
pub(super) fn sheetcells(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("xlsread", &call.args[0])?;
    let sheet = read_sheet(cx, "xlsread", &path, &call.args[1])?;
    let (rows, cols) = (sheet.rows.len(), sheet.width());
    room(rows.saturating_mul(cols).saturating_mul(size_of::<Value>()))?;
    let mut cells = Vec::with_capacity(rows * cols);
    for col in 0..cols {
        cells.extend(sheet.rows.iter().map(|row| match row.get(col) {
            None | Some(Cell::Nothing) => {
                Value::from(Array::from_vec(Shape::matrix(0, 0), Vec::<f64>::new()))
            }
            Some(Cell::Number(x) | Cell::Date(x)) => Value::from(*x),
            Some(Cell::Text(text)) => Value::from(text.as_str()),
            Some(Cell::Truth(held)) => Value::from(*held),
        }));
    }
    one(cell(Shape::matrix(rows, cols), cells))
}

/// `text = sheettext(path, sheet, trimmed)`: the rows of a sheet as lines with commas between their cells; dates as such. Empty rows
/// and columns before the first cell are left out where that is wanted.
pub(in crate::builtins) fn sheettext(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("readtable", &call.args[0])?;
    let mut sheet = read_sheet(cx, "readtable", &path, &call.args[1])?;
    if truth("readtable", &call.args[2])? {
        let is_empty = |row: &[Cell]| row.iter().all(|cell| *cell == Cell::Nothing);
        let rows = sheet.rows.iter().take_while(|row| is_empty(row)).count();
        sheet.rows.drain(..rows);
        let before =
            |row: &Vec<Cell>| row.iter().take_while(|cell| **cell == Cell::Nothing).count();
        let cols = sheet.rows.iter().filter(|row| !is_empty(row)).map(before).min().unwrap_or(0);
        for row in &mut sheet.rows {
            row.drain(..cols.min(row.len()));
        }
    }
    let width = sheet.width();
    let mut out = String::new();
    for row in &sheet.rows {
        for col in 0..width {
            if col > 0 {
                out.push(',');
            }
            match row.get(col).unwrap_or(&Cell::Nothing) {
                Cell::Nothing => {}
                Cell::Number(x) => out.push_str(&format!("{x}")),
                Cell::Truth(held) => out.push(if *held { '1' } else { '0' }),
                Cell::Date(days) => out.push_str(&date_of(*days)),
                Cell::Text(text) => {
                    out.push('"');
                    out.push_str(&text.replace('"', "\"\""));
                    out.push('"');
                }
            }
        }
        // A row of one column that holds nothing is one all the same.
        if width == 1 && matches!(row.first(), None | Some(Cell::Nothing)) {
            out.push_str("\"\"");
        }
        out.push('\n');
    }
    one(Value::from(out.as_str()))
}

/// A date, and a time where there is one, as ISO 8601 writes them. The 29th of February 1900, which workbooks have, never was.
fn date_of(days: f64) -> String {
    let seconds = (days * 86400.0).round() as i64;
    let (day, second) = (seconds.div_euclid(86400), seconds.rem_euclid(86400));
    let day = if day < 60 { day + 1 } else { day };
    // Days since the first of March of the year 0 (E. G. Richards, Mapping Time, 1998).
    let days = day + 693_899;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    let (hour, minute) = (second / 3600, second / 60 % 60);
    match second {
        0 => format!("{year:04}-{month:02}-{date:02}"),
        second => {
            format!("{year:04}-{month:02}-{date:02} {hour:02}:{minute:02}:{:02}", second % 60)
        }
    }
}

/// `names = sheetlist(path)`: the names of the sheets of a workbook, in a cell array.
pub(super) fn sheetlist(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("sheetnames", &call.args[0])?;
    let bytes = read(cx, "sheetnames", &path)?;
    let names = sheets_of(&bytes, |_, _| false)?;
    let names: Vec<Value> = names.iter().map(|sheet| Value::from(sheet.name.as_str())).collect();
    one(cell(Shape::matrix(names.len(), 1), names))
}

/// `tosheet(path, cells, sheet, row, column, anew)`: puts cells on a sheet of a workbook, whose other cells stay; the workbook and
/// the sheet are made where there are none, and always where `anew` is true.
pub(super) fn tosheet(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    const NAME: &str = "xlswrite";
    let path = text(NAME, &call.args[0])?;
    let Value::Cell(cells) = &call.args[1] else { return none() };
    let by_name = call.args[2].as_text()?;
    let number = match &by_name {
        Some(_) => 0,
        None => match whole(NAME, &call.args[2])? {
            number @ 1..=MOST_SHEETS => number as usize,
            number => {
                let message = format!(
                    "expected a sheet by its name or its number from 1 to {MOST_SHEETS}, found {number}"
                );
                return Err(refuse(NAME, "badSheet", message));
            }
        },
    };
    let [row, col] =
        [whole(NAME, &call.args[3])?, whole(NAME, &call.args[4])?].map(|at| at.max(1) as usize - 1);
    let anew = truth(NAME, &call.args[5])?;
    let mut sheets = match cx.world.files.read(&path) {
        Some(bytes) if !anew => sheets_of(&bytes, |_, _| true)?,
        _ => Vec::new(),
    };
    let found = match &by_name {
        Some(by_name) => sheets.iter().position(|sheet| sheet.name.eq_ignore_ascii_case(by_name)),
        None => Some(number - 1).filter(|&k| k < sheets.len()),
    };
    let at = found.unwrap_or_else(|| {
        let unnamed = |k: usize| Sheet { name: format!("Sheet{k}"), rows: Vec::new() };
        match &by_name {
            Some(by_name) => sheets.push(Sheet { name: by_name.clone(), rows: Vec::new() }),
            None => sheets.extend((sheets.len() + 1..=number).map(unnamed)),
        }
        sheets.len() - 1
    });
    let height = cells.shape.dims()[0];
    for (k, value) in cells.cells.iter().enumerate() {
        let held = match value.as_text()? {
            Some(text) => Cell::Text(text),
            None => match value.host_array()?.map(|array| (array.numel(), array.data().clone())) {
                Some((1, Data::Bool(v))) => Cell::Truth(v[0]),
                Some((1, data)) => match cast::convert(&data, ElemType::DOUBLE) {
                    Data::F64(x) if x[0].is_finite() => Cell::Number(x[0]),
                    _ => Cell::Nothing,
                },
                _ => Cell::Nothing,
            },
        };
        sheets[at].put(row + k % height, col + k / height, held)?;
    }
    cx.world.files.write(&path, &workbook(&sheets))?;
    none()
}

fn escaped(text: &str) -> String {
    // Characters that XML does not have are left out.
    let held = text.chars().filter(|&c| c >= ' ' || matches!(c, '\t' | '\n' | '\r'));
    held.fold(String::with_capacity(text.len()), |mut out, c| {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
        out
    })
}

/// The letters of a column, counted from 0.
fn letters(mut col: usize) -> String {
    let mut out = String::new();
    loop {
        out.insert(0, char::from(b'A' + (col % 26) as u8));
        if col < 26 {
            return out;
        }
        col = col / 26 - 1;
    }
}

fn workbook(sheets: &[Sheet]) -> Vec<u8> {
    const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
    const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    const LINKS: &str = "http://schemas.openxmlformats.org/package/2006/relationships";
    const KINDS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const TYPE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";
    let (mut types, mut names, mut links) = (String::new(), String::new(), String::new());
    let mut files = Vec::new();
    for (k, sheet) in (1..).zip(sheets) {
        types += &format!(
            "<Override PartName=\"/xl/worksheets/sheet{k}.xml\" ContentType=\"{TYPE}.worksheet+xml\"/>"
        );
        names +=
            &format!("<sheet name=\"{}\" sheetId=\"{k}\" r:id=\"rId{k}\"/>", escaped(&sheet.name));
        links += &format!(
            "<Relationship Id=\"rId{k}\" Type=\"{KINDS}/worksheet\" Target=\"worksheets/sheet{k}.xml\"/>"
        );
        let mut rows = String::new();
        for (r, row) in sheet.rows.iter().enumerate() {
            rows += &format!("<row r=\"{}\">", r + 1);
            for (c, cell) in row.iter().enumerate() {
                let at = format!("{}{}", letters(c), r + 1);
                match cell {
                    Cell::Nothing => {}
                    Cell::Number(x) => rows += &format!("<c r=\"{at}\"><v>{x:?}</v></c>"),
                    Cell::Date(x) => rows += &format!("<c r=\"{at}\" s=\"1\"><v>{x:?}</v></c>"),
                    Cell::Truth(held) => {
                        rows += &format!("<c r=\"{at}\" t=\"b\"><v>{}</v></c>", u8::from(*held))
                    }
                    Cell::Text(text) => {
                        let text = escaped(text);
                        rows += &format!(
                            "<c r=\"{at}\" t=\"inlineStr\"><is><t xml:space=\"preserve\">{text}</t></is></c>"
                        );
                    }
                }
            }
            rows += "</row>";
        }
        let text =
            format!("{HEAD}<worksheet xmlns=\"{MAIN}\"><sheetData>{rows}</sheetData></worksheet>");
        files.push((format!("xl/worksheets/sheet{k}.xml"), text));
    }
    // Style 1 is a date.
    let part = "<font/>";
    let styles = format!(
        "{HEAD}<styleSheet xmlns=\"{MAIN}\"><fonts count=\"1\">{part}</fonts><fills count=\"1\"><fill/></fills><borders count=\"1\"><border/></borders>\
         <cellStyleXfs count=\"1\"><xf/></cellStyleXfs><cellXfs count=\"2\"><xf/><xf numFmtId=\"22\" applyNumberFormat=\"1\"/></cellXfs></styleSheet>"
    );
    let count = sheets.len() + 1;
    links +=
        &format!("<Relationship Id=\"rId{count}\" Type=\"{KINDS}/styles\" Target=\"styles.xml\"/>");
    files.extend([
        (
            "[Content_Types].xml".to_owned(),
            format!(
                "{HEAD}<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">\
                 <Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
                 <Default Extension=\"xml\" ContentType=\"application/xml\"/>\
                 <Override PartName=\"/xl/workbook.xml\" ContentType=\"{TYPE}.sheet.main+xml\"/>\
                 <Override PartName=\"/xl/styles.xml\" ContentType=\"{TYPE}.styles+xml\"/>{types}</Types>"
            ),
        ),
        (
            "_rels/.rels".to_owned(),
            format!(
                "{HEAD}<Relationships xmlns=\"{LINKS}\">\
                 <Relationship Id=\"rId1\" Type=\"{KINDS}/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/workbook.xml".to_owned(),
            format!("{HEAD}<workbook xmlns=\"{MAIN}\" xmlns:r=\"{KINDS}\"><sheets>{names}</sheets></workbook>"),
        ),
        (
            "xl/_rels/workbook.xml.rels".to_owned(),
            format!("{HEAD}<Relationships xmlns=\"{LINKS}\">{links}</Relationships>"),
        ),
        ("xl/styles.xml".to_owned(), styles),
    ]);
    // What says of which kind the others are comes first.
    files.rotate_left(sheets.len());
    let files: Vec<_> = files.into_iter().map(|(name, text)| (name, text.into_bytes())).collect();
    packed(&files)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn formats_of_dates() {
        for format in ["yyyy-mm-dd", "d/m/yy h:mm", "[h]:mm", "[$-409]mmm d", "mm:ss.0"] {
            assert!(shows_a_date(format), "{format}");
        }
        for format in ["General", "0.00", "#,##0 \"days\"", "[Red]0", "0.0E+00", "@"] {
            assert!(!shows_a_date(format), "{format}");
        }
    }

    #[test]
    fn dates_by_their_days() {
        assert_eq!(date_of(1.0), "1900-01-01");
        assert_eq!(date_of(61.0), "1900-03-01");
        assert_eq!(date_of(45413.5), "2024-05-01 12:00:00");
        assert_eq!(date_of(45351.0), "2024-02-29");
    }

    #[test]
    fn names_of_cells() {
        for (col, name) in [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ"), (702, "AAA")] {
            assert_eq!(letters(col), name);
            assert_eq!(place_of(&format!("{name}7")), Some((6, col)));
        }
    }
}
