//! Figures as data: what a program has drawn, for the owner of the session to show. Must not know how it is shown.

use crate::op::math;
use crate::value::Value;
use std::borrow::Cow;
use std::rc::Rc;

/// A figure takes as long to cross as so many items.
const ITEMS_A_FIGURE: usize = 50;

/// Handles that are not of figures have this part behind the point: coordinates, which stand in the same places of calls, hardly do.
const HANDLE_PART: f64 = 9.0 / 8192.0;

/// A piece of a figure, as plain as JavaScript's data.
#[derive(Clone, Debug, PartialEq)]
pub enum Datum {
    /// True or false.
    Flag(bool),
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// Numbers.
    Numbers(Rc<[f64]>),
    /// Several pieces.
    List(Vec<Datum>),
    /// Pieces by name.
    Fields(Fields),
    /// What only the program sees: a function that answers an event, or its own data.
    Kept(Kept),
}

/// A value that a program has set, and may get again.
#[derive(Clone, Debug)]
pub struct Kept(Rc<Value>);

impl Kept {
    /// The value itself.
    pub fn value(&self) -> Value {
        Value::clone(&self.0)
    }
}

impl PartialEq for Kept {
    fn eq(&self, other: &Kept) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl From<&Value> for Kept {
    fn from(value: &Value) -> Kept {
        Kept(Rc::new(value.clone()))
    }
}

/// Pieces by name.
pub type Fields = Vec<(Cow<'static, str>, Datum)>;

impl From<f64> for Datum {
    fn from(x: f64) -> Datum {
        Datum::Number(x)
    }
}
impl From<&str> for Datum {
    fn from(text: &str) -> Datum {
        Datum::Text(text.to_owned())
    }
}
impl From<String> for Datum {
    fn from(text: String) -> Datum {
        Datum::Text(text)
    }
}
impl From<bool> for Datum {
    fn from(flag: bool) -> Datum {
        Datum::Flag(flag)
    }
}
impl From<Vec<f64>> for Datum {
    fn from(numbers: Vec<f64>) -> Datum {
        Datum::Numbers(numbers.into())
    }
}

/// Puts a piece in the place of the one of that name, or adds it.
pub(super) fn put(
    fields: &mut Fields,
    name: impl Into<Cow<'static, str>>,
    value: impl Into<Datum>,
) {
    let (name, value) = (name.into(), value.into());
    match fields.iter_mut().find(|(known, _)| *known == name) {
        Some((_, old)) => *old = value,
        None => fields.push((name, value)),
    }
}

/// A coordinate system with what is drawn in it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Axes {
    /// What programs know it by.
    pub(super) handle: f64,
    /// Rows and columns of the figure's grid, and the first and last place taken, from 1.
    pub(super) place: [usize; 4],
    /// Whether a program says itself where they lie, in no grid.
    free: bool,
    /// Titles, limits, scales.
    pub(super) settings: Fields,
    pub(super) items: Vec<Fields>,
    /// Whether the next drawing is added.
    pub(super) hold: bool,
    /// Whether the next drawing belongs to the y axis on the right.
    pub(super) right: bool,
}

/// The name of an item's handle among its pieces.
pub(super) const HANDLE: &str = "handle";

impl Axes {
    fn new(handle: f64, place: [usize; 4]) -> Axes {
        let (settings, items) = (Fields::new(), Vec::new());
        Axes { handle, place, free: false, settings, items, hold: false, right: false }
    }

    /// Forgets what is drawn, and all that was said of it, but for where they lie.
    pub(super) fn empty(&mut self) {
        self.items.clear();
        self.settings.retain(|(name, _)| ["position", "outerPosition", "units"].contains(&&**name));
        self.right = false;
    }

