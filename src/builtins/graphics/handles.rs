//! `set` and `get` by handle: whole numbers are figures, others axes, their texts, and what is drawn in them.

use super::WHY;
use super::drawings::picture;
use super::model::{Close, Datum, Fields, Figures, Held, put};
use super::series::{datum, datum_of, is_text, property};
use super::unset::{of_axes, of_drawing, of_figure, of_legend};
use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::arguments::{doubles, none, number, one, refuse, text};
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Array, CellArray, Shape, StructArray, Value};
use indexmap::IndexMap;
use std::rc::Rc;

builtins! {
    /// Handles.
    HANDLES, Graphics;
    "findobj" [0 255; 1] ["handles = findobj", "handles = findobj(property, value, …)", "handles = findobj(above, property, value, …)"]
        host(find, WHY), "The handles of figures, axes and what is drawn, of which properties have these values; 'Type' is what it is."
        [Equal("numel(findobj(plot([1 2; 3 4]), 'Type', 'line'))", "2"), Equal("isempty(findobj(plot(1:3), 'Tag', 'a'))", "true"), Fails("findobj('Type')", "a value after each property")];
    "copyobj" [2 2; 1] ["copies = copyobj(handles, into)"]
        host(copy_objects, WHY), "Copies drawings into axes, axes into figures (with their legends and colorbars, where those are named too), or figures (into 0)."
        [Prints("h = plot(1:3); figure; copyobj(h, axes); disp(get(get(gca, 'Children'), 'YData'))", "     1     2     3\n"), Fails("copyobj(0.25, gcf)", "handle")];
    "linkaxes" [1 2; 0] ["linkaxes(axes)", "linkaxes(axes, 'x' | 'y' | 'xy' | 'off')"]
        host(link_axes, WHY), "Gives several axes the same limits, between which all their data lie."
        [Prints("a = subplot(2, 1, 1); plot(1:3); b = subplot(2, 1, 2); plot(1:9); linkaxes([a b], 'x'); disp(get(a, 'XLim'))", "     1     9\n"), Fails("linkaxes(0.25)", "handle")];
    "get" [1 2; 1] ["value = get(handle, property)", "values = get(handles, property)", "values = get(handle, {properties})", "s = get(handle)"]
        host(get, WHY), "A property of axes or of something drawn, as it was given; a cell for each of several, or a struct of all."
        [Equal("get(plot(1:3, 'LineWidth', 2), 'LineWidth')", "2"), Equal("get(imagesc([1 2; 3 4]), 'CData')", "[1 2; 3 4]"), Fails("get(0.25, 'Color')", "handle")];
    "ishandle" [1 1; 1] ["tf = ishandle(handles)"]
        host(|cx, call| are_handles(cx, call, "ishandle"), WHY), "Which numbers are handles of figures, axes, or something drawn."
        [Equal("ishandle(plot(1:3))", "true"), Equal("ishandle([figure(2) 0.25])", "[true false]"), Equal("ishandle({1})", "false"), Fails("ishandle()", "arguments")];
    "ishghandle" [1 1; 1] ["tf = ishghandle(handles)"]
        host(|cx, call| are_handles(cx, call, "ishghandle"), WHY), "Which numbers are handles of figures, axes, or something drawn."
        [Equal("ishghandle(plot(1:3))", "true"), Equal("ishghandle([gca 0.25])", "[true false]"), Equal("ishghandle(struct())", "false"), Fails("ishghandle()", "arguments")];
    "set" [1 255; 1] ["set(handle, property, value, …)", "s = set(handle)", "set(handles, {properties}, {values})", "set(handle, struct)"]
        host(set, WHY), "Sets properties of axes or of something drawn."
        [Prints("h = plot(1:3); set(h, 'Color', 'r'); set(gca, 'FontSize', 14); disp(get(h, 'color'))", "     1     0     0\n"), Fails("set(0.25, 'Color', 'r')", "handle")];
}

/// The texts of axes: the property, the setting, and how far their handles are beyond that of the axes.
const LABELS: [(&str, &str, f64); 5] = [
    ("Title", "title", 0.0625),
    ("XLabel", "xlabel", 0.125),
    ("YLabel", "ylabel", 0.1875),
    ("ZLabel", "zlabel", 0.25),
    ("Label", "colorbarLabel", 0.4375),
];

/// What stands beside axes: the setting that says whether it does, and how far its handle is beyond that of the axes.
const BESIDE: [(&str, f64); 2] = [("legend", 0.3125), ("colorbar", 0.375)];

/// How far the handle of the title over all axes is beyond that of the figure.
pub(super) const ABOVE_ALL: f64 = 0.03125;

