//! Functions that make, choose and adorn figures and axes.

use super::WHY;
use super::drawings::aim;
use super::handles::{ABOVE_ALL, beside, beside_handle, beside_setting, label_handle, set_all};
use super::model::{Close, Datum, Fields, HANDLE, put};
use super::series::{datum, is_text, properties, property};
use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::arguments::{doubles, none, number, one, refuse, text, texts, whole};
use crate::builtins::context::Event;
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Array, Value, text::text_of};

builtins! {
    /// Figures, axes, and what is written on them.
    DECORATIONS, Graphics;
    "axis" [0 255; 1] ["axis([xmin xmax ymin ymax])", "axis equal", "axis tight", "axis off", "axis ij"]
        host(axis, WHY), "Sets the limits of the axes, or how they are shown."
        [Prints("plot(1:3); axis([0 4 0 4]); disp(axis)", "     0     4     0     4\n"), Fails("axis wrong", "axis")];
    "caxis" [0 2; 1] ["caxis([low high])", "caxis(axes, [low high])", "v = caxis"]
        host(|cx, call| limits(cx, call, "caxis", "clim"), WHY), "Sets the values of the first and last colour, or says what they are."
        [Prints("imagesc(magic(3)); caxis([0 9]); disp(gcf)", "     1\n"), Fails("caxis(1)", "two")];
    "clf" [0 2; 1] ["clf", "clf(number)", "number = clf(number)"]
        host(clf, WHY), "Empties a figure, the current one where none is named."
        [Prints("plot(1:3); clf; disp(gcf)", "     1\n"), Equal("clf(figure(3))", "3"), Fails("clf(0)", "number")];
    "clim" [0 2; 1] ["clim([low high])", "clim(axes, [low high])", "v = clim"]
        host(|cx, call| limits(cx, call, "clim", "clim"), WHY), "Sets the values of the first and last colour, or says what they are."
        [Prints("imagesc(magic(3)); clim([0 9]); disp(gcf)", "     1\n"), Fails("clim(1)", "two")];
    "close" [0 2; 0] ["close", "close(number)", "close all", "close all force"]
        host(close, WHY), "Closes figures."
        [Prints("figure(3); close all; disp(gcf)", "     1\n"), Fails("close('x')", "close")];
    "colorbar" [0 255; 1] ["colorbar", "colorbar off", "colorbar(place)", "colorbar(property, value, …)", "c = colorbar(…)"]
        host(colorbar, WHY), "Shows which value has which colour."
        [Prints("imagesc(magic(3)); colorbar; disp(gcf)", "     1\n"), Prints("c = colorbar; c.Label.String = 'm'; disp(get(c.Label, 'String'))", "m\n"), Fails("colorbar({1})", "colorbar")];
    "drawnow" [0 1; 0] ["drawnow"]
        host(|cx, _| { cx.world.show_figures(); none() }, WHY), "Shows the figures as they are now."
        [Prints("plot(1:3); drawnow; disp(gcf)", "     1\n"), Fails("drawnow(1, 2)", "arguments")];
    "figure" [0 255; 1] ["figure", "figure(number)", "figure(property, value, …)"]
        host(figure, WHY), "Makes a figure, or goes to one."
        [Equal("figure(2)", "2"), Fails("figure(0)", "number")];
    "gca" [0 0; 1] ["axes = gca"]
        host(|cx, _| one(cx.world.figures.axes().handle), WHY), "The axes that are drawn into; makes some where there are none."
        [Equal("gca > 0", "true"), Fails("gca(1)", "arguments")];
    "gcf" [0 0; 1] ["number = gcf"]
        host(|cx, _| one(f64::from(cx.world.figures.number())), WHY), "The number of the current figure; makes one where there is none."
        [Equal("gcf", "1"), Fails("gcf(1)", "arguments")];
    "grid" [0 2; 0] ["grid on", "grid off", "grid(axes, 'on')"]
        host(|cx, call| switch(cx, call, "grid", "grid"), WHY), "Draws lines at the marks of the axes."
        [Prints("plot(1:3); grid on; disp(gcf)", "     1\n"), Fails("grid up", "on")];
    "hold" [0 2; 0] ["hold on", "hold off", "hold(axes, 'on')"]
        host(hold, WHY), "Whether the next drawing is added to what is there."
        [Prints("hold on; disp(ishold)", "   1\n"), Fails("hold up", "on")];
    "ishold" [0 1; 1] ["held = ishold", "held = ishold(axes)"]
        host(is_held, WHY), "Whether the next drawing is added to what is there."
        [Equal("ishold", "false"), Equal("ishold(gca)", "false"), Fails("ishold(0.25)", "handle")];
    "legend" [0 255; 1] ["legend(label, …)", "legend({labels})", "legend off", "legend(…, 'Location', place)"]
        host(legend, WHY), "Names the drawings."
        [Prints("plot(1:3); legend('data'); disp(gcf)", "     1\n"), Fails("legend(1)", "text")];
    "subplot" [1 255; 1] ["subplot(rows, columns, place)", "subplot(234)"]
        host(subplot, WHY), "Divides the figure into a grid of axes, and goes to one of them."
        [Prints("subplot(2, 1, 2); disp(gcf)", "     1\n"), Fails("subplot(2, 1, 3)", "place")];
    "title" [1 255; 1] ["title(text)", "title(text, property, value, …)"]
        host(|cx, call| write(cx, call, "title"), WHY), "Writes a title over the axes."
        [Prints("title('Data'); disp(gcf)", "     1\n"), Fails("title(1)", "text")];
    "view" [0 3; 2] ["view(azimuth, elevation)", "view(2)", "view(3)", "view([x y z])", "view(axes, …)", "[azimuth, elevation] = view"]
        host(view, WHY), "From where a drawing in space is seen, in degrees; or from which side, as a vector."
        [Prints("surf(magic(3)); view([0 -1 1]); [a, e] = view; disp([a e])", "     0    45\n"), Prints("surf(magic(3)); view(30, 20); disp(gcf)", "     1\n"), Fails("view(7)", "2")];
    "waitbar" [1 255; 1] ["waitbar(part, text)", "waitbar(part, handle, text)"]
        host(waitbar, "reports progress"), "Reports how much of a long computation is done, as an event of the run."
        [Prints("waitbar(0.5, 'half'); disp(1)", "     1\n"), Fails("waitbar('x')", "number")];
    "xlabel" [1 255; 1] ["xlabel(text)"]
        host(|cx, call| write(cx, call, "xlabel"), WHY), "Writes a text at the x axis."
        [Prints("xlabel('time'); disp(gcf)", "     1\n"), Fails("xlabel(1)", "text")];
    "xlim" [0 2; 1] ["xlim([low high])", "xlim(axes, [low high])", "limits = xlim"]
        host(|cx, call| limits(cx, call, "xlim", "xlim"), WHY), "Sets the limits of the x axis, or gives them."
        [Prints("xlim([0 1]); disp(gcf)", "     1\n"), Prints("plot(1:12); disp(xlim)", "     0    12\n"), Fails("xlim(1)", "two")];
    "ylabel" [1 255; 1] ["ylabel(text)"]
        host(|cx, call| write(cx, call, "ylabel"), WHY), "Writes a text at the y axis."
        [Prints("ylabel('height'); disp(gcf)", "     1\n"), Fails("ylabel(1)", "text")];
    "ylim" [0 2; 1] ["ylim([low high])", "ylim(axes, [low high])", "limits = ylim"]
        host(|cx, call| limits(cx, call, "ylim", "ylim"), WHY), "Sets the limits of the y axis, or gives them."
        [Prints("ylim([0 1]); disp(gcf)", "     1\n"), Fails("ylim(1)", "two")];
    "zlabel" [1 255; 1] ["zlabel(text)"]
        host(|cx, call| write(cx, call, "zlabel"), WHY), "Writes a text at the z axis."
        [Prints("zlabel('depth'); disp(gcf)", "     1\n"), Fails("zlabel(1)", "text")];
    "zlim" [0 2; 1] ["zlim([low high])", "zlim(axes, [low high])", "limits = zlim"]
        host(|cx, call| limits(cx, call, "zlim", "zlim"), WHY), "Sets the limits of the z axis, or gives them."
        [Prints("zlim([0 1]); disp(gcf)", "     1\n"), Fails("zlim(1)", "two")];
}

