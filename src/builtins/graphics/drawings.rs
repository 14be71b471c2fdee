//! Functions that draw data: lines, points, bars, images, surfaces.
//! Each replaces what the current axes hold, unless `hold on` keeps it, and gives a number for each drawing.

use super::WHY;
use super::model::{Datum, Fields, HANDLE, put};
use super::series::{Columns, Format, counted, datum, group, is_text, lines, properties};
use crate::builtins::Example::{Fails, Prints};
use crate::builtins::arguments::{array, doubles, none, number, refuse, text, texts};
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Array, Class, Refusal, Scalar, Shape, Value, cast, text::text_of};
use smallvec::smallvec;

builtins! {
    /// Drawings.
    DRAWINGS, Graphics;
    "area" [1 255; 1] ["area(y)", "area(x, y)"]
        host(|cx, call| series(cx, call, "area", "area"), WHY), "Draws lines with the area below them filled."
        [Prints("area([1 3 2]); disp(gcf)", "     1\n"), Fails("area()", "arguments")];
    "bar" [1 255; 1] ["bar(y)", "bar(x, y)", "bar(…, 'stacked')"]
        host(|cx, call| bars(cx, call, "bar", false), WHY), "Draws bars; a group of them for each row of a matrix."
        [Prints("bar([1 3 2]); disp(gcf)", "     1\n"), Fails("bar()", "arguments")];
    "barh" [1 255; 1] ["barh(y)", "barh(x, y)"]
        host(|cx, call| bars(cx, call, "barh", true), WHY), "Draws bars that lie."
        [Prints("barh([1 3 2]); disp(gcf)", "     1\n"), Fails("barh()", "arguments")];
    "errorbar" [2 255; 1] ["errorbar(y, e)", "errorbar(x, y, e)", "errorbar(x, y, lower, upper)"]
        host(errorbar, WHY), "Draws lines with bars that say how far the points may be off."
        [Prints("errorbar([1 2 3], [0.1 0.2 0.1]); disp(gcf)", "     1\n"), Fails("errorbar([1 2], [1 2 3])", "length")];
    "image" [1 255; 1] ["image(c)", "image(x, y, c)"]
        host(|cx, call| image(cx, call, "image", false), WHY), "Shows a matrix as an image: rows of the colormap, or red, green and blue."
        [Prints("image(magic(4)); disp(gcf)", "     1\n"), Fails("image()", "arguments")];
    "imagesc" [1 255; 1] ["imagesc(c)", "imagesc(x, y, c)", "imagesc(c, [low high])"]
        host(|cx, call| image(cx, call, "imagesc", true), WHY), "Shows a matrix as an image, its values spread over the colormap."
        [Prints("imagesc(magic(4)); disp(gcf)", "     1\n"), Fails("imagesc()", "arguments")];
    "line" [2 255; 1] ["line(x, y)", "line(x, y, z)"]
        host(line, WHY), "Adds lines to the axes as they are."
        [Prints("line([0 1], [0 1]); disp(gcf)", "     1\n"), Fails("line([0 1], [0 1 2])", "length")];
    "loglog" [1 255; 1] ["loglog(x, y)", "loglog(x, y, format)"]
        host(|cx, call| scaled(cx, call, "loglog", &["xscale", "yscale"]), WHY), "Draws lines over logarithmic axes."
        [Prints("loglog([1 10 100]); disp(gcf)", "     1\n"), Fails("loglog()", "arguments")];
    "mesh" [1 255; 1] ["mesh(z)", "mesh(x, y, z)"]
        host(|cx, call| surface(cx, call, "mesh", "mesh"), WHY), "Draws a surface as a net."
        [Prints("mesh(magic(4)); disp(gcf)", "     1\n"), Fails("mesh([1 2], [1 2], magic(3))", "length")];
    "pcolor" [1 255; 1] ["pcolor(c)", "pcolor(x, y, c)"]
        host(|cx, call| surface(cx, call, "pcolor", "cells"), WHY), "Shows a matrix as coloured cells between points."
        [Prints("pcolor(magic(4)); disp(gcf)", "     1\n"), Fails("pcolor()", "arguments")];
    "plot" [1 255; 1] ["plot(y)", "plot(x, y)", "plot(x, y, format)", "plot(x1, y1, format1, x2, y2, …)", "plot(…, property, value)"]
        host(|cx, call| series(cx, call, "plot", "line"), WHY), "Draws lines; one for each column of a matrix."
        [Prints("plot([1 4 9], 'r--o'); disp(gcf)", "     1\n"), Fails("plot([1 2], [1 2 3])", "length")];
    "plot3" [3 255; 1] ["plot3(x, y, z)", "plot3(x, y, z, format)"]
        host(plot3, WHY), "Draws lines in space."
        [Prints("plot3([1 2], [1 2], [1 2]); disp(gcf)", "     1\n"), Fails("plot3([1 2], [1 2], [1 2 3])", "length")];
    "quiver" [2 255; 1] ["quiver(u, v)", "quiver(x, y, u, v)", "quiver(…, scale)"]
        host(quiver, WHY), "Draws arrows."
        [Prints("quiver([1 2], [1 2]); disp(gcf)", "     1\n"), Fails("quiver([1 2], [1 2 3])", "length")];
    "scatter" [2 255; 1] ["scatter(x, y)", "scatter(x, y, size, color)", "scatter(…, 'filled')"]
        host(|cx, call| scatter(cx, call, "scatter", 2), WHY), "Draws points."
        [Prints("scatter([1 2], [3 4], 'filled'); disp(gcf)", "     1\n"), Fails("scatter([1 2], [1 2 3])", "length")];
    "scatter3" [3 255; 1] ["scatter3(x, y, z)", "scatter3(x, y, z, size, color)"]
        host(|cx, call| scatter(cx, call, "scatter3", 3), WHY), "Draws points in space."
        [Prints("scatter3([1 2], [3 4], [5 6]); disp(gcf)", "     1\n"), Fails("scatter3([1 2], [1 2], 1)", "length")];
    "semilogx" [1 255; 1] ["semilogx(x, y)", "semilogx(x, y, format)"]
        host(|cx, call| scaled(cx, call, "semilogx", &["xscale"]), WHY), "Draws lines over a logarithmic x axis."
        [Prints("semilogx([1 10 100]); disp(gcf)", "     1\n"), Fails("semilogx()", "arguments")];
    "semilogy" [1 255; 1] ["semilogy(x, y)", "semilogy(x, y, format)"]
        host(|cx, call| scaled(cx, call, "semilogy", &["yscale"]), WHY), "Draws lines over a logarithmic y axis."
        [Prints("semilogy([1 10 100]); disp(gcf)", "     1\n"), Fails("semilogy()", "arguments")];
    "stairs" [1 255; 2] ["stairs(y)", "stairs(x, y)", "[xb, yb] = stairs(…)"]
        host(|cx, call| series(cx, call, "stairs", "stairs"), WHY), "Draws lines as steps, or gives their corners."
        [Prints("stairs([1 3 2]); disp(gcf)", "     1\n"), Prints("[x, y] = stairs([1 3]); disp([x y])", "     1     1\n     2     1\n     2     3\n"), Fails("stairs()", "arguments")];
    "stem" [1 255; 1] ["stem(y)", "stem(x, y)"]
        host(|cx, call| series(cx, call, "stem", "stem"), WHY), "Draws points on stems."
        [Prints("stem([1 3 2]); disp(gcf)", "     1\n"), Fails("stem()", "arguments")];
    "surf" [1 255; 1] ["surf(z)", "surf(x, y, z)"]
        host(|cx, call| surface(cx, call, "surf", "surface"), WHY), "Draws a coloured surface."
        [Prints("surf(magic(4)); disp(gcf)", "     1\n"), Fails("surf([1 2], [1 2], magic(3))", "length")];
    "text" [3 255; 1] ["text(x, y, text)", "text(x, y, z, text)", "text(x, y, {texts})"]
        host(label, WHY), "Writes a text at a point."
        [Prints("text(1, 2, 'here'); disp(gcf)", "     1\n"), Fails("text(1, 2, 3)", "text")];
}