    /// From where they are seen: azimuth and elevation.
    pub(super) fn view(&self) -> [f64; 2] {
        let set = self.settings.iter().find(|(name, _)| name == "view");
        if let Some((_, Datum::Numbers(both))) = set
            && let [azimuth, elevation] = **both
        {
            return [azimuth, elevation];
        }
        let in_space = self.items.iter().any(|item| item.iter().any(|(name, _)| name == "z"));
        if in_space { [-37.5, 30.0] } else { [0.0, 90.0] }
    }

    /// The limits along x, y or z: those that were set, or round numbers around the data.
    pub(super) fn limits(&self, along: &str) -> [f64; 2] {
        let piece = |fields: &Fields, name: &str| {
            fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
        };
        if let Some(Datum::Numbers(pair)) = piece(&self.settings, &format!("{along}lim"))
            && let [low, high] = *pair
        {
            return [low, high];
        }
        let (mut least, mut most, mut image) = (f64::INFINITY, f64::NEG_INFINITY, false);
        for item in &self.items {
            let count = piece(item, if along == "x" { "columns" } else { "rows" });
            let is_image = piece(item, "type") == Some(Datum::from("image")) && along != "z";
            match (piece(item, along), count) {
                (Some(Datum::Numbers(numbers)), _) => {
                    let finite = numbers.iter().copied().filter(|x| x.is_finite());
                    (least, most) =
                        finite.fold((least, most), |(low, high), x| (low.min(x), high.max(x)));
                }
                // The elements of an image are a unit wide.
                (None, Some(Datum::Number(n))) if is_image => {
                    (least, most, image) = (least.min(0.5), most.max(n + 0.5), true);
                }
                _ => {}
            }
        }
        match most - least {
            _ if image => [least, most],
            range if range > 0.0 => round(least, most),
            0.0 => [least - 1.0, most + 1.0],
            _ => [0.0, 1.0],
        }
    }

    /// Where an axis has marks that nothing has set: at multiples of 1, 2 or 5 times a power of ten, ten steps at most.
    pub(super) fn marks(&self, along: &str) -> Vec<f64> {
        let [low, high] = self.limits(along);
        let length = high - low;
        if !(length > 0.0 && length.is_finite()) {
            return Vec::new();
        }
        let power = math::log10(length / 10.0).floor();
        let times = |x: f64| match power {
            0.0.. => x * math::pow(10.0, power),
            _ => x / math::pow(10.0, -power),
        };
        let steps = [1.0, 2.0, 5.0, 10.0];
        let step = steps.into_iter().find(|&k| length / times(k) <= 10.0 + 1e-9).unwrap_or(10.0);
        let (first, last) =
            ((low / times(step) - 1e-9).ceil(), (high / times(step) + 1e-9).floor());
        (0..=(last - first).max(0.0) as usize).map(|k| times((first + k as f64) * step)).collect()
    }

    /// The values of the first and the last color: those that were set, or the least and the greatest of the data.
    pub(super) fn color_limits(&self) -> [f64; 2] {
        let piece = |fields: &Fields, name: &str| {
            fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
        };
        if let Some(Datum::Numbers(pair)) = piece(&self.settings, "clim")
            && let [low, high] = *pair
        {
            return [low, high];
        }
        let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
        for item in &self.items {
            let by_value = match piece(item, "type") {
                Some(Datum::Text(kind)) => {
                    ["surface", "mesh", "cells", "contour", "image"].contains(&kind.as_str())
                }
                _ => false,
            };
            if !by_value || piece(item, "colored") == Some(Datum::Flag(true)) {
                continue;
            }
            let numbers = ["c", "data", "z"].into_iter().find_map(|name| match piece(item, name) {
                Some(Datum::Numbers(numbers)) => Some(numbers),
                _ => None,
            });
            for &x in numbers.iter().flat_map(|numbers| numbers.iter()) {
                if x.is_finite() {
                    (least, most) = (least.min(x), most.max(x));
                }
            }
        }
        match most - least {
            range if range > 0.0 => [least, most],
            0.0 => [least - 1.0, most + 1.0],
            _ => [0.0, 1.0],
        }
    }