/// The number of a figure.
fn of_figure(name: &str, value: &Value) -> Flow<u32> {
    let n = number(name, value)?;
    if !(n >= 1.0 && n <= 1e6 && libm::trunc(n) == n) {
        return Err(refuse(name, "number", "expected a whole number from 1"));
    }
    Ok(n as u32)
}

fn clf(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    // `clf reset` is `clf`: there are no properties that it leaves.
    let call = of_axes_alone(cx, call);
    if let Some(which) = call.args.first().filter(|which| !is_text(which)) {
        let number = of_figure("clf", which)?;
        cx.world.figures.select(Some(number));
    }
    cx.world.figures.clear();
    if call.nargout > 0 { one(f64::from(cx.world.figures.number())) } else { none() }
}

fn is_held(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(axes) = call.args.first() else { return one(cx.world.figures.axes().hold) };
    let handle = number("ishold", axes)?;
    match cx.world.figures.of_handle(handle) {
        Some(axes) => one(axes.hold),
        None => Err(refuse("ishold", "handle", "expected a handle of axes")),
    }
}

fn figure(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (chosen, rest) = match call.args {
        [first, rest @ ..] if !is_text(first) => (Some(of_figure("figure", first)?), rest),
        all => (None, all),
    };
    let number = cx.world.figures.select(chosen);
    set_all(cx, f64::from(number), rest)?;
    if call.nargout > 0 { one(f64::from(number)) } else { none() }
}