/// Axes as the first of several arguments are those that are drawn into.
pub(super) fn aim<'a>(cx: &mut Cx<'_>, call: Call<'a>) -> Call<'a> {
    match call.args {
        [Value::Scalar(Scalar::F64(handle)), rest @ ..]
            if !rest.is_empty() && cx.world.figures.enter(*handle) =>
        {
            Call { args: rest, ..call }
        }
        _ => call,
    }
}

/// Adds items to the axes, and gives a handle for each where somebody asks.
pub(super) fn draw(
    cx: &mut Cx<'_>,
    nargout: usize,
    keep: bool,
    mut items: Vec<Fields>,
) -> Flow<Values> {
    let figures = &mut cx.world.figures;
    let handles: Vec<f64> = items.iter().map(|_| figures.handle()).collect();
    let axes = if keep { figures.axes() } else { figures.fresh() };
    for (item, handle) in items.iter_mut().zip(&handles) {
        put(item, HANDLE, *handle);
        if axes.right {
            put(item, "right", true);
        }
    }
    axes.items.extend(items);
    if nargout == 0 { none() } else { Ok(smallvec![Value::from(Array::column(handles))]) }
}

pub(super) fn with(mut item: Fields, settings: &Fields) -> Fields {
    for (name, value) in settings {
        put(&mut item, name.clone(), value.clone());
    }
    item
}

