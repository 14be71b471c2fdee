//! What properties are that nothing has set, as MATLAB documents them; names are in small letters.

use super::model::{Axes, Datum};

fn nothing() -> Datum {
    Datum::from(Vec::<f64>::new())
}

/// What everything that has a handle has.
fn of_anything(key: &str) -> Option<Datum> {
    Some(match key {
        "userdata" => nothing(),
        "tag" | "buttondownfcn" | "createfcn" | "deletefcn" => Datum::from(""),
        "visible" | "handlevisibility" | "hittest" | "clipping" | "interruptible" => {
            Datum::from("on")
        }
        "selected" | "beingdeleted" => Datum::from("off"),
        "busyaction" => Datum::from("queue"),
        _ => return None,
    })
}

/// A property of a figure.
pub(super) fn of_figure(key: &str) -> Option<Datum> {
    let text = match key {
        "windowbuttondownfcn"
        | "windowbuttonupfcn"
        | "windowbuttonmotionfcn"
        | "keypressfcn"
        | "keyreleasefcn"
        | "sizechangedfcn"
        | "resizefcn"
        | "windowscrollwheelfcn"
        | "currentcharacter" => "",
        "closerequestfcn" => "closereq",
        "menubar" => "figure",
        "toolbar" | "paperpositionmode" => "auto",
        "numbertitle" | "resize" | "inverthardcopy" => "on",
        "windowstyle" | "windowstate" | "selectiontype" => "normal",
        "pointer" => "arrow",
        "renderer" => "opengl",
        "paperunits" => "inches",
        "paperorientation" => "portrait",
        "nextplot" => "add",
        "papersize" => return Some(Datum::from(vec![8.5, 11.0])),
        "currentpoint" => return Some(Datum::from(vec![0.0, 0.0])),
        key => return of_anything(key),
    };
    Some(Datum::from(text))
}

/// A property of axes.
pub(super) fn of_axes(axes: &Axes, key: &str) -> Option<Datum> {
    let set = |name: &str| axes.settings.iter().any(|(known, _)| known == name);
    let text = match key {
        "position" | "innerposition" => return Some(Datum::from(position(axes.place))),
        "outerposition" => return Some(Datum::from(vec![0.0, 0.0, 1.0, 1.0])),
        "fontsize" => return Some(Datum::from(10.0)),
        "linewidth" => return Some(Datum::from(0.5)),
        "color" => return Some(Datum::from(vec![1.0, 1.0, 1.0])),
        "xcolor" | "ycolor" | "zcolor" => return Some(Datum::from(vec![0.15, 0.15, 0.15])),
        "gridcolor" => return Some(Datum::from(vec![0.15, 0.15, 0.15])),
        "gridalpha" => return Some(Datum::from(0.15)),
        "ticklength" => return Some(Datum::from(vec![0.01, 0.025])),
        "dataaspectratio" | "plotboxaspectratio" => return Some(Datum::from(vec![1.0, 1.0, 1.0])),
        "xlimmode" | "ylimmode" | "zlimmode" | "climmode" if set(key.trim_end_matches("mode")) => {
            "manual"
        }
        "xlimmode" | "ylimmode" | "zlimmode" | "climmode" => "auto",
        "units" => "normalized",
        "fontunits" => "points",
        "fontname" => "Helvetica",
        "fontweight" | "fontangle" | "xdir" | "ydir" | "zdir" => "normal",
        "nextplot" if axes.hold => "add",
        "nextplot" => "replace",
        "box" if axes.items.is_empty() => "off",
        "box" => "on",
        "xscale" | "yscale" | "zscale" => "linear",
        "xgrid" | "ygrid" | "zgrid" | "xminorgrid" | "yminorgrid" | "zminorgrid" | "xminortick"
        | "yminortick" | "zminortick" => "off",
        "tickdir" => "in",
        "layer" => "bottom",
        "gridlinestyle" | "linestyleorder" => "-",
        "xaxislocation" => "bottom",
        "yaxislocation" => "left",
        "ticklabelinterpreter" => "tex",
        key => return of_anything(key),
    };
    Some(Datum::from(text))
}

