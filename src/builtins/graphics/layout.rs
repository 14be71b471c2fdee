//! What figures and axes are made of besides drawings: tiles, a second y axis, marks and their texts, light.

use super::WHY;
use super::decorations::{axes, switch, write};
use super::drawings::aim;
use super::handles::ABOVE_ALL;
use super::model::{Datum, put};
use super::series::is_text;
use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::arguments::{doubles, none, number, one, refuse, text, texts, whole};
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Array, Value};

builtins! {
    /// Layout of figures and axes.
    LAYOUT, Graphics;
    "axes" [0 255; 1] ["axes", "axes(handle)", "axes(figure, property, value, …)"]
        host(axes, WHY), "Goes to axes by their handle, or lays new ones over what is there."
        [Equal("axes > 0", "true"), Equal("get(axes('Position', [0 0 1 0.5]), 'Position')", "[0 0 1 0.5]"), Fails("axes(0.3)", "handle")];
    "box" [0 2; 0] ["box on", "box off"]
        host(|cx, call| switch(cx, call, "box", "box"), WHY), "Whether a frame is drawn around the axes."
        [Prints("plot(1:3); box off; disp(gcf)", "     1\n"), Fails("box up", "on")];
    "camlight" [0 2; 1] ["camlight"]
        host(light, WHY), "Lights surfaces from where they are seen."
        [Prints("surf(magic(4)); camlight; disp(gcf)", "     1\n"), Fails("camlight(1, 2, 3)", "arguments")];
    "cla" [0 2; 0] ["cla", "cla(axes)", "cla reset"]
        host(|cx, call| { aim(cx, call); cx.world.figures.axes().empty(); none() }, WHY), "Empties the axes."
        [Prints("plot(1:3); cla; disp(gcf)", "     1\n"), Fails("cla(1, 2, 3)", "arguments")];
    "light" [0 255; 1] ["light", "light('Position', [x y z])"]
        host(light, WHY), "Adds a light to the axes."
        [Prints("surf(magic(4)); light; disp(gcf)", "     1\n"), Fails("light(1, 2); light(1)", "pairs")];
    "lighting" [1 2; 0] ["lighting flat", "lighting gouraud", "lighting none"]
        host(lighting, WHY), "How the light falls on surfaces."
        [Prints("surf(magic(4)); lighting gouraud; disp(gcf)", "     1\n"), Fails("lighting dim", "flat")];
    "nexttile" [0 2; 1] ["nexttile", "nexttile(number)", "nexttile([rows columns])"]
        host(next_tile, WHY), "Goes to the next tile of a layout that tiledlayout made."
        [Prints("tiledlayout(1, 2); nexttile; plot(1:3); nexttile; disp(gcf)", "     1\n"), Fails("tiledlayout(1, 1); nexttile; nexttile", "tile")];
    "parula" [0 1; 1] ["map = parula", "map = parula(n)"]
        host(parula, "is small"), "Blue over teal and green to yellow, lighter from step to step: what figures begin with."
        [Equal("size(parula(5))", "[5 3]"), Equal("all(diff(sum(parula(8) .* [0.2126 0.7152 0.0722], 2)) > 0)", "true"), Fails("parula(-1)", "number")];
    "sgtitle" [1 255; 1] ["sgtitle(text)"]
        host(super_title, WHY), "Writes a title over all axes of the figure."
        [Prints("sgtitle('All'); disp(gcf)", "     1\n"), Fails("sgtitle({1})", "text")];
    "shading" [1 2; 0] ["shading flat", "shading faceted", "shading interp"]
        host(shading, WHY), "Whether the edges of surfaces are drawn, and how they are coloured between."
        [Prints("surf(magic(4)); shading interp; disp(gcf)", "     1\n"), Fails("shading dim", "flat")];
    "subtitle" [1 255; 1] ["subtitle(text)"]
        host(|cx, call| write(cx, call, "subtitle"), WHY), "Writes a smaller title below the title."
        [Prints("subtitle('Data'); disp(gcf)", "     1\n"), Fails("subtitle(1)", "text")];
    "tiledlayout" [0 255; 1] ["tiledlayout(rows, columns)", "tiledlayout flow"]
        host(tiled_layout, WHY), "Empties the figure and divides it into tiles, which nexttile goes to."
        [Prints("tiledlayout(2, 2); nexttile; disp(gcf)", "     1\n"), Fails("tiledlayout(0, 1)", "rows")];
    "xtickangle" [1 2; 0] ["xtickangle(degrees)"]
        host(|cx, call| angle(cx, call, "xtickangle"), WHY), "Turns the texts at the marks of the x axis."
        [Prints("plot(1:3); xtickangle(45); disp(gcf)", "     1\n"), Fails("xtickangle({1})", "expected")];
    "xticklabels" [1 2; 0] ["xticklabels({texts})"]
        host(|cx, call| tick_labels(cx, call, "xticklabels"), WHY), "Sets the texts at the marks of the x axis."
        [Prints("plot(1:3); xticklabels({'a', 'b'}); disp(gcf)", "     1\n"), Fails("xticklabels({[1 2]})", "text")];
    "xticks" [0 2; 1] ["xticks(places)", "xticks auto"]
        host(|cx, call| ticks(cx, call, "xticks"), WHY), "Sets where the x axis has marks."
        [Prints("plot(1:3); xticks([1 3]); disp(xticks)", "     1     3\n"), Fails("xticks([2 1])", "increase")];
    "yticklabels" [1 2; 0] ["yticklabels({texts})"]
        host(|cx, call| tick_labels(cx, call, "yticklabels"), WHY), "Sets the texts at the marks of the y axis."
        [Prints("plot(1:3); yticklabels({'a', 'b'}); disp(gcf)", "     1\n"), Fails("yticklabels({[1 2]})", "text")];
    "yticks" [0 2; 1] ["yticks(places)", "yticks auto"]
        host(|cx, call| ticks(cx, call, "yticks"), WHY), "Sets where the y axis has marks."
        [Prints("plot(1:3); yticks([1 3]); disp(yticks)", "     1     3\n"), Fails("yticks([2 1])", "increase")];
    "yyaxis" [1 2; 0] ["yyaxis left", "yyaxis right"]
        host(both_sides, WHY), "Goes to the y axis on the left or on the right."
        [Prints("yyaxis left; plot(1:3); yyaxis right; plot([9 8 7]); disp(gcf)", "     1\n"), Fails("yyaxis up", "left")];
    "zticklabels" [1 2; 0] ["zticklabels({texts})"]
        host(|cx, call| tick_labels(cx, call, "zticklabels"), WHY), "Sets the texts at the marks of the z axis."
        [Prints("surf(magic(3)); zticklabels({'a', 'b'}); disp(gcf)", "     1\n"), Fails("zticklabels({[1 2]})", "text")];
    "zticks" [0 2; 1] ["zticks(places)", "zticks auto"]
        host(|cx, call| ticks(cx, call, "zticks"), WHY), "Sets where the z axis has marks."
        [Prints("surf(magic(3)); zticks([1 3]); disp(zticks)", "     1     3\n"), Fails("zticks([2 1])", "increase")];
}