fn close(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let which = match call.args.first() {
        None => Close::Current,
        Some(all) if is_text(all) => match all.as_text()?.as_deref() {
            Some("all") => Close::All,
            other => {
                let found = other.unwrap_or_default();
                return Err(refuse(
                    "close",
                    "what",
                    format!("expected a number or 'all', found '{found}'"),
                ));
            }
        },
        Some(n) => Close::Number(whole("close", n)?.clamp(0, i64::from(u32::MAX)) as u32),
    };
    cx.world.figures.close(which);
    none()
}

pub(super) fn colormap(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let map = &call.args[0];
    if is_text(map) || map.shape().dim(1) != 3 {
        return Err(refuse("colormap", "columns", "expected a name or a matrix of three columns"));
    }
    let map = datum("colormap", map)?;
    cx.world.figures.colormap(map);
    none()
}

/// `on`, `off`, or the other of the two.
fn choice(name: &str, call: &Call<'_>, now: bool) -> Flow<bool> {
    match call.args.first() {
        None => Ok(!now),
        Some(word) => match text(name, word)?.as_str() {
            "on" | "minor" | "all" => Ok(true),
            "off" => Ok(false),
            other => {
                Err(refuse(name, "choice", format!("expected 'on' or 'off', found '{other}'")))
            }
        },
    }
}

fn hold(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let axes = cx.world.figures.axes();
    axes.hold = choice("hold", &call, axes.hold)?;
    none()
}

pub(super) fn switch(
    cx: &mut Cx<'_>,
    call: Call<'_>,
    name: &'static str,
    what: &'static str,
) -> Flow<Values> {
    let call = aim(cx, call);
    let settings = &mut cx.world.figures.axes().settings;
    let now = settings.iter().any(|(known, on)| known == what && *on == Datum::Flag(true));
    let wanted = choice(name, &call, now)?;
    put(settings, what, wanted);
    none()
}

fn colorbar(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut call = aim(cx, call);
    if let [Value::Scalar(crate::value::Scalar::F64(handle))] = call.args
        && cx.world.figures.enter(*handle)
    {
        call.args = &[];
    }
    let (first, pairs) = call.args.split_at(call.args.len() % 2);
    let word = match first {
        [word] => text("colorbar", word)?.to_lowercase(),
        _ => String::new(),
    };
    let mut given = Vec::new();
    for pair in pairs.chunks(2) {
        given.push((property(&text("colorbar", &pair[0])?), datum("colorbar", &pair[1])?));
    }
    let axes = cx.world.figures.axes();
    let shown = !["off", "hide", "delete"].contains(&&*word);
    put(&mut axes.settings, "colorbar", shown);
    if shown && !word.is_empty() && word != "on" {
        put(&mut axes.settings, "colorbarLocation", word);
    }
    for (key, value) in given {
        put(&mut axes.settings, beside_setting("colorbar", &key), value);
    }
    let handle = beside_handle(axes.handle, "colorbar");
    if call.nargout > 0 { one(handle) } else { none() }
}

