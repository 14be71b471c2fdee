//! Lines of a shader with their structure: what each declares or changes, what it reads, what it calls. They become text
//! once, at the end. Must not know kernels.

use std::borrow::Cow;
use std::fmt;

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expr {
    /// A variable.
    Name(String),
    /// An element of an array.
    Element { array: String, place: Box<Expr> },
    /// Text with `$0`, `$1`, … in the places of other expressions.
    Form { form: Cow<'static, str>, of: Vec<Expr> },
}

/// A line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Declares what does not change.
    Let {
        name: String,
        value: Expr,
    },
    /// Declares a random number, the result of a function. `quad`: four neighbours' are the words of one block of the
    /// generator.
    Draw {
        name: String,
        function: &'static str,
        args: Vec<Expr>,
        quad: bool,
    },
    /// Declares what changes.
    Var {
        name: String,
        ty: Option<&'static str>,
        value: Option<Expr>,
    },
    /// Changes a variable.
    Set {
        name: String,
        value: Expr,
    },
    /// Writes an element of an output.
    Store {
        output: usize,
        place: Expr,
        value: Expr,
    },
    /// What the lines up to its `Close` stand in: a loop, a condition, or nothing.
    Open(Expr),
    Close,
}

impl Expr {
    pub(crate) fn name(name: impl Into<String>) -> Expr {
        Expr::Name(name.into())
    }

    pub(crate) fn text(text: impl Into<Cow<'static, str>>) -> Expr {
        Expr::Form { form: text.into(), of: Vec::new() }
    }

    pub(crate) fn form<const N: usize>(form: impl Into<Cow<'static, str>>, of: [Expr; N]) -> Expr {
        Expr::Form { form: form.into(), of: of.into() }
    }

    /// It in the place of `$0`.
    pub(crate) fn within(&self, form: impl Into<Cow<'static, str>>) -> Expr {
        Expr::form(form, [self.clone()])
    }

    pub(crate) fn call(function: &str, args: Vec<Expr>) -> Expr {
        let places: Vec<String> = (0..args.len()).map(|k| format!("${k}")).collect();
        Expr::Form { form: format!("{function}({})", places.join(", ")).into(), of: args }
    }

    pub(crate) fn element(array: impl Into<String>, place: Expr) -> Expr {
        Expr::Element { array: array.into(), place: Box::new(place) }
    }

    /// Whether it loads, or computes with indices only: it calls nothing but conversions.
    fn is_address_or_load(&self) -> bool {
        match self {
            Expr::Name(_) => true,
            Expr::Element { place, .. } => place.is_address_or_load(),
            Expr::Form { form, of } => !calls(form) && of.iter().all(Expr::is_address_or_load),
        }
    }

    /// Whether all variables and arrays that it reads are such.
    fn reads_only(&self, such: &impl Fn(&str) -> bool) -> bool {
        match self {
            Expr::Name(name) => such(name),
            Expr::Element { array, place } => such(array) && place.reads_only(such),
            Expr::Form { of, .. } => of.iter().all(|x| x.reads_only(such)),
        }
    }

    /// It with other expressions in the places of some of its parts.
    pub(crate) fn replaced(&self, by: &impl Fn(&Expr) -> Option<Expr>) -> Expr {
        if let Some(other) = by(self) {
            return other;
        }
        match self {
            Expr::Name(_) => self.clone(),
            Expr::Element { array, place } => Expr::element(array.clone(), place.replaced(by)),
            Expr::Form { form, of } => {
                Expr::Form { form: form.clone(), of: of.iter().map(|x| x.replaced(by)).collect() }
            }
        }
    }
}

/// Whether the text of a form calls a function that is no conversion.
fn calls(form: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    form.match_indices('(').any(|(at, _)| {
        let called = form[..at].rsplit(|c| !is_word(c)).next().unwrap_or("");
        !matches!(called, "" | "u32" | "f32" | "small_quotient")
    })
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Name(name) => f.write_str(name),
            Expr::Element { array, place } => write!(f, "{array}[{place}]"),
            Expr::Form { form, of } => {
                let mut parts = form.split('$');
                f.write_str(parts.next().unwrap_or(""))?;
                for part in parts {
                    let (number, rest) = part.split_at(1);
                    let x = number.parse().ok().and_then(|k: usize| of.get(k)).ok_or(fmt::Error)?;
                    write!(f, "{x}{rest}")?;
                }
                Ok(())
            }
        }
    }
}

