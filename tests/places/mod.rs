//! Where each function computes when its arrays lie on a device: found by calling it, as its examples do, with arrays of each
//! class in a session whose device runs what a WebGPU device says it can run, and does it on the host.
//! Must not know functions: what is asked of each is the same.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use super::example::arguments_in;
use super::simulated::{Given, Simulated};
use matgpu::builtins::{Builtin, Captures, Example, Group};
use matgpu::plan::Offload;
use matgpu::session::{Options, Session};
use matgpu::value::{Array, Class, ElemType, Shape};
use pollster::block_on;
use std::cell::RefCell;
use std::rc::Rc;

/// The classes of the table: a name, and the class of the arrays with whether they are complex.
pub(crate) const CLASSES: [(&str, Class, bool); 5] = [
    ("double", Class::Double, false),
    ("single", Class::Single, false),
    ("int32", Class::Int32, false),
    ("logical", Class::Logical, false),
    ("complex", Class::Double, true),
];

/// Where a call computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// All on the device, and nothing is read before the result is wanted.
    Device,
    /// All on the device, which is asked a few numbers on the way: how many there are, where the program goes on.
    Asks,
    /// Partly there: something is read on the way, or a step is the host's.
    Mixed,
    /// Nothing there.
    Host,
}

impl Place {
    /// By how many reads of how many elements there were before the result was wanted, and by the groups of the host and of the device.
    pub(crate) fn of(reads: u64, elements: u64, here: u64, there: u64) -> Place {
        match (reads, here, there) {
            // What the host computes without having read anything is of constants.
            (0, 0, _) | (0, _, 1..) => Place::Device,
            (_, _, 1..) if elements <= FEW * reads => Place::Asks,
            (_, _, 0) => Place::Host,
            _ => Place::Mixed,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Place::Device => "device",
            Place::Asks => "asks",
            Place::Mixed => "mixed",
            Place::Host => "host",
        }
    }
}

/// How many numbers one question is about at most: a count, or the least and the greatest.
const FEW: u64 = 2;

/// The sessions that calls are made in: one with a device, and one for what examples say.
pub(crate) struct Places {
    session: RefCell<Session>,
    examples: RefCell<Session>,
    given: Given,
}

impl Places {
    pub(crate) fn new() -> Places {
        let mut session = Session::new(Options { tick: 1 << 20, ..Options::default() });
        let given = Given::default();
        session.use_device(Some(Box::new(Simulated::new(given.clone()))), Offload::Always);
        // Each call stands for itself.
        session.keep_captures(false);
        let examples = RefCell::new(Session::new(Options::default()));
        Places { session: RefCell::new(session), examples, given }
    }

    /// Where a function computes for each of [`CLASSES`]; None where it takes no arrays of that class. None at all for
    /// those that take no arrays of numbers.
    pub(crate) fn of(&self, builtin: &Builtin) -> Option<[Option<Place>; CLASSES.len()]> {
        if !computes(builtin.group) {
            return None;
        }
        let arguments = builtin.examples.0.iter().find_map(|example| match example {
            Example::Equal(text, _) => arguments(&mut self.examples.borrow_mut(), builtin, text),
            Example::Prints(..) | Example::Fails(..) => None,
        })?;
        // What an example has is small enough to be worth no node: it stands for more of the same.
        let larger: Vec<Argument> = arguments.iter().map(Argument::larger).collect();
        let places = CLASSES.map(|(_, class, complex)| {
            let place = self.call(builtin, &larger, class, complex);
            place.or_else(|| self.call(builtin, &arguments, class, complex))
        });
        places.iter().any(Option::is_some).then_some(places)
    }

    /// Makes the arrays of a call anew, in a session that knows of no other; gives the words of its arguments.
    fn adopted(
        &self,
        session: &mut Session,
        arguments: &[Argument],
        (class, complex): (Class, bool),
    ) -> Option<Vec<String>> {
        block_on(session.run("clear", "places")).ok()?;
        session.assume_answers(true);
        let ty = ElemType::real(class);
        let mut words = Vec::new();
        for (k, argument) in arguments.iter().enumerate() {
            match argument {
                Argument::Word(text) => words.push(text.clone()),
                Argument::Array(array) => {
                    let elements = matgpu::op::cast::array(array, ty);
                    let mut adopt = |name: &str, elements: Array| {
                        let shape = elements.shape().clone();
                        self.given.borrow_mut().insert(name.to_owned(), Rc::new(elements));
                        session.adopt(name, name, class, &shape)
                    };
                    let name = format!("a{k}");
                    adopt(&name, elements.clone()).ok()?;
                    if complex {
                        adopt(&format!("b{k}"), elements).ok()?;
                        let text = format!("a{k} = complex(a{k}, b{k} / 2);");
                        block_on(session.run(&text, "places")).ok()?;
                        block_on(session.place(&name)).ok()?;
                    }
                    words.push(name);
                }
            }
        }
        Some(words)
    }