/// The handle of the legend or the colorbar of axes.
pub(super) fn beside_handle(axes: f64, what: &str) -> f64 {
    let found = BESIDE.iter().find(|(known, _)| *known == what);
    axes + found.map_or(0.0, |(_, beyond)| *beyond)
}

/// The axes whose legend or colorbar has a handle, and which of both it is.
pub(super) fn beside(figures: &Figures, handle: f64) -> Option<(f64, &'static str)> {
    BESIDE.iter().find_map(|&(what, beyond)| {
        let axes = figures.of_handle(handle - beyond)?;
        let mut settings = axes.settings.iter();
        let shown = settings.any(|(known, on)| known == what && *on == Datum::Flag(true));
        shown.then_some((axes.handle, what))
    })
}

/// The setting that a property of a legend or a colorbar is.
pub(super) fn beside_setting(what: &str, key: &str) -> String {
    match (what, &*key.to_lowercase()) {
        ("legend", "location") => "legendPlace".to_owned(),
        ("legend", "numcolumns") => "legendColumns".to_owned(),
        _ => {
            let mut letters = key.chars();
            let first = letters.next().map(|first| first.to_ascii_uppercase());
            format!("{what}{}{}", first.unwrap_or_default(), letters.as_str())
        }
    }
}

/// The handle of a text of axes, by its setting.
pub(super) fn label_handle(axes: f64, setting: &str) -> Option<f64> {
    let found = LABELS.iter().find(|(_, known, _)| *known == setting);
    found.map(|(_, _, beyond)| axes + beyond)
}

/// The axes whose text has a handle, and the setting.
fn label(figures: &Figures, handle: f64) -> Option<(f64, &'static str)> {
    LABELS.iter().find_map(|&(_, setting, beyond)| {
        let axes = handle - beyond;
        figures.of_handle(axes).map(|_| (axes, setting))
    })
}

/// What is written, a line for each of several texts.
fn written(value: &Datum) -> Datum {
    let Datum::List(lines) = value else { return value.clone() };
    let texts = lines.iter().filter_map(|line| match line {
        Datum::Text(text) => Some(text.as_str()),
        _ => None,
    });
    Datum::Text(texts.collect::<Vec<&str>>().join("\n"))
}

/// Sets a property of a text of axes.
fn set_label(settings: &mut Fields, setting: &'static str, key: &str, value: &Datum) {
    if key == "text" {
        put(settings, setting, written(value));
        return;
    }
    let named = format!("{setting}Style");
    match settings.iter_mut().find(|(known, _)| *known == named) {
        Some((_, Datum::Fields(style))) => put(style, key.to_owned(), value.clone()),
        _ => {
            let style: Fields = vec![(key.to_owned().into(), value.clone())];
            put(settings, named, Datum::Fields(style));
        }
    }
}

/// A property of a text of axes.
fn label_property(settings: &Fields, setting: &str, key: &str) -> Option<Datum> {
    let piece = |fields: &Fields, name: &str| {
        fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
    };
    match key {
        "type" => Some(Datum::from("text")),
        "text" => Some(piece(settings, setting).unwrap_or_else(|| Datum::from(""))),
        key => match piece(settings, &format!("{setting}Style")) {
            Some(Datum::Fields(style)) => piece(&style, key),
            _ => None,
        },
    }
}

/// The elements of an image: a matrix, or one each for red, green and blue.
fn elements_of_image(pieces: &Fields) -> Option<Array> {
    let piece = |name: &str| pieces.iter().find(|(known, _)| known == name).map(|(_, value)| value);
    let (Datum::Number(rows), Datum::Number(columns), Datum::Numbers(data)) =
        (piece("rows")?, piece("columns")?, piece("data")?)
    else {
        return None;
    };
    let (rows, columns) = (*rows as usize, *columns as usize);
    let shape = match piece("colored") {
        Some(Datum::Flag(true)) => Shape::new(&[rows, columns, 3]),
        _ => Shape::matrix(rows, columns),
    };
    (shape.numel() == data.len()).then(|| Array::from_vec(shape, data.to_vec()))
}

fn unknown(name: &str) -> crate::builtins::Stop {
    refuse(name, "handle", "expected a handle that plot, gca or others gave")
}

/// Sets each property of each handle to its own value: a row of values for each handle, or one row for all.
fn set_each(cx: &mut Cx<'_>, handles: &[f64], names: &[Value], values: &CellArray) -> Flow<Values> {
    let rows = values.shape.dim(0);
    if values.cells.len() != rows * names.len() || rows != 1 && rows != handles.len() {
        return Err(refuse("set", "values", "expected a row of values for each handle"));
    }
    for (k, &handle) in handles.iter().enumerate() {
        let row = if rows == 1 { 0 } else { k };
        for (name, value) in names.iter().zip(values.cells.iter().skip(row).step_by(rows.max(1))) {
            let args = [Value::from(handle), name.clone(), value.clone()];
            set(cx, Call { args: &args, nargout: 0 })?;
        }
    }
    none()
}