    /// Whether two lie over one another.
    fn overlaps(&self, place: [usize; 4]) -> bool {
        let (own, other) = (span(self.place), span(place));
        // Parts of the figure's height and width, which grids divide differently.
        let meet = |k: usize| {
            own[k][0] * place[k] < other[k][1] * self.place[k]
                && other[k][0] * self.place[k] < own[k][1] * place[k]
        };
        !self.free && meet(0) && meet(1)
    }

    fn data(&self) -> Datum {
        let mut fields = Fields::new();
        let place: Vec<f64> = self.place.iter().map(|&k| k as f64).collect();
        put(&mut fields, "place", place);
        fields.extend(self.settings.iter().cloned());
        let items = self.items.iter().cloned().map(Datum::Fields).collect();
        put(&mut fields, "items", Datum::List(items));
        Datum::Fields(fields)
    }
}

/// The rows and the columns of its grid that a place covers: the first one, and the one after the last.
fn span([_, columns, first, last]: [usize; 4]) -> [[usize; 2]; 2] {
    let (first, last) = (first - 1, last - 1);
    let (left, right) = (first % columns, last % columns);
    [[first / columns, last / columns + 1], [left.min(right), left.max(right) + 1]]
}

/// Numbers around others that are multiples of one, two or five tenths, ones, tens …, of which about ten lie between them.
fn round(least: f64, most: f64) -> [f64; 2] {
    let tenth = (most - least) / 10.0;
    let unit = libm::pow(10.0, libm::floor(libm::log10(tenth)));
    let steps = [1.0, 2.0, 5.0].map(|n| n * unit);
    let step = steps.into_iter().find(|step| *step >= 0.999_999 * tenth).unwrap_or(10.0 * unit);
    // Parts of one are quotients, which are exact where products are not.
    let multiple = |k: f64| match step < 1.0 {
        true => k / libm::round(1.0 / step),
        false => k * step,
    };
    [libm::floor(least / step + 1e-6), libm::ceil(most / step - 1e-6)].map(multiple)
}

#[derive(Clone, Debug, PartialEq)]
struct Figure {
    number: u32,
    name: String,
    axes: Vec<Axes>,
    /// The one that is drawn into.
    current: usize,
    colormap: Option<Datum>,
    /// A title over all axes.
    title: Option<String>,
    /// The rows and columns of `tiledlayout`, and the last tile that was given away.
    tiles: Option<[usize; 3]>,
    /// What a program has set: names in small letters.
    settings: Fields,
    changed: bool,
}

impl Figure {
    fn new(number: u32) -> Figure {
        let (name, axes) = (String::new(), Vec::new());
        Figure {
            number,
            name,
            axes,
            current: 0,
            colormap: None,
            title: None,
            tiles: None,
            settings: Fields::new(),
            changed: true,
        }
    }

    fn data(&self) -> Datum {
        let mut fields = Fields::new();
        put(&mut fields, "number", f64::from(self.number));
        put(&mut fields, "name", self.name.as_str());
        let map = self.colormap.clone().unwrap_or_else(|| super::maps::parula(256).into());
        put(&mut fields, "colormap", map);
        if let Some(title) = &self.title {
            put(&mut fields, "title", title.as_str());
        }
        put(&mut fields, "axes", Datum::List(self.axes.iter().map(Axes::data).collect()));
        Datum::Fields(fields)
    }
}

/// The figures of a session.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    figures: Vec<Figure>,
    current: usize,
    closed: Vec<u32>,
    /// Handles that were given so far.
    handles: u32,
    /// What a program has set of what all figures belong to: names in small letters.
    pub(super) root: Fields,
}