/// Items of one kind from the arguments of `plot`.
fn items(name: &str, args: &[Value], kind: &'static str, dimensions: usize) -> Flow<Vec<Fields>> {
    let (data, settings) = properties(name, args)?;
    let made = lines(name, data, dimensions)?;
    Ok(made
        .into_iter()
        .map(|mut item| {
            put(&mut item, "type", kind);
            with(item, &settings)
        })
        .collect())
}

fn series(cx: &mut Cx<'_>, call: Call<'_>, name: &str, kind: &'static str) -> Flow<Values> {
    let call = aim(cx, call);
    let mut args = Vec::new();
    for arg in call.args {
        if !is_filled(arg)? {
            args.push(arg.clone());
        }
    }
    let mut items = items(name, &args, kind, 2)?;
    if args.len() < call.args.len() {
        items.iter_mut().for_each(|item| put(item, "markerFaceColor", "flat"));
    }
    if kind == "stairs" && call.nargout > 1 {
        return corners(&items);
    }
    if kind == "area" {
        stack(&mut items, |base, y| if y.is_nan() { base } else { base + y });
    }
    draw(cx, call.nargout, false, items)
}

/// The corners of lines that are steps, a column for each line.
fn corners(items: &[Fields]) -> Flow<Values> {
    let (mut across, mut up, mut rows) = (Vec::new(), Vec::new(), 0);
    for (k, item) in items.iter().enumerate() {
        let piece = |name: &str| match item.iter().find(|(known, _)| known == name) {
            Some((_, Datum::Numbers(numbers))) => numbers.to_vec(),
            _ => Vec::new(),
        };
        let (x, y) = (piece("x"), piece("y"));
        let own = (2 * x.len().min(y.len())).saturating_sub(1);
        if k > 0 && own != rows {
            return Err(refuse("stairs", "lengths", "expected lines of the same length"));
        }
        rows = own;
        across.extend((0..rows).map(|k| x[k.div_ceil(2)]));
        up.extend((0..rows).map(|k| y[k / 2]));
    }
    let shape = Shape::matrix(rows, items.len());
    Ok(smallvec![
        Value::from(Array::from_vec(shape.clone(), across)),
        Value::from(Array::from_vec(shape, up))
    ])
}