/// Sets the properties that follow what a function makes, by name and value.
pub(super) fn set_all(cx: &mut Cx<'_>, handle: f64, pairs: &[Value]) -> Flow<()> {
    if pairs.is_empty() {
        return Ok(());
    }
    let args: Vec<Value> = std::iter::once(Value::from(handle)).chain(pairs.to_vec()).collect();
    set(cx, Call { args: &args, nargout: 0 })?;
    Ok(())
}

fn set(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    match call.args {
        // What can be set, with no words to choose from.
        [handle] => {
            let mut all = get_all(cx, number("set", handle)?)?;
            if let Some(Value::Struct(fields)) = all.first_mut() {
                let nothing = CellArray { shape: Shape::matrix(0, 0), cells: Vec::new() };
                let nothing = Value::Cell(Rc::new(nothing));
                for column in Rc::make_mut(fields).fields.values_mut() {
                    *column = vec![nothing.clone()];
                }
            }
            return Ok(all);
        }
        [handles, Value::Cell(names), Value::Cell(values)] => {
            return set_each(cx, &doubles("set", handles)?, &names.cells, values);
        }
        [handles, Value::Struct(fields)] if fields.shape.is_scalar() => {
            for (name, column) in &fields.fields {
                let value = column.first().cloned().unwrap_or_else(Value::empty);
                let args = [handles.clone(), Value::from(&**name), value];
                set(cx, Call { args: &args, nargout: 0 })?;
            }
            return none();
        }
        _ => {}
    }
    let (mut given, mut elements) = (Vec::new(), None);
    for pair in call.args[1..].chunks(2) {
        let [key, value] = pair else {
            return Err(refuse("set", "pairs", "expected a value after each property"));
        };
        let key = text("set", key)?;
        if key.eq_ignore_ascii_case("CData") && value.elem_type().is_some() {
            elements = Some(picture("set", value)?);
        }
        let value = datum_of("set", &key, value)?;
        // Coordinates have short names, and are lists also where there is one.
        let short = ["x", "y", "z"].into_iter().find(|short| {
            key.len() == 5 && key.to_lowercase().strip_suffix("data") == Some(*short)
        });
        given.push(match (short, value) {
            (Some(short), Datum::Number(x)) => (short.to_owned(), Datum::from(vec![x])),
            (Some(short), value) => (short.to_owned(), value),
            (None, value) => (property(&key), value),
        });
    }
    for handle in doubles("set", &call.args[0])? {
        if handle == 0.0 {
            let root = &mut cx.world.figures.root;
            for (key, value) in &given {
                if let ("formatspacing", Datum::Text(word)) = (&*key.to_lowercase(), value) {
                    cx.world.format.compact = word.eq_ignore_ascii_case("compact");
                    continue;
                }
                put(root, key.to_lowercase(), value.clone());
            }
            continue;
        }
        if handle == libm::trunc(handle) && handle >= 1.0 {
            if let Some((_, Datum::Text(name))) = given.iter().find(|(key, _)| key == "name") {
                cx.world.figures.select(Some(handle as u32));
                cx.world.figures.rename(name.clone());
            }
            for (key, value) in &given {
                cx.world.figures.keep(handle, key, value.clone());
            }
            continue;
        }
        if cx.world.figures.is_open(handle - ABOVE_ALL) {
            if let Some((_, Datum::Text(title))) =
                given.iter().find(|(key, _)| key == "text" || key == "title")
            {
                cx.world.figures.select(Some((handle - ABOVE_ALL) as u32));
                cx.world.figures.title(title.clone());
            }
            continue;
        }
        if let Some((axes, setting)) = label(&cx.world.figures, handle) {
            let settings = cx.world.figures.pieces(axes).ok_or_else(|| unknown("set"))?;
            given.iter().for_each(|(key, value)| set_label(settings, setting, key, value));
            continue;
        }
        if let Some((axes, what)) = beside(&cx.world.figures, handle) {
            for (key, value) in &given {
                if what == "legend" && key == "text" {
                    cx.world.figures.name_items(axes, value);
                    continue;
                }
                let settings = cx.world.figures.pieces(axes).ok_or_else(|| unknown("set"))?;
                put(settings, beside_setting(what, key), value.clone());
            }
            continue;
        }
        let pieces = cx.world.figures.pieces(handle).ok_or_else(|| unknown("set"))?;
        let is_image = elements_of_image(pieces).is_some();
        let is_surface = !is_image && pieces.iter().any(|(name, _)| name == "columns");
        let is = |kind: &str| {
            pieces.iter().any(|(name, own)| name == "type" && *own == Datum::from(kind))
        };
        let (is_written, is_rule) = (is("text"), is("rule"));
        let dimensions = if pieces.iter().any(|(name, _)| name == "z") { 3 } else { 2 };
        for (key, value) in &given {
            match &elements {
                Some(elements) if is_image && key == "cData" => {
                    for (name, piece) in elements {
                        put(pieces, name.clone(), piece.clone());
                    }
                }
                _ => match value {
                    Datum::Numbers(at) if is_written && key == "position" => {
                        let names = ["x", "y", "z"].into_iter().take(dimensions);
                        for (name, x) in names.zip(at.iter()) {
                            put(pieces, name, vec![*x]);
                        }
                    }
                    Datum::Number(at) if is_rule && key == "value" => {
                        put(pieces, "at", vec![*at]);
                    }
                    value if key == "text" => put(pieces, "text", written(value)),
                    value if key == "cData" && is_surface => put(pieces, "c", value.clone()),
                    value => put(pieces, key.clone(), value.clone()),
                },
            }
        }
    }
    none()
}

