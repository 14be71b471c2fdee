//! Polygons: `fill`, `fill3` and `patch`, one after the other as columns of coordinates.

use super::WHY;
use super::drawings::{aim, draw, with};
use super::model::{Fields, put};
use super::series::{Columns, datum, is_text, properties, property};
use crate::builtins::Example::{Fails, Prints};
use crate::builtins::arguments::{doubles, refuse, text};
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::Value;

builtins! {
    /// Polygons.
    PATCHES, Graphics;
    "fill" [3 255; 1] ["fill(x, y, color)", "fill(x1, y1, color1, x2, y2, color2, …)"]
        host(|cx, call| fill(cx, call, "fill", 2), WHY), "Draws filled polygons."
        [Prints("fill([0 1 1], [0 0 1], 'r'); disp(gcf)", "     1\n"), Fails("fill([0 1], [0 0 1], 'r')", "length")];
    "fill3" [4 255; 1] ["fill3(x, y, z, color)"]
        host(|cx, call| fill(cx, call, "fill3", 3), WHY), "Draws filled polygons in space."
        [Prints("fill3([0 1 1], [0 0 1], [0 1 0], 'r'); disp(gcf)", "     1\n"), Fails("fill3([0 1], [0 0 1], 1, 'r')", "length")];
    "patch" [1 255; 1] ["patch(x, y, color)", "patch(x, y, z, color)", "patch('Faces', faces, 'Vertices', vertices, property, value, …)", "patch(structure)"]
        host(patch, WHY), "Adds filled polygons to the axes, by their corners or by the numbers of vertices."
        [Prints("patch([0 1 1], [0 0 1], 'r'); disp(gcf)", "     1\n"), Fails("patch('Faces', [1 2 3])", "Vertices")];
}

/// One item of polygons, a column each.
fn polygons(name: &str, coordinates: &[&Value], color: &Value) -> Flow<Fields> {
    let columns: Vec<Columns> = coordinates
        .iter()
        .map(|value| Ok(Columns::of(name, value)?.upright()))
        .collect::<Flow<_>>()?;
    let (rows, count) = columns.first().map_or((0, 0), |c| (c.rows, c.columns));
    if columns.iter().any(|c| c.rows != rows || c.columns != count) {
        return Err(refuse(name, "lengths", "expected coordinates of the same length"));
    }
    let mut item = Fields::new();
    put(&mut item, "type", "patch");
    put(&mut item, "rows", rows as f64);
    for (axis, column) in ["x", "y", "z"].into_iter().zip(columns) {
        put(&mut item, axis, column.elements);
    }
    paint(name, &mut item, color, count, rows)?;
    Ok(item)
}

/// A color for all, or values that the colormap colors: one a polygon, or one a corner.
fn paint(name: &str, item: &mut Fields, color: &Value, count: usize, rows: usize) -> Flow<()> {
    if is_text(color) {
        put(item, "color", text(name, color)?);
        return Ok(());
    }
    let numbers = doubles(name, color)?;
    match numbers.len() {
        n if n == count * rows && !(n == 3 && color.shape().dim(0) == 1) => {
            put(item, "values", numbers)
        }
        n if n == count && n != 3 => put(item, "values", numbers),
        3 => put(item, "color", numbers),
        n if n == count => put(item, "values", numbers),
        n => {
            let message =
                format!("expected a color, or values for {count} polygons, found {n} numbers");
            return Err(refuse(name, "colors", message));
        }
    }
    Ok(())
}

fn fill(cx: &mut Cx<'_>, call: Call<'_>, name: &str, dimensions: usize) -> Flow<Values> {
    let call = aim(cx, call);
    // A color by its name, which reads like a property, belongs to the group before it.
    let groups = call.args.chunks(dimensions + 1);
    let whole = |group: &&[Value]| {
        group.len() == dimensions + 1 && !group[..dimensions].iter().any(is_text)
    };
    let groups: Vec<&[Value]> = groups.take_while(whole).collect();
    let used = groups.len() * (dimensions + 1);
    if groups.is_empty() {
        let message = "expected coordinates and a color such as 'r' or [1 0 0]";
        return Err(refuse(name, "arguments", message));
    }
    let (_, settings) = properties(name, &call.args[used..])?;
    let items = groups.into_iter().map(|group| {
        let coordinates: Vec<&Value> = group[..dimensions].iter().collect();
        Ok(with(polygons(name, &coordinates, &group[dimensions])?, &settings))
    });
    let items = items.collect::<Flow<Vec<Fields>>>()?;
    draw(cx, call.nargout, false, items)
}