    fn call(
        &self,
        builtin: &Builtin,
        arguments: &[Argument],
        class: Class,
        complex: bool,
    ) -> Option<Place> {
        let mut session = self.session.borrow_mut();
        let session = &mut *session;
        let words = self.adopted(session, arguments, (class, complex))?;
        let call = format!("r = {}({});", builtin.name, words.join(", "));
        let counted = |session: &mut Session, text: &str| {
            let before = session.engine().stats();
            block_on(session.run(text, "places")).ok()?;
            let after = session.engine().stats();
            Some([
                after.gathers - before.gathers,
                after.gathered - before.gathered,
                after.host_groups - before.host_groups,
                after.device_groups - before.device_groups,
            ])
        };
        // What is assumed of the elements is read with the result, where that is wanted.
        let [reads, elements, here, there] = counted(session, &format!("{call} gather(r);"))?;
        self.adopted(session, arguments, (class, complex))?;
        counted(session, &call)?;
        let [wanted, of_those, ..] = counted(session, "gather(r);")?;
        session.hold("r")?.elem_type()?;
        let reads = reads.saturating_sub(wanted);
        Some(Place::of(reads, elements.saturating_sub(of_those), here, there))
    }
}

/// The chapters whose functions compute with arrays of numbers.
fn computes(group: Group) -> bool {
    !matches!(
        group,
        Group::Strings
            | Group::CellsAndStructs
            | Group::Maps
            | Group::Dates
            | Group::Tables
            | Group::Files
            | Group::Language
            | Group::Validation
            | Group::Errors
            | Group::Testing
            | Group::Device
            | Group::Graphics
            | Group::Optimisation
            | Group::Finance
            | Group::Control
    )
}

/// An argument of an example.
enum Argument {
    /// An array, which is taken in each class.
    Array(Array),
    /// Anything else, as it stands.
    Word(String),
}

/// How often a larger array has what an example has, in each direction.
const TIMES: usize = 3;

impl Argument {
    /// The same with a larger array: repeated, and raised each time, so that what was in order stays so.
    fn larger(&self) -> Argument {
        let array = match self {
            Argument::Array(array) => array,
            Argument::Word(text) => return Argument::Word(text.clone()),
        };
        let real = matgpu::op::cast::array(array, ElemType::DOUBLE);
        let shape = array.shape();
        let (Some(from), 2) = (real.as_slice::<f64>(), shape.ndims()) else {
            return Argument::Array(array.clone());
        };
        let (rows, columns) = (shape.dim(0), shape.dim(1));
        let times = |extent: usize| if extent > 1 { extent * TIMES } else { extent };
        let finite = || from.iter().copied().filter(|x| x.is_finite());
        let span = finite().fold(0.0, f64::max) - finite().fold(0.0, f64::min);
        let step = if array.elem_type().class == Class::Logical { 0.0 } else { span + 1.0 };
        let (to_rows, to_columns) = (times(rows), times(columns));
        let element = |k: usize| {
            let (i, j) = (k % to_rows, k / to_rows);
            let turn = i / rows + j / columns;
            from[i % rows + j % columns * rows] + step * turn as f64
        };
        let elements = (0..to_rows * to_columns).map(element).collect();
        let raised = Array::from_vec(Shape::matrix(to_rows, to_columns), elements);
        Argument::Array(matgpu::op::cast::array(&raised, array.elem_type()))
    }
}

/// The arguments of a call in an example: arrays of numbers are those that have more than one element; where there is none,
/// every number stands for a row of it. None where there are no numbers among them.
fn arguments(session: &mut Session, builtin: &Builtin, text: &str) -> Option<Vec<Argument>> {
    let texts = arguments_in(text, builtin.name);
    let first = match builtin.captures() {
        Captures::First(n) => usize::from(n),
        Captures::Sizes => 0,
        Captures::All | Captures::Host(_) | Captures::Never(_) => texts.len(),
    };
    let mut values = Vec::new();
    for text in &texts {
        block_on(session.run(&format!("a = {text};"), "places")).ok()?;
        let value = block_on(session.get("a")).ok()??;
        let number = value.elem_type().filter(|_| !value.is_char());
        values.push(number.and(value.here()));
    }
    let data = |k: usize, least: usize| {
        let array = values[k].as_ref().filter(|a| k < first && a.numel() >= least)?;
        Some(array.as_ref().clone())
    };
    let large = (0..values.len()).any(|k| data(k, 2).is_some());
    let argument = |(k, text): (usize, &&str)| match data(k, if large { 2 } else { 1 }) {
        Some(array) if large => Argument::Array(array),
        Some(array) => {
            let real = matgpu::op::cast::array(&array, ElemType::DOUBLE);
            let number = real.as_slice::<f64>().map_or(0.0, |v| v[0]);
            Argument::Array(Array::row(vec![number; 6]))
        }
        None => Argument::Word((*text).to_owned()),
    };
    let arguments: Vec<Argument> = texts.iter().enumerate().map(argument).collect();
    arguments.iter().any(|a| matches!(a, Argument::Array(_))).then_some(arguments)
}