/// Says of each item where it begins: on those before it.
fn stack(items: &mut [Fields], onto: impl Fn(f64, f64) -> f64) {
    let mut bases: Vec<[f64; 2]> = Vec::new();
    for item in items {
        let Some((_, Datum::Numbers(y))) = item.iter().find(|(name, _)| name == "y") else {
            continue;
        };
        let y = y.clone();
        bases.resize(y.len().max(bases.len()), [0.0; 2]);
        // What is negative stands below, on its own.
        let side = |y: f64| usize::from(y < 0.0);
        let base: Vec<f64> = y.iter().zip(&bases).map(|(y, both)| both[side(*y)]).collect();
        for (y, both) in y.iter().zip(&mut bases) {
            both[side(*y)] = onto(both[side(*y)], *y);
        }
        put(item, "base", base);
    }
}

fn scaled(cx: &mut Cx<'_>, call: Call<'_>, name: &str, axes: &[&'static str]) -> Flow<Values> {
    let call = aim(cx, call);
    let items = items(name, call.args, "line", 2)?;
    let drawn = draw(cx, call.nargout, false, items)?;
    for axis in axes {
        put(&mut cx.world.figures.axes().settings, *axis, "log");
    }
    Ok(drawn)
}

fn plot3(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let items = items("plot3", call.args, "line", 3)?;
    draw(cx, call.nargout, false, items)
}

fn line(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let (data, settings) = properties("line", call.args)?;
    let columns = data.iter().map(|a| Columns::of("line", a)).collect::<Flow<_>>()?;
    let items = group("line", columns)?.into_iter().map(|item| with(item, &settings)).collect();
    draw(cx, call.nargout, true, items)
}

fn bars(cx: &mut Cx<'_>, call: Call<'_>, name: &str, lying: bool) -> Flow<Values> {
    let call = aim(cx, call);
    let (mut stacked, mut args) = (None, Vec::new());
    for arg in call.args {
        match arg.as_text()?.as_deref().filter(|_| is_text(arg)) {
            Some(style @ ("stacked" | "grouped")) => {
                stacked.get_or_insert(style == "stacked");
            }
            _ => args.push(arg.clone()),
        }
    }
    let stacked = stacked.unwrap_or(false);
    let (mut data, settings) = properties(name, &args)?;
    let mut own = Fields::new();
    if let [most @ .., width] = data
        && (most.len() >= 2 || most.len() == 1 && most[0].numel() > 1)
        && width.numel() == 1
        && !is_text(width)
    {
        put(&mut own, "barWidth", number(name, width)?);
        data = most;
    }
    let mut items = lines(name, data, 2)?;
    let count = items.len();
    for (k, item) in items.iter_mut().enumerate() {
        put(item, "type", "bar");
        put(item, "series", vec![(k + 1) as f64, count as f64]);
        put(item, "stacked", stacked);
        put(item, "horizontal", lying);
        *item = with(with(std::mem::take(item), &own), &settings);
    }
    if stacked {
        stack(&mut items, |base, y| if y.is_nan() { base } else { base + y });
    }
    draw(cx, call.nargout, false, items)
}

/// Whether an argument asks for markers that are filled.
fn is_filled(arg: &Value) -> Result<bool, Refusal> {
    Ok(is_text(arg) && arg.as_text()?.as_deref() == Some("filled"))
}

fn scatter(cx: &mut Cx<'_>, call: Call<'_>, name: &str, dimensions: usize) -> Flow<Values> {
    let call = aim(cx, call);
    let (given, mut settings) = properties(name, call.args)?;
    let mut data: Vec<&Value> = Vec::new();
    for arg in given {
        if !is_filled(arg)? {
            data.push(arg);
        }
    }
    put(&mut settings, "filled", data.len() < given.len());
    if data.len() < dimensions {
        return Err(refuse(name, "arguments", "expected coordinates for each dimension"));
    }
    let columns: Flow<Vec<Columns>> =
        data[..dimensions].iter().map(|a| Columns::of(name, a)).collect();
    let mut more = Fields::new();
    for (k, extra) in data[dimensions..].iter().enumerate() {
        match extra.as_text()?.filter(|_| is_text(extra)) {
            Some(text) => match Format::read(&text) {
                Some(format) => format.add_to(&mut more),
                None => put(&mut more, "color", text),
            },
            None if extra.numel() == 0 => {}
            None if k == 0 => put(&mut more, "size", datum(name, extra)?),
            // A value for each point, one color, or a color for each point.
            None => {
                let points = data[0].numel();
                let column = extra.shape().dim(1) == 1;
                let colors = extra.shape().dim(1) == 3 && extra.shape().dim(0) == points;
                let what = match extra.numel() {
                    3 if !(column && points == 3) => "color",
                    n if n == points => "values",
                    _ if colors => "colors",
                    n => {
                        let message = format!(
                            "expected a color, or {points} values or colors, one a point, found {n} numbers"
                        );
                        return Err(refuse(name, "colors", message));
                    }
                };
                put(&mut more, what, doubles(name, extra)?);
            }
        }
    }
    let items = group(name, columns?)?.into_iter().map(|mut item| {
        put(&mut item, "type", "scatter");
        with(with(item, &more), &settings)
    });
    draw(cx, call.nargout, false, items.collect())
}

fn errorbar(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let (data, settings) = properties("errorbar", call.args)?;
    let format = text_of(data.last().filter(|a| is_text(a)))?;
    let data = &data[..data.len() - usize::from(format.is_some())];
    let columns: Vec<Vec<f64>> =
        data.iter().map(|a| doubles("errorbar", a)).collect::<Flow<_>>()?;
    let (x, y, lower, upper) = match &columns[..] {
        [y, e] => (counted(y.len()), y.clone(), e.clone(), e.clone()),
        [x, y, e] => (x.clone(), y.clone(), e.clone(), e.clone()),
        [x, y, lower, upper] => (x.clone(), y.clone(), lower.clone(), upper.clone()),
        _ => return Err(refuse("errorbar", "arguments", "expected two to four vectors")),
    };
    if [x.len(), lower.len(), upper.len()].iter().any(|&n| n != y.len()) {
        return Err(refuse("errorbar", "lengths", "expected vectors of the same length"));
    }
    let mut item = Fields::new();
    put(&mut item, "type", "errorbar");
    for (name, values) in [("x", x), ("y", y), ("lower", lower), ("upper", upper)] {
        put(&mut item, name, values);
    }
    if let Some(format) = format.and_then(|text| Format::read(&text)) {
        format.add_to(&mut item);
    }
    draw(cx, call.nargout, false, vec![with(item, &settings)])
}

/// What is drawn: properties alone are nothing.
fn first_of<'a>(name: &str, data: &'a [Value]) -> Flow<&'a Value> {
    data.first().ok_or_else(|| refuse(name, "arguments", "expected data before its properties"))
}