fn find(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (within, mut rest) = match call.args {
        [above, rest @ ..] if !is_text(above) => (Some(doubles("findobj", above)?), rest),
        all => (None, all),
    };
    let mut wanted = Vec::new();
    while let [word, more @ ..] = rest {
        let key = text("findobj", word)?;
        let value = more.first();
        rest = more.get(1..).unwrap_or_default();
        match (key.to_lowercase().as_str(), value) {
            // Words that stand alone.
            ("flat" | "-and", _) => rest = more,
            ("-depth", Some(_)) => {}
            ("-property", Some(name)) => {
                wanted.push((property(&text("findobj", name)?), None));
            }
            (_, Some(value)) => wanted.push((property(&key), Some(datum("findobj", value)?))),
            (_, None) => {
                return Err(refuse("findobj", "pairs", "expected a value after each property"));
            }
        }
    }
    let is = |held: &Held<'_>, (key, value): &(String, Option<Datum>)| match value {
        Some(Datum::Text(kind)) if key == "type" => held.kind.eq_ignore_ascii_case(kind),
        Some(value) => held.piece(key) == Some(value),
        None => held.piece(key).is_some(),
    };
    // In the order of what they are looked for in; all lies in 0.
    let place = |held: &Held<'_>| match &within {
        None => Some(0),
        Some(within) => {
            within.iter().position(|&h| h == 0.0 || h == held.handle || held.above.contains(&h))
        }
    };
    let held = cx.world.figures.held();
    let mut found: Vec<(usize, f64)> = held
        .iter()
        .filter(|held| wanted.iter().all(|one| is(held, one)))
        .filter_map(|held| Some((place(held)?, held.handle)))
        .collect();
    found.sort_by_key(|&(place, _)| place);
    let found: Vec<f64> = found.into_iter().map(|(_, handle)| handle).collect();
    if found.is_empty() {
        return one(Value::empty());
    }
    one(Array::from_vec(Shape::matrix(found.len(), 1), found))
}

/// The limits of each dimension are the widest of all axes: those that were set, or those of the data.
fn link_axes(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let handles = doubles("linkaxes", &call.args[0])?;
    let along = match call.args.get(1) {
        Some(word) => text("linkaxes", word)?.to_lowercase(),
        None => "xy".to_owned(),
    };
    let figures = &mut cx.world.figures;
    let is_axes = |held: &Held<'_>, handle: f64| held.kind == "axes" && held.handle == handle;
    if !handles.iter().all(|&h| figures.held().iter().any(|held| is_axes(held, h))) {
        return Err(unknown("linkaxes"));
    }
    for (sign, data, limits) in [('x', "x", "xlim"), ('y', "y", "ylim"), ('z', "z", "zlim")] {
        if along == "off" || !along.contains(sign) {
            continue;
        }
        let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
        for held in figures.held() {
            let own = handles.contains(&held.handle);
            let piece = match own {
                true => held.piece(limits),
                false if handles.contains(&held.above[1]) => held.piece(data),
                false => None,
            };
            if let Some(Datum::Numbers(numbers)) = piece {
                let finite = || numbers.iter().copied().filter(|x| x.is_finite());
                least = finite().fold(least, f64::min);
                most = finite().fold(most, f64::max);
            }
        }
        if least < most {
            for &handle in &handles {
                if let Some(pieces) = figures.pieces(handle) {
                    put(pieces, limits, vec![least, most]);
                }
            }
        }
    }
    none()
}