fn parula(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let n = call.args.first().map_or(Ok(256), |n| whole("parula", n))?;
    if !(0..=1 << 20).contains(&n) {
        return Err(refuse("parula", "size", "expected a number of rows"));
    }
    Ok(smallvec::smallvec![Value::from(super::maps::matrix(super::maps::parula(n as usize)))])
}

/// One of some words.
fn word(name: &str, call: &Call<'_>, known: &[&str]) -> Flow<String> {
    let found = text(name, &call.args[0])?.to_lowercase();
    if known.contains(&&*found) {
        return Ok(found);
    }
    // The beginning of one word will do.
    let mut begun = known.iter().filter(|word| !found.is_empty() && word.starts_with(&*found));
    if let (Some(word), None) = (begun.next(), begun.next()) {
        return Ok((*word).to_owned());
    }
    Err(refuse(name, "word", format!("expected one of {}, found '{found}'", known.join(", "))))
}

fn shading(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let how = word("shading", &call, &["flat", "faceted", "interp"])?;
    put(&mut cx.world.figures.axes().settings, "shading", how);
    none()
}

fn lighting(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let how = word("lighting", &call, &["flat", "gouraud", "phong", "none"])?;
    put(&mut cx.world.figures.axes().settings, "lighting", how);
    none()
}