/// An image's data: rows, columns, elements by columns, and three planes where it has colours of its own.
pub(super) fn picture(name: &str, value: &Value) -> Flow<Fields> {
    let array = array(name, value)?;
    let shape = array.shape();
    let colored = shape.dims().len() == 3 && shape.dim(2) == 3;
    if shape.dims().len() > 2 && !colored {
        return Err(refuse(
            name,
            "dimensions",
            "expected a matrix, or one each for red, green and blue",
        ));
    }
    let mut item = Fields::new();
    put(&mut item, "type", "image");
    put(&mut item, "rows", shape.dim(0) as f64);
    put(&mut item, "columns", shape.dim(1) as f64);
    // Whole numbers of colours go from 0 to 255, others from 0 to 1.
    let unit = if colored && array.class() == Class::UInt8 { 255.0 } else { 1.0 };
    let elements = cast::to_f64(array.data()).into_iter().map(|x| x / unit);
    put(&mut item, "data", elements.collect::<Vec<f64>>());
    put(&mut item, "colored", colored);
    Ok(item)
}

fn image(cx: &mut Cx<'_>, call: Call<'_>, name: &str, spread: bool) -> Flow<Values> {
    let call = aim(cx, call);
    let (data, settings) = properties(name, call.args)?;
    let (x, y, picture_of, limits) = match data {
        [c] => (None, None, c, None),
        [c, limits] => (None, None, c, Some(limits)),
        [x, y, c] => (Some(x), Some(y), c, None),
        [x, y, c, limits] => (Some(x), Some(y), c, Some(limits)),
        _ => return Err(refuse(name, "arguments", "expected a matrix, perhaps after x and y")),
    };
    let mut item = picture(name, picture_of)?;
    put(&mut item, "scaled", spread);
    for (which, value) in [("x", x), ("y", y)] {
        if let Some(value) = value {
            put(&mut item, which, doubles(name, value)?);
        }
    }
    let limits = limits.map(|l| doubles(name, l)).transpose()?;
    let drawn = draw(cx, call.nargout, false, vec![with(item, &settings)])?;
    let settings = &mut cx.world.figures.axes().settings;
    put(settings, "ydir", "reverse");
    if let Some(limits) = limits {
        put(settings, "clim", limits);
    }
    Ok(drawn)
}