/// A property of a legend or of a colorbar.
pub(super) fn of_legend(key: &str) -> Option<Datum> {
    let text = match key {
        "location" => "northeast",
        "orientation" => "vertical",
        "box" | "autoupdate" => "on",
        "interpreter" => "tex",
        "fontname" => "Helvetica",
        "fontweight" | "fontangle" => "normal",
        "units" => "normalized",
        "fontsize" => return Some(Datum::from(9.0)),
        "numcolumns" => return Some(Datum::from(1.0)),
        "linewidth" => return Some(Datum::from(0.5)),
        key => return of_anything(key),
    };
    Some(Datum::from(text))
}

/// A property of something drawn, of a kind; the texts of axes are kinds of their own.
pub(super) fn of_drawing(kind: &str, key: &str) -> Option<Datum> {
    let line = ["line", "stairs", "errorbar", "stem"].contains(&kind);
    let label = ["title", "xlabel", "ylabel", "zlabel", "colorbarLabel"].contains(&kind);
    let written = label || kind == "text";
    let text = match key {
        "displayname" => "",
        "linewidth" => return Some(Datum::from(0.5)),
        "markersize" => return Some(Datum::from(6.0)),
        "children" => return Some(nothing()),
        "zdata" if line => return Some(nothing()),
        "linestyle" => "-",
        "marker" if kind == "scatter" => "o",
        "sizedata" if kind == "scatter" => return Some(Datum::from(36.0)),
        "markeredgecolor" if kind == "scatter" => "flat",
        "marker" if line => "none",
        "markerfacecolor" if line || kind == "scatter" => "none",
        "markeredgecolor" if line => "auto",
        "fontsize" if label => return Some(Datum::from(11.0)),
        "fontsize" if written => return Some(Datum::from(10.0)),
        "rotation" if kind == "ylabel" => return Some(Datum::from(90.0)),
        "rotation" if written => return Some(Datum::from(0.0)),
        "color" if written => return Some(Datum::from(vec![0.0, 0.0, 0.0])),
        "fontname" if written => "Helvetica",
        "fontweight" if kind == "title" => "bold",
        "fontweight" | "fontangle" if written => "normal",
        "horizontalalignment" if label => "center",
        "horizontalalignment" if written => "left",
        "verticalalignment" if kind == "text" => "middle",
        "interpreter" if written => "tex",
        "units" if written => "data",
        "fontunits" if written => "points",
        "backgroundcolor" | "edgecolor" if written => "none",
        key => return of_anything(key),
    };
    Some(Datum::from(text))
}

/// Where axes lie in their figure, as parts of it: left, bottom, width, height. Between neighbours lie 6/19 of a width, and 7/18 of a
/// height.
fn position([rows, columns, first, last]: [usize; 4]) -> Vec<f64> {
    let (rows, columns) = (rows.max(1), columns.max(1));
    let width = 0.775 / (columns as f64 + (columns - 1) as f64 * 6.0 / 19.0);
    let height = 0.815 / (rows as f64 + (rows - 1) as f64 * 7.0 / 18.0);
    let place = |k: usize| ((k.max(1) - 1) / columns, (k.max(1) - 1) % columns);
    let ((above, one), (below, other)) = (place(first), place(last));
    let (left, right) = (one.min(other), one.max(other));
    let pitch = [width * 25.0 / 19.0, height * 25.0 / 18.0];
    let up = rows.saturating_sub(1 + below.max(above));
    vec![
        0.13 + left as f64 * pitch[0],
        0.11 + up as f64 * pitch[1],
        width + (right - left) as f64 * pitch[0],
        height + (below.max(above) - above.min(below)) as f64 * pitch[1],
    ]
}