impl Figures {
    /// A property of what all figures belong to, or of a figure: those that nobody has set have one value for all.
    pub(super) fn of_root_or_figure(&self, handle: f64, name: &str) -> Option<Datum> {
        let set = |fields: &Fields| {
            fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
        };
        let figure = self.figures.iter().find(|figure| f64::from(figure.number) == handle);
        match (name, figure) {
            (_, None) if handle != 0.0 => None,
            (name, None) => set(&self.root).or_else(|| {
                let number = |figure: &Figure| f64::from(figure.number);
                Some(match name {
                    "type" => Datum::from("root"),
                    "screensize" | "monitorpositions" => {
                        Datum::from(vec![1.0, 1.0, 1920.0, 1080.0])
                    }
                    "units" => Datum::from("pixels"),
                    "currentfigure" => Datum::from(
                        self.figures.get(self.current).map(number).into_iter().collect::<Vec<_>>(),
                    ),
                    "children" => Datum::from(self.figures.iter().map(number).collect::<Vec<_>>()),
                    "defaultfigurevisible" => Datum::from("on"),
                    _ => return None,
                })
            }),
            ("currentaxes", Some(figure)) => {
                let axes = figure.axes.get(figure.current).map(|axes| axes.handle);
                Some(Datum::from(axes.into_iter().collect::<Vec<f64>>()))
            }
            ("children", Some(figure)) => {
                Some(Datum::from(figure.axes.iter().map(|axes| axes.handle).collect::<Vec<_>>()))
            }
            ("name", Some(figure)) => Some(Datum::from(figure.name.as_str())),
            ("number", Some(figure)) => Some(Datum::from(f64::from(figure.number))),
            (name, Some(figure)) if set(&figure.settings).is_some() && name != "type" => {
                set(&figure.settings)
            }
            ("units", Some(_)) => Some(Datum::from("pixels")),
            ("visible", Some(_)) => Some(Datum::from("on")),
            ("color", Some(_)) => Some(Datum::from(vec![1.0, 1.0, 1.0])),
            ("position", Some(_)) => Some(Datum::from(vec![100.0, 100.0, 560.0, 420.0])),
            (_, Some(_)) => None,
        }
    }

    /// What has changed since the last time: whole figures, and the numbers of those that are gone.
    pub fn take_changed(&mut self) -> Vec<Datum> {
        let mut changes: Vec<Datum> = Vec::new();
        for number in self.closed.drain(..) {
            let mut fields = Fields::new();
            put(&mut fields, "number", f64::from(number));
            put(&mut fields, "closed", true);
            changes.push(Datum::Fields(fields));
        }
        for figure in &mut self.figures {
            if std::mem::take(&mut figure.changed) {
                changes.push(figure.data());
            }
        }
        changes
    }

    /// Keeps back, until something else is drawn into them, the changed figures that are more than so many items together, the
    /// newest first; their numbers.
    pub fn keep_back(&mut self, most: usize) -> Vec<u32> {
        let mut room = most;
        let mut kept = Vec::new();
        for figure in self.figures.iter_mut().rev().filter(|figure| figure.changed) {
            let items = figure.axes.iter().map(|axes| axes.items.len()).sum::<usize>();
            match room.checked_sub(ITEMS_A_FIGURE + items) {
                Some(left) => room = left,
                None => {
                    figure.changed = false;
                    kept.push(figure.number);
                }
            }
        }
        kept
    }

    /// The figure that is drawn into; a first one where there is none.
    fn figure(&mut self) -> &mut Figure {
        if self.figures.is_empty() {
            self.figures.push(Figure::new(1));
            self.current = 0;
        }
        self.current = self.current.min(self.figures.len() - 1);
        let figure = &mut self.figures[self.current];
        figure.changed = true;
        figure
    }

    /// The number of the current figure.
    pub(super) fn number(&mut self) -> u32 {
        self.figure().number
    }

    /// Goes to a figure, making it where it is not there; without a number to a new one.
    pub(super) fn select(&mut self, number: Option<u32>) -> u32 {
        let number = number.unwrap_or_else(|| {
            let taken = |n: &u32| self.figures.iter().any(|f| f.number == *n);
            (1..).find(|n| !taken(n)).unwrap_or(1)
        });
        self.current = match self.figures.iter().position(|f| f.number == number) {
            Some(k) => k,
            None => {
                self.figures.push(Figure::new(number));
                self.figures.len() - 1
            }
        };
        number
    }