/// `shown_picture(image, limits, name, value, …)`.
pub(super) fn shown_picture(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (data, settings) = properties("imshow", call.args)?;
    let mut item = picture("imshow", first_of("imshow", data)?)?;
    put(&mut item, "scaled", true);
    let limits = match data.get(1) {
        Some(limits) if limits.numel() == 2 => Some(doubles("imshow", limits)?),
        _ => None,
    };
    let drawn = draw(cx, call.nargout, false, vec![with(item, &settings)])?;
    let settings = &mut cx.world.figures.axes().settings;
    put(settings, "colormap", super::maps::gray(256));
    put(settings, "ydir", "reverse");
    put(settings, "equal", true);
    put(settings, "visible", false);
    if let Some(limits) = limits {
        put(settings, "clim", limits);
    }
    Ok(drawn)
}

pub(super) fn surface(
    cx: &mut Cx<'_>,
    call: Call<'_>,
    name: &str,
    kind: &'static str,
) -> Flow<Values> {
    let call = aim(cx, call);
    let (data, settings) = properties(name, call.args)?;
    let format = text_of(data.iter().find(|a| is_text(a)))?;
    let format = format.and_then(|text| Format::read(&text));
    let data: Vec<&Value> = data.iter().filter(|a| !is_text(a)).collect();
    let (x, y, z, extra) = match data[..] {
        [z] => (None, None, z, None),
        [z, extra] => (None, None, z, Some(extra)),
        [x, y, z] => (Some(x), Some(y), z, None),
        [x, y, z, extra] => (Some(x), Some(y), z, Some(extra)),
        _ => return Err(refuse(name, "arguments", "expected a matrix, perhaps after x and y")),
    };
    let z = Columns::of(name, z)?;
    let mut item = Fields::new();
    put(&mut item, "type", kind);
    put(&mut item, "rows", z.rows as f64);
    put(&mut item, "columns", z.columns as f64);
    for (which, value, extent) in [("x", x, z.columns), ("y", y, z.rows)] {
        let values = match value {
            Some(value) => doubles(name, value)?,
            None => counted(extent),
        };
        if values.len() != extent && values.len() != z.elements.len() {
            let message = format!(
                "{which} has the length {}, and the matrix is {}-by-{}",
                values.len(),
                z.rows,
                z.columns
            );
            return Err(refuse(name, "lengths", message));
        }
        put(&mut item, which, values);
    }
    put(&mut item, "z", z.elements);
    if kind == "contour" {
        put(&mut item, "filled", name == "contourf");
        put(&mut item, "space", name == "contour3");
    }
    if let Some(extra) = extra {
        put(&mut item, if kind == "contour" { "levels" } else { "c" }, datum(name, extra)?);
    }
    if let Some(format) = format {
        format.add_to(&mut item);
    }
    // Contours of a surface join it.
    draw(cx, call.nargout, name == "contour_floor", vec![with(item, &settings)])
}