fn limits(cx: &mut Cx<'_>, call: Call<'_>, name: &str, what: &'static str) -> Flow<Values> {
    let mut call = aim(cx, call);
    if let [Value::Scalar(crate::value::Scalar::F64(handle))] = call.args
        && cx.world.figures.enter(*handle)
    {
        call.args = &[];
    }
    let Some(given) = call.args.first() else {
        let axes = cx.world.figures.axes();
        let both = if what == "clim" { axes.color_limits() } else { axes.limits(&what[..1]) };
        return one(Array::row(both.to_vec()));
    };
    let what = side(cx, what);
    let settings = &mut cx.world.figures.axes().settings;
    if is_text(given) {
        settings.retain(|(known, _)| known != what);
        return none();
    }
    let both = doubles(name, given)?;
    if both.len() != 2 || !(both[0] < both[1]) {
        return Err(refuse(name, "limits", "expected two limits, the lower first"));
    }
    put(settings, what, both);
    none()
}

pub(super) fn write(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str) -> Flow<Values> {
    let (mut call, mut name) = (aim(cx, call), name);
    // Any text of a colorbar stands along it.
    if let [Value::Scalar(crate::value::Scalar::F64(handle)), rest @ ..] = call.args
        && !rest.is_empty()
        && let Some((axes, "colorbar")) = beside(&cx.world.figures, *handle)
    {
        cx.world.figures.enter(axes);
        (call.args, name) = (rest, "colorbarLabel");
    }
    // The texts of a layout of tiles: its title is that over all axes, and the others have no place.
    if let [Value::Scalar(crate::value::Scalar::F64(handle)), words, ..] = call.args
        && cx.world.figures.is_open(*handle - ABOVE_ALL)
    {
        let lines = texts(name, words)?;
        if name == "title" {
            cx.world.figures.select(Some((*handle - ABOVE_ALL) as u32));
            cx.world.figures.title(lines.join("\n"));
        }
        return if call.nargout > 0 { one(*handle) } else { none() };
    }
    let lines = texts(name, &call.args[0])?;
    let (_, style) = properties(name, &call.args[1..])?;
    let name = side(cx, name);
    let axes = cx.world.figures.axes();
    put(&mut axes.settings, name, lines.join("\n"));
    let named = format!("{name}Style");
    axes.settings.retain(|(known, _)| *known != named);
    if !style.is_empty() {
        put(&mut axes.settings, named, Datum::Fields(style));
    }
    let axes = cx.world.figures.axes().handle;
    if call.nargout > 0 { one(label_handle(axes, name).unwrap_or(axes)) } else { none() }
}

/// What is said of y belongs to the axis on the right where that is drawn into.
pub(super) fn side(cx: &mut Cx<'_>, name: &'static str) -> &'static str {
    match name {
        "ylabel" if cx.world.figures.axes().right => "ylabelRight",
        "ylim" if cx.world.figures.axes().right => "ylimRight",
        name => name,
    }
}

/// The call without axes that it names alone, which are the current ones then.
fn of_axes_alone<'a>(cx: &mut Cx<'_>, call: Call<'a>) -> Call<'a> {
    let call = aim(cx, call);
    match call.args {
        [Value::Scalar(crate::value::Scalar::F64(handle))] if cx.world.figures.enter(*handle) => {
            Call { args: &[], ..call }
        }
        _ => call,
    }
}

fn axis(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = of_axes_alone(cx, call);
    let settings = &mut cx.world.figures.axes().settings;
    for arg in call.args {
        if is_text(arg) {
            match text("axis", arg)?.as_str() {
                word @ ("equal" | "image" | "vis3d") => {
                    put(settings, "equal", true);
                    put(settings, "square", false);
                    put(settings, "tight", word == "image");
                }
                "square" => put(settings, "square", true),
                "normal" | "fill" => {
                    put(settings, "equal", false);
                    put(settings, "square", false);
                }
                "tight" => put(settings, "tight", true),
                "padded" => put(settings, "padded", true),
                "manual" => {}
                "auto" => settings
                    .retain(|(name, _)| !["xlim", "ylim", "zlim", "tight"].contains(&&**name)),
                "on" => put(settings, "visible", true),
                "off" => put(settings, "visible", false),
                "ij" => put(settings, "ydir", "reverse"),
                "xy" => put(settings, "ydir", "normal"),
                other => {
                    let message = format!(
                        "expected limits or one of equal, image, square, normal, tight, padded, auto, manual, fill, vis3d, on, off, ij, xy, found '{other}'"
                    );
                    return Err(refuse("axis", "word", message));
                }
            }
            continue;
        }
        let all = doubles("axis", arg)?;
        if ![4, 6].contains(&all.len()) {
            return Err(refuse("axis", "limits", "expected four or six limits"));
        }
        for (name, pair) in ["xlim", "ylim", "zlim"].into_iter().zip(all.chunks_exact(2)) {
            put(settings, name, pair.to_vec());
        }
    }
    if !call.args.is_empty() && call.nargout == 0 {
        return none();
    }
    let axes = cx.world.figures.axes();
    let has_depth = |item: &Fields| item.iter().any(|(name, _)| name == "z");
    let names: &[&str] = match axes.items.iter().any(has_depth) {
        true => &["x", "y", "z"],
        false => &["x", "y"],
    };
    one(Array::row(names.iter().flat_map(|name| axes.limits(name)).collect::<Vec<f64>>()))
}