    pub(super) fn rename(&mut self, name: String) {
        self.figure().name = name;
    }

    /// Keeps what a program sets of a figure, which shows no other than before.
    pub(super) fn keep(&mut self, number: f64, name: &str, value: Datum) {
        if let Some(figure) = self.figures.iter_mut().find(|f| f64::from(f.number) == number) {
            put(&mut figure.settings, name.to_lowercase(), value);
        }
    }

    /// Closes the current figure, one by its number, or all.
    pub(super) fn close(&mut self, which: Close) {
        let current = self.figures.get(self.current).map(|f| f.number);
        let goes = |f: &Figure| match which {
            Close::All => true,
            Close::Current => Some(f.number) == current,
            Close::Number(n) => f.number == n,
        };
        self.closed.extend(self.figures.iter().filter(|f| goes(f)).map(|f| f.number));
        self.figures.retain(|f| !goes(f));
        self.current = self.figures.len().saturating_sub(1);
    }

    /// Empties the current figure.
    pub(super) fn clear(&mut self) {
        let figure = self.figure();
        (figure.axes, figure.current) = (Vec::new(), 0);
        (figure.colormap, figure.title, figure.tiles) = (None, None, None);
    }

    pub(super) fn colormap(&mut self, map: Datum) {
        self.figure().colormap = Some(map);
    }

    /// Writes a title over all axes of the figure.
    pub(super) fn title(&mut self, title: String) {
        self.figure().title = Some(title);
    }

    /// Empties the figure and divides it into tiles.
    pub(super) fn tile(&mut self, rows: usize, columns: usize) {
        self.clear();
        self.figure().tiles = Some([rows, columns, 0]);
    }

    /// Goes to the next tile, or to one by its number; false where there is no such tile.
    pub(super) fn next_tile(&mut self, number: Option<usize>, [down, across]: [usize; 2]) -> bool {
        let figure = self.figure();
        let [rows, columns, last] = figure.tiles.unwrap_or([1, 1, 0]);
        let free = |k: &usize| {
            let place = [rows, columns, *k, *k];
            (*k - 1) % columns + across <= columns && !figure.axes.iter().any(|a| a.overlaps(place))
        };
        let first = number.or_else(|| (last.max(1)..=rows * columns).find(free));
        let Some(first) = first.filter(|k| (1..=rows * columns).contains(k)) else { return false };
        let end = first + (down - 1) * columns + across - 1;
        figure.tiles = Some([rows, columns, first]);
        self.subplot([rows, columns, first, end.min(rows * columns)]);
        true
    }

    /// A handle that nothing has yet. Figures are whole numbers; nothing else is.
    pub(super) fn handle(&mut self) -> f64 {
        self.handles += 1;
        f64::from(self.handles) + HANDLE_PART
    }

    /// Makes the axes of a handle those that are drawn into; false where it is no handle of axes.
    pub(super) fn enter(&mut self, handle: f64) -> bool {
        for (f, figure) in self.figures.iter_mut().enumerate() {
            if let Some(a) = figure.axes.iter().position(|axes| axes.handle == handle) {
                figure.current = a;
                self.current = f;
                return true;
            }
        }
        false
    }

    /// Whether a figure of this number is open.
    pub(super) fn is_open(&self, number: f64) -> bool {
        self.figures.iter().any(|figure| f64::from(figure.number) == number)
    }

    /// The axes of a handle.
    pub(super) fn of_handle(&self, handle: f64) -> Option<&Axes> {
        self.figures.iter().flat_map(|figure| &figure.axes).find(|axes| axes.handle == handle)
    }