pub(super) fn pie(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let values = doubles("pie", &call.args[0])?;
    if values.iter().any(|&x| !(x >= 0.0)) {
        return Err(refuse("pie", "values", "expected shares that are not negative"));
    }
    let mut item = Fields::new();
    put(&mut item, "type", "pie");
    put(&mut item, "values", values);
    if let Some(labels) = call.args.get(1) {
        put(&mut item, "labels", datum("pie", labels)?);
    }
    draw(cx, call.nargout, false, vec![item])
}

pub(super) fn histogram_bars(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (data, settings) = properties("histogram", call.args)?;
    let [edges, counts] = data else {
        return Err(refuse("histogram", "arguments", "expected edges and counts"));
    };
    let (edges, counts) = (doubles("histogram", edges)?, doubles("histogram", counts)?);
    if edges.len() != counts.len() + 1 {
        return Err(refuse("histogram", "lengths", "expected one edge more than counts"));
    }
    let mut item = Fields::new();
    put(&mut item, "type", "histogram");
    put(&mut item, "edges", edges);
    put(&mut item, "counts", counts);
    draw(cx, call.nargout, false, vec![with(item, &settings)])
}

pub(super) fn rule(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let direction = text("xline", &call.args[0])?;
    if !["x", "y"].contains(&&*direction) {
        return Err(refuse("xline", "direction", "expected x or y"));
    }
    let mut args = &call.args[1..];
    let mut item = Fields::new();
    put(&mut item, "type", "rule");
    put(&mut item, "direction", direction);
    put(&mut item, "at", doubles("xline", &args[0])?);
    args = &args[1..];
    if let Some(format) = text_of(args.first())?.and_then(|t| Format::read(&t)) {
        format.add_to(&mut item);
        args = &args[1..];
    }
    // An odd number of texts begins with the name that is written at the line.
    if args.len() % 2 == 1 {
        put(&mut item, "text", text("xline", &args[0])?);
        args = &args[1..];
    }
    let (_, settings) = properties("xline", args)?;
    draw(cx, call.nargout, true, vec![with(item, &settings)])
}

fn quiver(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let (data, settings) = properties("quiver", call.args)?;
    let format = text_of(data.iter().find(|a| is_text(a)))?;
    let numbers: Vec<&Value> = data.iter().filter(|a| !is_text(a)).collect();
    let (numbers, factor) = match &numbers[..] {
        [most @ .., last] if most.len() % 2 == 0 && last.numel() == 1 && !most.is_empty() => {
            (most, number("quiver", last)?)
        }
        all => (all, 0.9),
    };
    let columns: Vec<Columns> =
        numbers.iter().map(|a| Columns::of("quiver", a)).collect::<Flow<_>>()?;
    let [.., u, v] = &columns[..] else {
        return Err(refuse("quiver", "arguments", "expected the arrows' components"));
    };
    let (rows, n) = (u.rows, u.elements.len());
    let grid = u.rows > 1 && u.columns > 1;
    let row = |k: usize| k % rows.max(1);
    let column = |k: usize| k / rows.max(1);
    let (x, y): (Vec<f64>, Vec<f64>) = match &columns[..] {
        [x, y, _, _] if grid && x.elements.len() == u.columns && y.elements.len() == rows => (
            (0..n).map(|k| x.elements[column(k)]).collect(),
            (0..n).map(|k| y.elements[row(k)]).collect(),
        ),
        [x, y, _, _] => (x.elements.clone(), y.elements.clone()),
        _ => (
            (0..n).map(|k| (column(k) + 1) as f64).collect(),
            (0..n).map(|k| (row(k) + 1) as f64).collect(),
        ),
    };
    if [x.len(), y.len(), v.elements.len()].iter().any(|&m| m != n) {
        return Err(refuse(
            "quiver",
            "lengths",
            "expected as many of each: another length was found",
        ));
    }
    let cells = if grid { [u.columns, rows] } else { [libm::sqrt(n as f64) as usize; 2] };
    let scale = arrow_scale([&x, &y], cells, [&u.elements, &v.elements], factor);
    let scaled = |c: &Columns| c.elements.iter().map(|x| x * scale).collect::<Vec<f64>>();
    let mut item = Fields::new();
    put(&mut item, "type", "quiver");
    for (name, values) in [("x", x), ("y", y), ("u", scaled(u)), ("v", scaled(v))] {
        put(&mut item, name, values);
    }
    if let Some(format) = format.and_then(|text| Format::read(&text)) {
        format.add_to(&mut item);
    }
    draw(cx, call.nargout, false, vec![with(item, &settings)])
}

