//! Figures as data: what a program has drawn, for whoever shows it. Must not know how it is shown.

use std::borrow::Cow;
use std::rc::Rc;

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
    /// Rows and columns of the figure's grid, and the first and last place taken, from 1.
    pub(super) place: [usize; 4],
    /// Titles, limits, scales.
    pub(super) settings: Fields,
    pub(super) items: Vec<Fields>,
    /// Whether the next drawing is added.
    pub(super) hold: bool,
}

impl Axes {
    fn new(place: [usize; 4]) -> Axes {
        Axes { place, settings: Fields::new(), items: Vec::new(), hold: false }
    }

    /// Whether two lie over one another.
    fn overlaps(&self, [rows, columns, first, last]: [usize; 4]) -> bool {
        self.place[..2] != [rows, columns] || first <= self.place[3] && self.place[2] <= last
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

#[derive(Clone, Debug, PartialEq)]
struct Figure {
    number: u32,
    name: String,
    axes: Vec<Axes>,
    /// The one that is drawn into.
    current: usize,
    colormap: Option<Datum>,
    changed: bool,
}

impl Figure {
    fn new(number: u32) -> Figure {
        let axes = vec![Axes::new([1, 1, 1, 1])];
        Figure { number, name: String::new(), axes, current: 0, colormap: None, changed: true }
    }

    fn data(&self) -> Datum {
        let mut fields = Fields::new();
        put(&mut fields, "number", f64::from(self.number));
        put(&mut fields, "name", self.name.as_str());
        if let Some(map) = &self.colormap {
            put(&mut fields, "colormap", map.clone());
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
}

impl Figures {
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
        (figure.axes, figure.current) = (vec![Axes::new([1, 1, 1, 1])], 0);
    }

    pub(super) fn colormap(&mut self, map: Datum) {
        self.figure().colormap = Some(map);
    }

    /// Goes to a place of the figure's grid; what lies under it goes.
    pub(super) fn subplot(&mut self, place: [usize; 4]) {
        let figure = self.figure();
        if let Some(k) = figure.axes.iter().position(|a| a.place == place) {
            figure.current = k;
            return;
        }
        figure.axes.retain(|a| !a.overlaps(place));
        figure.axes.push(Axes::new(place));
        figure.current = figure.axes.len() - 1;
    }

    /// The axes that are drawn into.
    pub(super) fn axes(&mut self) -> &mut Axes {
        let figure = self.figure();
        figure.current = figure.current.min(figure.axes.len() - 1);
        &mut figure.axes[figure.current]
    }

    /// The same for a new drawing, which takes the place of the old unless that is held.
    pub(super) fn fresh(&mut self) -> &mut Axes {
        let axes = self.axes();
        if !axes.hold {
            axes.items.clear();
            axes.settings.clear();
        }
        axes
    }
}

/// Which figures to close.
pub(super) enum Close {
    Current,
    All,
    Number(u32),
}