    /// Whether axes, or something drawn, has a handle.
    pub(super) fn has(&self, handle: f64) -> bool {
        let is = |(name, id): &(Cow<'static, str>, Datum)| {
            name == HANDLE && *id == Datum::Number(handle)
        };
        self.figures
            .iter()
            .flat_map(|figure| &figure.axes)
            .any(|axes| axes.handle == handle || axes.items.iter().any(|item| item.iter().any(is)))
    }

    /// What can be set of whatever has a handle: axes, or something drawn.
    pub(super) fn pieces(&mut self, handle: f64) -> Option<&mut Fields> {
        for figure in &mut self.figures {
            for axes in &mut figure.axes {
                if axes.handle == handle {
                    figure.changed = true;
                    return Some(&mut axes.settings);
                }
                let own = |item: &&mut Fields| {
                    item.iter().any(|(name, id)| name == HANDLE && *id == Datum::Number(handle))
                };
                if let Some(item) = axes.items.iter_mut().find(own) {
                    figure.changed = true;
                    return Some(item);
                }
            }
        }
        None
    }

    /// Gives what is drawn in axes the names that a legend says, one after the other.
    pub(super) fn name_items(&mut self, handle: f64, names: &Datum) {
        let names = match names {
            Datum::List(names) => names.clone(),
            one => vec![one.clone()],
        };
        for figure in &mut self.figures {
            if let Some(axes) = figure.axes.iter_mut().find(|axes| axes.handle == handle) {
                let named = axes
                    .items
                    .iter_mut()
                    .filter(|item| item.iter().any(|(known, _)| known == "label"));
                for (item, name) in named.zip(&names) {
                    put(item, "label", name.clone());
                }
                figure.changed = true;
            }
        }
    }