/// What arrows are multiplied by so that the longest is `factor` of the way between neighbours; 0 leaves them.
fn arrow_scale(places: [&[f64]; 2], cells: [usize; 2], arrows: [&[f64]; 2], factor: f64) -> f64 {
    let spread = |x: &[f64], cells: usize| {
        let (low, high) = x
            .iter()
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), x| (low.min(*x), high.max(*x)));
        if high > low { (high - low) / cells.max(2) as f64 } else { 0.0 }
    };
    let step = libm::hypot(spread(places[0], cells[0]), spread(places[1], cells[1]));
    let longest = arrows[0].iter().zip(arrows[1]).map(|(u, v)| libm::hypot(*u, *v));
    let longest = longest.filter(|length| length.is_finite()).fold(0.0, f64::max);
    if factor > 0.0 && step > 0.0 && longest > 0.0 { factor * step / longest } else { 1.0 }
}

/// `text('Position', [x y], 'String', words, …)`
fn label_by_names(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (mut at, mut words, mut rest) = (vec![0.0, 0.0], Value::from(""), Vec::new());
    for pair in call.args.chunks_exact(2) {
        match text("text", &pair[0])?.to_lowercase().as_str() {
            "position" => at = doubles("text", &pair[1])?,
            "string" => words = pair[1].clone(),
            _ => rest.extend_from_slice(pair),
        }
    }
    let mut args: Vec<Value> = at.into_iter().map(Value::from).collect();
    args.push(words);
    args.append(&mut rest);
    label(cx, Call { args: &args, nargout: call.nargout })
}

fn label(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let numbers = call.args.iter().take_while(|a| !is_text(a) && a.elem_type().is_some()).count();
    if numbers == 0 && call.args.len().is_multiple_of(2) {
        return label_by_names(cx, call);
    }
    if !(2..=3).contains(&numbers) || call.args.len() == numbers {
        return Err(refuse("text", "arguments", "expected coordinates and a text"));
    }
    let columns: Vec<Vec<f64>> =
        call.args[..numbers].iter().map(|a| doubles("text", a)).collect::<Flow<_>>()?;
    let found = texts("text", &call.args[numbers])?;
    let (_, settings) = properties("text", &call.args[numbers + 1..])?;
    let count = columns.iter().map(Vec::len).max().unwrap_or(0);
    if columns.iter().any(|column| column.len() != count && column.len() != 1) {
        return Err(refuse("text", "lengths", "expected coordinates of the same length"));
    }
    let each = found.len() == count;
    let items = (0..count).map(|k| {
        let mut item = Fields::new();
        put(&mut item, "type", "text");
        for (name, column) in ["x", "y", "z"].into_iter().zip(&columns) {
            let at = column.get(k).or(column.first()).copied().unwrap_or(f64::NAN);
            put(&mut item, name, vec![at]);
        }
        // A text for each point, or one in lines for all.
        put(&mut item, "text", if each { found[k].clone() } else { found.join("\n") });
        with(item, &settings)
    });
    draw(cx, call.nargout, true, items.collect())
}