fn light(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    if call.args.len() == 1 && !is_text(&call.args[0]) {
        return Err(refuse("light", "arguments", "expected pairs of a property and a value"));
    }
    let mut position = None;
    for pair in call.args.chunks_exact(2) {
        if pair[0].as_text()?.is_some_and(|t| t.eq_ignore_ascii_case("position")) {
            position = Some(doubles("light", &pair[1])?);
        }
    }
    let settings = &mut cx.world.figures.axes().settings;
    match position {
        Some(position) => put(settings, "light", position),
        None => put(settings, "light", true),
    }
    // A light is told by its axes: it has no properties of its own.
    if call.nargout > 0 { one(cx.world.figures.axes().handle) } else { none() }
}

fn tiled_layout(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (rows, columns) = match call.args {
        [rows, columns, ..] if !is_text(rows) => {
            (whole("tiledlayout", rows)?, whole("tiledlayout", columns)?)
        }
        // As many as come: two in a row.
        _ => (4, 2),
    };
    if !((1..=100).contains(&rows) && (1..=100).contains(&columns)) {
        return Err(refuse("tiledlayout", "size", "expected numbers of rows and columns from 1"));
    }
    cx.world.figures.tile(rows as usize, columns as usize);
    // What is said of it is said of the figure.
    let figure = f64::from(cx.world.figures.number());
    if call.nargout > 0 { one(figure + ABOVE_ALL) } else { none() }
}

fn next_tile(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (mut tile, mut span) = (None, [1, 1]);
    for argument in call.args {
        match doubles("nexttile", argument)?[..] {
            // A layout's handle is no whole number.
            [k] if libm::trunc(k) != k => {}
            [k] if k >= 1.0 => tile = Some(k as usize),
            [rows, columns] if rows >= 1.0 && columns >= 1.0 => {
                span = [rows as usize, columns as usize]
            }
            _ => {
                return Err(refuse("nexttile", "tile", "expected the number of a tile, or a span"));
            }
        }
    }
    if !cx.world.figures.next_tile(tile, span) {
        return Err(refuse(
            "nexttile",
            "tile",
            "there is no tile left: tiledlayout says how many there are",
        ));
    }
    if call.nargout > 0 { one(cx.world.figures.axes().handle) } else { none() }
}

fn super_title(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let lines = texts("sgtitle", &call.args[0])?;
    cx.world.figures.title(lines.join("\n"));
    let figure = f64::from(cx.world.figures.number());
    if call.nargout > 0 { one(figure + ABOVE_ALL) } else { none() }
}

fn both_sides(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let side = word("yyaxis", &call, &["left", "right"])?;
    let axes = cx.world.figures.axes();
    put(&mut axes.settings, "sides", true);
    axes.right = side == "right";
    none()
}

fn angle(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str) -> Flow<Values> {
    let call = aim(cx, call);
    let degrees = number(name, &call.args[0])?;
    put(&mut cx.world.figures.axes().settings, name, degrees);
    none()
}

fn ticks(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str) -> Flow<Values> {
    let call = aim(cx, call);
    let axes = cx.world.figures.axes();
    let unset = axes.marks(&name[..1]);
    let settings = &mut axes.settings;
    match call.args.first() {
        None => {
            let now = settings.iter().find(|(known, _)| known == name);
            return one(match now {
                Some((_, Datum::Numbers(places))) => Array::row(places.to_vec()),
                _ => Array::row(unset),
            });
        }
        Some(word) if is_text(word) => settings.retain(|(known, _)| known != name),
        Some(places) => {
            let places = doubles(name, places)?;
            if !places.is_sorted() {
                return Err(refuse(name, "order", "expected places that increase"));
            }
            put(settings, name, places);
        }
    }
    none()
}

fn tick_labels(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str) -> Flow<Values> {
    let call = aim(cx, call);
    let given = &call.args[0];
    let settings = &mut cx.world.figures.axes().settings;
    if is_text(given) && given.as_text()?.is_some_and(|t| t == "auto") {
        settings.retain(|(known, _)| known != name);
        return none();
    }
    let labels = match given.elem_type() {
        Some(_) if !is_text(given) => {
            doubles(name, given)?.into_iter().map(|x| Datum::Text(format!("{x}"))).collect()
        }
        _ => texts(name, given)?.into_iter().map(Datum::Text).collect(),
    };
    put(settings, name, Datum::List(labels));
    none()
}