    /// All that has a handle: figures, their axes, and what is drawn in them, the latest first.
    pub(super) fn held(&self) -> Vec<Held<'_>> {
        let mut all = Vec::new();
        for figure in &self.figures {
            let number = f64::from(figure.number);
            all.push(Held { handle: number, above: [f64::NAN; 2], kind: "figure", pieces: &[] });
            for axes in figure.axes.iter().rev() {
                let above = [number, f64::NAN];
                let pieces = &axes.settings[..];
                all.push(Held { handle: axes.handle, above, kind: "axes", pieces });
                for item in axes.items.iter().rev() {
                    let held =
                        Held { handle: 0.0, above: [number, axes.handle], kind: "", pieces: item };
                    let Some(Datum::Number(handle)) = held.piece(HANDLE) else { continue };
                    let kind = match held.piece("type") {
                        Some(Datum::Text(kind)) => kind.as_str(),
                        _ => "",
                    };
                    all.push(Held { handle: *handle, kind, ..held });
                }
            }
        }
        all
    }

    /// Takes away whatever has a handle; false where nothing has.
    pub(super) fn remove(&mut self, handle: f64) -> bool {
        for figure in &mut self.figures {
            let axes = figure.axes.len();
            figure.axes.retain(|axes| axes.handle != handle);
            let mut gone = figure.axes.len() < axes;
            for axes in &mut figure.axes {
                let items = axes.items.len();
                axes.items.retain(|item| {
                    !item.iter().any(|(name, id)| name == HANDLE && *id == Datum::Number(handle))
                });
                gone |= axes.items.len() < items;
            }
            if gone {
                figure.changed = true;
                return true;
            }
        }
        false
    }

    /// A copy of a figure, of axes in a figure, or of a drawing in axes: its handle. None where nothing has the handle, or where
    /// such a thing does not lie in what is named.
    pub(super) fn copy(&mut self, handle: f64, into: f64) -> Option<f64> {
        if let Some(figure) = self.figures.iter().find(|f| f64::from(f.number) == handle) {
            if into != 0.0 {
                return None;
            }
            let mut figure = figure.clone();
            figure.number = self.select(None);
            figure.changed = true;
            for axes in &mut figure.axes {
                self.renew(axes);
            }
            let (number, made) = (figure.number, f64::from(figure.number));
            *self.figures.iter_mut().find(|f| f.number == number)? = figure;
            return Some(made);
        }
        if let Some(axes) = self.of_handle(handle) {
            let mut axes = axes.clone();
            self.renew(&mut axes);
            let made = axes.handle;
            let figure = self.figures.iter_mut().find(|f| f64::from(f.number) == into)?;
            figure.axes.push(axes);
            figure.changed = true;
            return Some(made);
        }
        let own = |item: &&Fields| {
            item.iter().any(|(name, id)| name == HANDLE && *id == Datum::Number(handle))
        };
        let axes = self.figures.iter().flat_map(|figure| &figure.axes);
        let mut item = axes.flat_map(|axes| &axes.items).find(own)?.clone();
        let made = self.handle();
        put(&mut item, HANDLE, made);
        for figure in &mut self.figures {
            if let Some(axes) = figure.axes.iter_mut().find(|axes| axes.handle == into) {
                axes.items.push(item);
                figure.changed = true;
                return Some(made);
            }
        }
        None
    }

    /// Gives axes and what is drawn in them handles that nothing has yet.
    fn renew(&mut self, axes: &mut Axes) {
        axes.handle = self.handle();
        for item in &mut axes.items {
            if item.iter().any(|(name, _)| name == HANDLE) {
                put(item, HANDLE, self.handle());
            }
        }
    }

    /// Goes to a place of the figure's grid; what lies under it goes.
    pub(super) fn subplot(&mut self, place: [usize; 4]) {
        let figure = self.figure();
        if let Some(k) = figure.axes.iter().position(|a| a.place == place && !a.free) {
            figure.current = k;
            return;
        }
        figure.axes.retain(|a| !a.overlaps(place));
        self.add_axes(place);
    }

    fn add_axes(&mut self, place: [usize; 4]) {
        let handle = self.handle();
        let figure = self.figure();
        figure.axes.push(Axes::new(handle, place));
        figure.current = figure.axes.len() - 1;
    }

    /// Adds axes over all that is there, and gives their handle; `free`: a program says where they lie.
    pub(super) fn lay_axes(&mut self, free: bool) -> f64 {
        self.add_axes([1, 1, 1, 1]);
        let axes = self.axes();
        axes.free = free;
        axes.handle
    }

    /// The axes that are drawn into.
    pub(super) fn axes(&mut self) -> &mut Axes {
        if self.figure().axes.is_empty() {
            self.add_axes([1, 1, 1, 1]);
        }
        let figure = self.figure();
        figure.current = figure.current.min(figure.axes.len() - 1);
        &mut figure.axes[figure.current]
    }

    /// The same for a new drawing, which takes the place of the old unless that is held.
    pub(super) fn fresh(&mut self) -> &mut Axes {
        let axes = self.axes();
        if !axes.hold && !axes.right {
            axes.empty();
        } else if !axes.hold {
            axes.items.retain(|item| !item.iter().any(|(name, _)| name == "right"));
        }
        axes
    }
}

/// Something that has a handle.
pub(super) struct Held<'a> {
    pub(super) handle: f64,
    /// The figure and the axes that it lies in.
    pub(super) above: [f64; 2],
    /// What it is: a figure, axes, a line.
    pub(super) kind: &'a str,
    /// What was set of it.
    pub(super) pieces: &'a [(Cow<'static, str>, Datum)],
}

impl<'a> Held<'a> {
    /// One of its pieces.
    pub(super) fn piece(&self, name: &str) -> Option<&'a Datum> {
        self.pieces.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// Which figures to close.
pub(super) enum Close {
    Current,
    All,
    Number(u32),
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn of_many_figures_the_newest_are_shown() {
        let mut figures = Figures::default();
        for _ in 0..5 {
            figures.select(None);
        }
        assert_eq!(figures.keep_back(2 * ITEMS_A_FIGURE), [3, 2, 1]);
        assert_eq!(figures.take_changed().len(), 2);
        assert!(figures.keep_back(0).is_empty());
    }
}