fn patch(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let call = aim(cx, call);
    let mut pairs: Vec<(String, Value)> = Vec::new();
    let mut rest = call.args;
    let numbers = rest.iter().take_while(|a| !is_text(a) && !matches!(a, Value::Struct(_))).count();
    let mut item = None;
    if let [Value::Struct(structs), more @ ..] = rest {
        let first = |(name, column): (&std::rc::Rc<str>, &Vec<Value>)| {
            column.first().map(|value| (name.to_string(), value.clone()))
        };
        pairs.extend(structs.fields.iter().filter_map(first));
        rest = more;
    } else if numbers >= 2 {
        // The color is the last of three or four; it can be a text.
        let colored = rest.get(numbers).is_some_and(is_text) && (rest.len() - numbers) % 2 == 1;
        let taken = (numbers + usize::from(colored)).min(4);
        let [coordinates @ .., color] = &rest[..taken] else {
            return Err(refuse("patch", "arguments", "expected coordinates and a color"));
        };
        let coordinates: Vec<&Value> = coordinates.iter().collect();
        item = Some(polygons("patch", &coordinates, color)?);
        rest = &rest[taken..];
    }
    for pair in rest.chunks_exact(2) {
        pairs.push((text("patch", &pair[0])?, pair[1].clone()));
    }
    let named =
        |name: &str| pairs.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, v)| v);
    let coordinates: Vec<&Value> =
        ["XData", "YData", "ZData"].into_iter().filter_map(&named).collect();
    let mut item = match item {
        Some(item) => item,
        None if coordinates.len() >= 2 => {
            let black = Value::from("k");
            polygons("patch", &coordinates, named("CData").unwrap_or(&black))?
        }
        None => {
            let (Some(faces), Some(vertices)) = (named("Faces"), named("Vertices")) else {
                let message =
                    "expected coordinates and a color, or the properties Faces and Vertices";
                return Err(refuse("patch", "arguments", message));
            };
            let values = named("FaceVertexCData").or(named("CData"));
            by_vertices(faces, vertices, values)?
        }
    };
    for (key, value) in &pairs {
        let shape = ["Faces", "Vertices", "FaceVertexCData", "CData", "XData", "YData", "ZData"];
        if !shape.iter().any(|name| key.eq_ignore_ascii_case(name)) {
            put(&mut item, property(key), datum("patch", value)?);
        }
    }
    draw(cx, call.nargout, true, vec![item])
}

/// Polygons from the numbers of their vertices.
fn by_vertices(faces: &Value, vertices: &Value, values: Option<&Value>) -> Flow<Fields> {
    let faces = Columns::of("patch", faces)?;
    let vertices = Columns::of("patch", vertices)?;
    let (count, corners) = (faces.rows, faces.columns);
    let mut numbers = Vec::with_capacity(count * corners);
    for face in 0..count {
        for corner in 0..corners {
            let number = faces.elements[face + corner * count];
            if number.is_finite() && !(number >= 1.0 && number <= vertices.rows as f64) {
                let message = format!("there is no vertex {number} among {}", vertices.rows);
                return Err(refuse("patch", "vertices", message));
            }
            numbers.push(number);
        }
    }
    let of = |column: usize| -> Vec<f64> {
        let at = |number: &f64| {
            if number.is_finite() {
                vertices.elements[column * vertices.rows + *number as usize - 1]
            } else {
                f64::NAN
            }
        };
        numbers.iter().map(at).collect()
    };
    let mut item = Fields::new();
    put(&mut item, "type", "patch");
    put(&mut item, "rows", corners as f64);
    for (column, axis) in ["x", "y", "z"].into_iter().enumerate().take(vertices.columns) {
        put(&mut item, axis, of(column));
    }
    if let Some(values) = values {
        let values = doubles("patch", values)?;
        if values.len() == vertices.rows {
            let at = |n: &f64| if n.is_finite() { values[*n as usize - 1] } else { f64::NAN };
            put(&mut item, "values", numbers.iter().map(at).collect::<Vec<f64>>());
        } else if values.len() == count {
            put(&mut item, "values", values);
        }
    }
    Ok(item)
}