/// A color as red, green and blue, where it is the name of one, its letter, or written as `#RRGGBB`.
fn as_rgb(value: Value) -> Value {
    let Some(name) = value.as_text().ok().flatten() else { return value };
    let parts = match name.to_lowercase().as_str() {
        "r" | "red" => [1.0, 0.0, 0.0],
        "g" | "green" => [0.0, 1.0, 0.0],
        "b" | "blue" => [0.0, 0.0, 1.0],
        "c" | "cyan" => [0.0, 1.0, 1.0],
        "m" | "magenta" => [1.0, 0.0, 1.0],
        "y" | "yellow" => [1.0, 1.0, 0.0],
        "k" | "black" => [0.0, 0.0, 0.0],
        "w" | "white" => [1.0, 1.0, 1.0],
        hex => match (hex.strip_prefix('#'), hex.len()) {
            (Some(digits), 7) => match u32::from_str_radix(digits, 16) {
                Ok(bits) => [16, 8, 0].map(|shift| f64::from(bits >> shift & 255) / 255.0),
                Err(_) => return value,
            },
            _ => return value,
        },
    };
    Value::from(Array::row(parts.to_vec()))
}

/// Coordinates of a surface as the matrix that they are by columns, those of a patch with a column for each face.
fn as_grid(pieces: &Fields, name: &str, value: Value) -> Value {
    let piece = |name: &str| pieces.iter().find(|(known, _)| known == name).map(|(_, value)| value);
    let (Some(Datum::Number(rows)), Some(Datum::Numbers(elements))) = (piece("rows"), piece(name))
    else {
        return value;
    };
    if !["x", "y", "z", "c"].contains(&name) || piece("data").is_some() {
        return value;
    }
    let rows = *rows as usize;
    let columns = match piece("columns") {
        Some(Datum::Number(columns)) => *columns as usize,
        _ => elements.len().checked_div(rows).unwrap_or(0),
    };
    if rows * columns != elements.len() {
        return value;
    }
    Value::from(Array::from_vec(Shape::matrix(rows, columns), elements.to_vec()))
}

/// A piece as a program sees it, where it is a plain one.
fn shown(piece: &Datum) -> Option<Value> {
    Some(match piece {
        Datum::Number(x) => Value::from(*x),
        Datum::Flag(flag) => Value::from(if *flag { "on" } else { "off" }),
        Datum::Text(text) => Value::from(text.as_str()),
        Datum::Numbers(numbers) if numbers.is_empty() => Value::empty(),
        Datum::Numbers(numbers) => Value::from(Array::row(numbers.to_vec())),
        Datum::Kept(kept) => kept.value(),
        Datum::List(_) | Datum::Fields(_) => return None,
    })
}

/// All properties of a handle that have a plain value.
fn get_all(cx: &mut Cx<'_>, handle: f64) -> Flow<Values> {
    let mut names: Vec<String> = vec!["Type".to_owned()];
    if cx.world.figures.is_open(handle) {
        names.extend(OF_FIGURES.iter().map(|&name| name.to_owned()));
    }
    if cx.world.figures.of_handle(handle).is_some() {
        names.extend(["XLim", "YLim", "ZLim", "Title", "XLabel", "YLabel"].map(str::to_owned));
    }
    let own: Vec<String> = match cx.world.figures.pieces(handle) {
        Some(own) => own.iter().map(|(name, _)| name.to_string()).collect(),
        None => Vec::new(),
    };
    for name in &own {
        let mut letters = name.chars();
        names.push(match name.as_str() {
            "handle" | "xlim" | "ylim" | "zlim" | "title" | "xlabel" | "ylabel" | "rows"
            | "columns" => continue,
            "c" => "CData".to_owned(),
            "x" | "y" | "z" => format!("{}Data", name.to_uppercase()),
            "label" => "DisplayName".to_owned(),
            "text" => "String".to_owned(),
            _ => letters.next().map_or(String::new(), |first| {
                first.to_uppercase().chain(letters).collect::<String>()
            }),
        });
    }
    let mut fields = IndexMap::new();
    for name in names {
        let args = [Value::from(handle), Value::from(name.as_str())];
        // What cannot be said of it is left out.
        if let Ok(values) = get(cx, Call { args: &args, nargout: 1 })
            && let Some(value) = values.into_iter().next()
        {
            fields.insert(Rc::from(name.as_str()), vec![value]);
        }
    }
    if fields.is_empty() {
        return Err(unknown("get"));
    }
    one(Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields })))
}