fn legend(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let mut labels = Vec::new();
    let mut handles: Option<Vec<f64>> = None;
    let mut style: Vec<(&str, Datum)> = Vec::new();
    let mut args = call.args.iter();
    while let Some(arg) = args.next() {
        if handles.is_none() && labels.is_empty() && !is_text(arg) && arg.elem_type().is_some() {
            let found = doubles("legend", arg)?;
            if !found.iter().all(|handle| cx.world.figures.pieces(*handle).is_some()) {
                return Err(refuse("legend", "labels", "expected text, or handles before it"));
            }
            handles = Some(found);
            continue;
        }
        if !labels.is_empty() && !is_text(arg) && arg.elem_type().is_some() {
            // Older programs give the place as a number.
            let place = match doubles("legend", arg)?.first().map_or(0, |place| *place as i64) {
                1 => "northeast",
                2 => "northwest",
                3 => "southwest",
                4 => "southeast",
                -1 => "northeastoutside",
                _ => "best",
            };
            style.push(("legendPlace", place.into()));
            continue;
        }
        let found = texts("legend", arg)?;
        let word = match &found[..] {
            [word] if is_text(arg) => word.to_lowercase(),
            _ => String::new(),
        };
        let known = match &*word {
            "location" => Some("legendPlace"),
            "orientation" => Some("legendOrientation"),
            "numcolumns" => Some("legendColumns"),
            "box" => Some("legendBox"),
            "fontsize" => Some("legendFontSize"),
            "interpreter" => Some("legendInterpreter"),
            _ => None,
        };
        match known {
            Some(known) => style.extend(match args.next() {
                Some(value) => Some((known, datum("legend", value)?)),
                None => None,
            }),
            None if ["off", "hide"].contains(&&*word) && call.args.len() == 1 => {
                put(&mut cx.world.figures.axes().settings, "legend", false);
                return none();
            }
            None if ["show", "boxoff", "boxon"].contains(&&*word) && call.args.len() == 1 => {
                if word != "show" {
                    style.push(("legendBox", (word == "boxon").into()));
                }
            }
            None => labels.extend(found),
        }
    }
    let axes = cx.world.figures.axes();
    let named = |item: &&mut super::Fields| match &handles {
        Some(handles) => item.iter().any(|(name, id)| {
            name == HANDLE && handles.iter().any(|handle| *id == Datum::Number(*handle))
        }),
        None => !item.iter().any(|(name, kind)| name == "type" && *kind == Datum::from("text")),
    };
    let given = labels.len();
    let mut labels = labels.into_iter();
    for (k, item) in axes.items.iter_mut().filter(named).enumerate() {
        let has_one = item.iter().any(|(name, _)| name == "label");
        let is_pie = item.iter().any(|(name, kind)| name == "type" && *kind == Datum::from("pie"));
        match labels.next() {
            // All shares are one drawing.
            Some(label) if is_pie => {
                let shares = std::iter::once(label).chain(labels.by_ref());
                let shares = shares.map(Datum::from).collect();
                put(item, "legendLabels", Datum::List(shares));
            }
            Some(label) => put(item, "label", label),
            // Without names they are numbered.
            None if given == 0 && !has_one => put(item, "label", format!("data{}", k + 1)),
            None => {}
        }
    }
    put(&mut axes.settings, "legend", true);
    for (name, value) in style {
        put(&mut axes.settings, name, value);
    }
    let handle = beside_handle(axes.handle, "legend");
    if call.nargout > 0 { one(handle) } else { none() }
}