impl Line {
    pub(crate) fn let_(name: impl Into<String>, value: Expr) -> Line {
        Line::Let { name: name.into(), value }
    }

    pub(crate) fn var(name: impl Into<String>, ty: Option<&'static str>, value: Expr) -> Line {
        Line::Var { name: name.into(), ty, value: Some(value) }
    }

    pub(crate) fn set(name: impl Into<String>, value: Expr) -> Line {
        Line::Set { name: name.into(), value }
    }

    pub(crate) fn open(head: impl Into<Cow<'static, str>>) -> Line {
        Line::Open(Expr::text(head))
    }

    /// What it declares once and for all.
    pub(crate) fn defines(&self) -> Option<&str> {
        match self {
            Line::Let { name, .. } | Line::Draw { name, .. } => Some(name),
            _ => None,
        }
    }

    /// What it declares.
    pub(crate) fn declares(&self) -> Option<&str> {
        match self {
            Line::Var { name, .. } => Some(name),
            _ => self.defines(),
        }
    }

    /// The variable or array that it changes.
    pub(crate) fn changes(&self) -> Option<String> {
        match self {
            Line::Set { name, .. } => Some(name.clone()),
            Line::Store { output, .. } => Some(format!("o{output}")),
            _ => None,
        }
    }

    /// Whether it declares an address or what is loaded, of nothing but such variables and arrays.
    pub(crate) fn loads_of(&self, such: &impl Fn(&str) -> bool) -> bool {
        match self {
            Line::Let { value, .. } => value.is_address_or_load() && value.reads_only(such),
            _ => false,
        }
    }

    /// It with a number at the end of some names.
    pub(crate) fn numbered(&self, k: usize, which: &impl Fn(&str) -> bool) -> Line {
        let named = |name: &String| match which(name) {
            true => format!("{name}_{k}"),
            false => name.clone(),
        };
        let by = |x: &Expr| match x {
            Expr::Name(name) => Some(Expr::Name(named(name))),
            _ => None,
        };
        let mut line = self.replaced(&by);
        match &mut line {
            Line::Let { name, .. }
            | Line::Draw { name, .. }
            | Line::Var { name, .. }
            | Line::Set { name, .. } => *name = named(name),
            Line::Store { .. } | Line::Open(_) | Line::Close => {}
        }
        line
    }

    /// It with other expressions in the places of some parts of its own.
    pub(crate) fn replaced(&self, by: &impl Fn(&Expr) -> Option<Expr>) -> Line {
        let mut line = self.clone();
        match &mut line {
            Line::Let { value, .. }
            | Line::Set { value, .. }
            | Line::Open(value)
            | Line::Var { value: Some(value), .. } => *value = value.replaced(by),
            Line::Draw { args, .. } => args.iter_mut().for_each(|x| *x = x.replaced(by)),
            Line::Store { place, value, .. } => {
                (*place, *value) = (place.replaced(by), value.replaced(by));
            }
            Line::Var { value: None, .. } | Line::Close => {}
        }
        line
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Let { name, value } => writeln!(f, "let {name} = {value};"),
            Line::Draw { name, function, args, .. } => {
                writeln!(f, "let {name} = {};", Expr::call(function, args.clone()))
            }
            Line::Var { name, ty, value } => {
                write!(f, "var {name}")?;
                if let Some(ty) = ty {
                    write!(f, ": {ty}")?;
                }
                if let Some(value) = value {
                    write!(f, " = {value}")?;
                }
                writeln!(f, ";")
            }
            Line::Set { name, value } => writeln!(f, "{name} = {value};"),
            Line::Store { output, place, value } => writeln!(f, "o{output}[{place}] = {value};"),
            Line::Open(head) => {
                let head = head.to_string();
                if head.is_empty() { writeln!(f, "{{") } else { writeln!(f, "{head} {{") }
            }
            Line::Close => writeln!(f, "}}"),
        }
    }
}

/// The text of lines.
pub(crate) fn text(lines: &[Line]) -> String {
    lines.iter().map(Line::to_string).collect()
}