fn get(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(wanted) = call.args.get(1) else {
        return get_all(cx, number("get", &call.args[0])?);
    };
    let handles = doubles("get", &call.args[0])?;
    let named = if let Value::Cell(names) = wanted { Some(&names.cells) } else { None };
    if handles.len() != 1 || named.is_some() {
        let names = named.map_or_else(|| vec![wanted.clone()], Vec::clone);
        let mut found = Vec::new();
        for name in &names {
            for &handle in &handles {
                let args = [Value::from(handle), name.clone()];
                found.extend(get(cx, Call { args: &args, nargout: 1 })?);
            }
        }
        let shape = Shape::matrix(handles.len(), names.len());
        if found.is_empty() || found.len() != shape.numel() {
            return one(Value::empty());
        }
        return one(Value::Cell(Rc::new(CellArray { shape, cells: found })));
    }
    let handle = number("get", &call.args[0])?;
    let key = text("get", &call.args[1])?;
    let format = cx.world.format;
    let figures = &mut cx.world.figures;
    let axes = figures.of_handle(handle).is_some();
    if key.eq_ignore_ascii_case("type") && (axes || figures.is_open(handle)) {
        return one(Value::from(if axes { "axes" } else { "figure" }));
    }
    let small = key.to_lowercase();
    match &*small {
        "format" if handle == 0.0 => return one(format.style.name()),
        "formatspacing" if handle == 0.0 => return one(format.spacing()),
        _ => {}
    }
    let unset = || of_figure(&small).filter(|_| handle != 0.0 && figures.is_open(handle));
    if let Some(value) = figures.of_root_or_figure(handle, &small).or_else(unset)
        && let Some(value) = shown(&value)
    {
        return one(if small.ends_with("color") { as_rgb(value) } else { value });
    }
    if key.eq_ignore_ascii_case("children") && axes {
        let held = figures.held();
        let own = held.iter().filter(|held| held.above[1] == handle);
        let children: Vec<f64> = own.map(|held| held.handle).collect();
        return one(match children.len() {
            0 => Value::empty(),
            n => Value::from(Array::from_vec(Shape::matrix(n, 1), children)),
        });
    }
    if key.eq_ignore_ascii_case("parent")
        && let Some(held) = figures.held().iter().find(|held| held.handle == handle)
    {
        let parent = held.above.into_iter().rfind(|above| !above.is_nan());
        return one(parent.unwrap_or(0.0));
    }
    let name = property(&key);
    if axes && let Some(text) = label_handle(handle, &name) {
        return one(text);
    }
    if let Some((axes, what)) = beside(figures, handle) {
        if what == "colorbar" && ["label", "ylabel", "title"].contains(&&*name) {
            return one(label_handle(axes, "colorbarLabel").unwrap_or(axes));
        }
        if key.eq_ignore_ascii_case("type") {
            return one(Value::from(what));
        }
        if what == "legend" && name == "text" {
            let items = figures.of_handle(axes).map_or(&[][..], |axes| &axes.items);
            let labels = items.iter().flatten().filter(|(known, _)| known == "label");
            let labels: Vec<Value> = labels.filter_map(|(_, label)| shown(label)).collect();
            let shape = Shape::matrix(1, labels.len());
            return one(Value::Cell(Rc::new(CellArray { shape, cells: labels })));
        }
        let setting = beside_setting(what, &name);
        let settings = figures.of_handle(axes).map(|axes| &axes.settings);
        let found = settings.and_then(|all| all.iter().find(|(known, _)| *known == setting));
        let unset = || of_legend(&small).and_then(|value| shown(&value));
        return match found.and_then(|(_, value)| shown(value)).or_else(unset) {
            Some(value) => one(value),
            None => Err(not_given(&key)),
        };
    }
    let found;
    let label = label(figures, handle);
    let written = label.map(|(_, setting)| setting);
    let pieces = match label {
        Some((axes, setting)) => {
            let settings = figures.pieces(axes).ok_or_else(|| unknown("get"))?;
            let value = label_property(settings, setting, &name);
            found = value.map(|value| (name.clone().into(), value)).into_iter().collect::<Fields>();
            &found
        }
        None => &*figures.pieces(handle).ok_or_else(|| unknown("get"))?,
    };
    let is_written = pieces.iter().any(|(known, value)| {
        known == "type" && matches!(value, Datum::Text(kind) if kind.as_str() == "text")
    });
    if is_written && key.eq_ignore_ascii_case("Position") {
        let at = ["x", "y", "z"].map(|name| {
            match pieces.iter().find(|(known, _)| known == name).map(|(_, value)| value) {
                Some(Datum::Numbers(numbers)) => numbers.first().copied().unwrap_or(0.0),
                _ => 0.0,
            }
        });
        return one(Array::row(at.to_vec()));
    }
    if key.eq_ignore_ascii_case("CData")
        && let Some(elements) = elements_of_image(pieces)
    {
        return one(elements);
    }
    let own = match &*name {
        "xData" | "xdata" => "x",
        "yData" | "ydata" => "y",
        "zData" | "zdata" => "z",
        name => name,
    };
    let kind = match pieces.iter().find(|(known, _)| known == "type") {
        Some((_, Datum::Text(kind))) => kind.clone(),
        _ => written.unwrap_or("").to_owned(),
    };
    // The texts at the marks: those that were set, or the marks as they are written.
    if axes && let Some(ticks) = own.strip_suffix("ticklabels") {
        let of =
            |name: &str| pieces.iter().find(|(known, _)| known == name).map(|(_, value)| value);
        let labels: Option<Vec<Value>> = match of(own) {
            Some(Datum::List(labels)) => Some(labels.iter().filter_map(shown).collect()),
            _ => None,
        };
        let set = match of(&format!("{ticks}ticks")) {
            Some(Datum::Numbers(numbers)) => Some(numbers.to_vec()),
            _ => None,
        };
        let texts = labels.unwrap_or_else(|| {
            let axes = figures.of_handle(handle);
            let marks = set.or_else(|| axes.map(|axes| axes.marks(ticks))).unwrap_or_default();
            marks.iter().map(|x| Value::from(format!("{x}").as_str())).collect()
        });
        let shape = Shape::matrix(texts.len(), 1);
        return one(Value::Cell(Rc::new(CellArray { shape, cells: texts })));
    }
    let own = match own {
        "value" if kind == "rule" => "at",
        "label" if kind == "rule" => "text",
        "sizeData" | "sizedata" if kind == "scatter" => "size",
        "cData" | "cdata" if pieces.iter().any(|(known, _)| known == "columns") => {
            if pieces.iter().any(|(known, _)| known == "c") { "c" } else { "z" }
        }
        own => own,
    };
    let set = pieces.iter().find(|(known, _)| known == own);
    let set = set.map(|(_, value)| shown(value).map(|value| as_grid(pieces, own, value)));
    match set {
        Some(Some(value)) if small.ends_with("color") => one(as_rgb(value)),
        Some(Some(value)) => one(value),
        None if axes && ["xticks", "yticks", "zticks"].contains(&own) => {
            let marks = figures.of_handle(handle).map(|axes| axes.marks(&own[..1]));
            one(Array::row(marks.unwrap_or_default()))
        }
        // What axes have before anything sets it, as axis says.
        None if axes && ["xlim", "ylim", "zlim"].contains(&own) => {
            let limits = figures.of_handle(handle).map(|axes| axes.limits(&own[..1]));
            one(Array::row(limits.unwrap_or([0.0, 1.0]).to_vec()))
        }
        None if axes && own == "view" => {
            let view = figures.of_handle(handle).map(|axes| axes.view());
            one(Array::row(view.unwrap_or_default().to_vec()))
        }
        None if axes && own == "clim" => {
            let limits = figures.of_handle(handle).map(|axes| axes.color_limits());
            one(Array::row(limits.unwrap_or([0.0, 1.0]).to_vec()))
        }
        None if own == "color"
            && !axes
            && let Some(color) = series_color(&figures.held(), handle) =>
        {
            one(Array::row(color.to_vec()))
        }
        None if axes && key.eq_ignore_ascii_case("ColorOrder") => {
            let mut columns: Vec<f64> = Vec::new();
            for k in 0..3 {
                columns.extend(SERIES.iter().map(|color| color[k]));
            }
            one(Value::from(Array::from_vec(Shape::matrix(SERIES.len(), 3), columns)))
        }
        _ => {
            let key_small = key.to_lowercase();
            let value = match figures.of_handle(handle) {
                Some(axes) => of_axes(axes, &key_small),
                None => of_drawing(&kind, &key_small),
            };
            match value.as_ref().and_then(shown) {
                Some(value) => one(value),
                None => Err(not_given(&key)),
            }
        }
    }
}