/// Goes to axes, or makes some.
pub(super) fn axes(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut rest = call.args;
    let mut entered = None;
    if let [first, more @ ..] = call.args
        && !is_text(first)
    {
        let handle = number("axes", first)?;
        if cx.world.figures.enter(handle) {
            entered = Some(handle);
        } else if cx.world.figures.is_open(handle) {
            // Those of a figure.
            cx.world.figures.select(Some(handle as u32));
        } else {
            return Err(refuse("axes", "handle", "expected the handle of axes"));
        }
        rest = more;
    }
    let handle = match entered {
        Some(handle) => handle,
        None => {
            let mut free = false;
            for pair in rest.chunks_exact(2) {
                let key = text("axes", &pair[0])?.to_lowercase();
                free |= key.ends_with("position");
                if key == "parent"
                    && let figure = number("axes", &pair[1])?
                    && cx.world.figures.is_open(figure)
                {
                    cx.world.figures.select(Some(figure as u32));
                }
            }
            cx.world.figures.lay_axes(free)
        }
    };
    set_all(cx, handle, rest)?;
    if call.nargout > 0 || call.args.is_empty() { one(handle) } else { none() }
}

fn subplot(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    // `subplot 211` gives texts.
    let mut args: Vec<Value> = Vec::with_capacity(call.args.len());
    for given in call.args {
        let text = if is_text(given) { text_of(Some(given))? } else { None };
        let number = text.and_then(|text| text.trim().parse::<f64>().ok());
        args.push(number.map_or_else(|| given.clone(), Value::from));
    }
    if let [first, rest @ ..] = args.as_slice()
        && is_text(first)
        && !rest.is_empty()
    {
        return axes(cx, call);
    }
    let (rows, columns, places) = match args.as_slice() {
        [digits] => {
            let n = whole("subplot", digits)?;
            (n / 100, n / 10 % 10, vec![(n % 10) as f64])
        }
        [rows, columns, places, ..] => {
            (whole("subplot", rows)?, whole("subplot", columns)?, doubles("subplot", places)?)
        }
        _ => return Err(refuse("subplot", "arguments", "expected rows, columns and a place")),
    };
    let first = places.iter().copied().fold(f64::INFINITY, f64::min);
    let last = places.iter().copied().fold(0.0, f64::max);
    let grid = (1..=1000).contains(&rows) && (1..=1000).contains(&columns);
    if !(grid && first >= 1.0 && last <= (rows * columns) as f64) {
        let message = format!("there is no such place in a grid of {rows} by {columns}");
        return Err(refuse("subplot", "place", message));
    }
    let place = [rows as usize, columns as usize, first as usize, last as usize];
    cx.world.figures.subplot(place);
    if call.nargout > 0 { one(cx.world.figures.axes().handle) } else { none() }
}

fn waitbar(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if is_text(&call.args[0]) {
        return Err(refuse("waitbar", "part", "expected a number from 0 to 1"));
    }
    let part = number("waitbar", &call.args[0])?.clamp(0.0, 1.0);
    let said = text_of(call.args[1..].iter().find(|a| is_text(a)))?;
    cx.world.output.push(Event::Progress(part, said.unwrap_or_default()));
    if call.nargout > 0 { one(1.0) } else { none() }
}

fn view(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = of_axes_alone(cx, call);
    let angles = match call.args {
        [] => {
            let angles = cx.world.figures.axes().view();
            return Ok(angles.into_iter().take(call.nargout.max(1)).map(Value::from).collect());
        }
        [one] if one.numel() == 1 => match number("view", one)? {
            2.0 => vec![0.0, 90.0],
            3.0 => vec![-37.5, 30.0],
            _ => return Err(refuse("view", "dimensions", "expected 2, 3 or two angles")),
        },
        [several] => match doubles("view", several)?[..] {
            // Seen from there.
            [x, y, z] => vec![
                libm::atan2(x, -y).to_degrees(),
                libm::atan2(z, libm::hypot(x, y)).to_degrees(),
            ],
            ref both => both.to_vec(),
        },
        [azimuth, elevation] => vec![number("view", azimuth)?, number("view", elevation)?],
        _ => Vec::new(),
    };
    if angles.len() != 2 {
        return Err(refuse("view", "angles", "expected 2, 3 or two angles"));
    }
    put(&mut cx.world.figures.axes().settings, "view", angles);
    none()
}