fn not_given(key: &str) -> crate::builtins::Stop {
    refuse("get", "property", format!("there is no property '{key}' here that was given"))
}

/// The colours of drawings that were given none, one after the other, as MATLAB has them.
const SERIES: [[f64; 3]; 7] = [
    [0.0, 0.4470, 0.7410],
    [0.8500, 0.3250, 0.0980],
    [0.9290, 0.6940, 0.1250],
    [0.4940, 0.1840, 0.5560],
    [0.4660, 0.6740, 0.1880],
    [0.3010, 0.7450, 0.9330],
    [0.6350, 0.0780, 0.1840],
];

/// The colour of a drawing that was given none: that of its place among those of its axes.
fn series_color(held: &[Held<'_>], handle: f64) -> Option<[f64; 3]> {
    let is_series = |one: &Held<'_>| {
        ["line", "scatter", "bar", "stem", "stairs", "area", "errorbar"].contains(&one.kind)
    };
    let own = held.iter().find(|one| one.handle == handle && is_series(one))?;
    // The latest come first.
    let beside = |one: &&Held<'_>| one.above == own.above && is_series(one);
    let from_last = held.iter().filter(beside).position(|one| one.handle == handle)?;
    let place = held.iter().filter(beside).count() - 1 - from_last;
    Some(SERIES[place % SERIES.len()])
}

/// What of a figure can be set by its name. Its handle is a whole number, as many numbers are.
const OF_FIGURES: [&str; 38] = [
    "Name",
    "Number",
    "Type",
    "CurrentAxes",
    "Children",
    "NumberTitle",
    "Position",
    "OuterPosition",
    "InnerPosition",
    "Units",
    "Color",
    "Visible",
    "MenuBar",
    "ToolBar",
    "WindowState",
    "WindowStyle",
    "PaperPosition",
    "PaperPositionMode",
    "PaperSize",
    "PaperUnits",
    "Renderer",
    "Resize",
    "UserData",
    "Tag",
    "Pointer",
    "NextPlot",
    "InvertHardcopy",
    "CloseRequestFcn",
    "KeyPressFcn",
    "KeyReleaseFcn",
    "WindowButtonDownFcn",
    "WindowButtonMotionFcn",
    "WindowButtonUpFcn",
    "WindowScrollWheelFcn",
    "ButtonDownFcn",
    "SizeChangedFcn",
    "ResizeFcn",
    "DeleteFcn",
];

/// Whether a number is the handle of axes, of something drawn, or of a figure with such a property: `handle.name`.
pub fn has_property(cx: &mut Cx<'_>, handle: f64, name: &str) -> bool {
    let figures = &mut cx.world.figures;
    label(figures, handle).is_some()
        || beside(figures, handle).is_some()
        || figures.is_open(handle - ABOVE_ALL)
        || figures.pieces(handle).is_some()
        || OF_FIGURES.iter().any(|own| own.eq_ignore_ascii_case(name)) && figures.is_open(handle)
}

fn are_handles(cx: &mut Cx<'_>, call: Call<'_>, name: &str) -> Flow<Values> {
    let figures = &cx.world.figures;
    let value = &call.args[0];
    if value.elem_type().is_none() {
        return one(Array::from_vec(value.shape(), vec![false; value.numel()]));
    }
    let mut known = Vec::new();
    for handle in doubles(name, value)? {
        let is_part = label(figures, handle).is_some() || beside(figures, handle).is_some();
        known.push(figures.is_open(handle) || figures.has(handle) || is_part || handle == 0.0);
    }
    one(Array::from_vec(call.args[0].shape(), known))
}

/// `copyobj`.
fn copy_objects(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (of, into) = (doubles("copyobj", &call.args[0])?, doubles("copyobj", &call.args[1])?);
    let shape = call.args[usize::from(of.len() == 1)].shape();
    let count = if of.is_empty() { 0 } else { of.len().max(into.len()) };
    if count > 0 && [of.len(), into.len()].iter().any(|&n| n != 1 && n != count) {
        return Err(refuse("copyobj", "lengths", "expected a place for each handle"));
    }
    let source = |k: usize| of[k.min(of.len() - 1)];
    let mut made = vec![f64::NAN; count];
    for (k, made) in made.iter_mut().enumerate() {
        if beside(&cx.world.figures, source(k)).is_none() {
            let copied = cx.world.figures.copy(source(k), into[k.min(into.len() - 1)]);
            *made = copied.ok_or_else(|| unknown("copyobj"))?;
        }
    }
    // A legend goes with its axes.
    for k in 0..count {
        if let Some((axes, what)) = beside(&cx.world.figures, source(k)) {
            let copied = (0..count).find(|&other| source(other) == axes);
            let copied = copied.ok_or_else(|| unknown("copyobj"))?;
            made[k] = beside_handle(made[copied], what);
        }
    }
    one(Array::from_vec(shape, made))
}

/// Takes away figures, axes or drawings by their handles: `delete` of numbers.
pub fn delete(cx: &mut Cx<'_>, handles: &Value) -> Flow<Values> {
    for handle in doubles("delete", handles)? {
        if handle == libm::trunc(handle) && handle >= 1.0 {
            cx.world.figures.close(Close::Number(handle as u32));
        } else if let Some((axes, what)) = beside(&cx.world.figures, handle) {
            if let Some(settings) = cx.world.figures.pieces(axes) {
                put(settings, what, false);
            }
        } else if !cx.world.figures.remove(handle) {
            return Err(unknown("delete"));
        }
    }
    none()
}
