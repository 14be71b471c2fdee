//! A function over all elements: cellfun, arrayfun, structfun.
//!
//! One task serves all three: they differ in where the arguments come from and how the results are
//! put together. The VM makes the calls; nothing here runs a function.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{cell, refuse, truth};
use crate::builtins::declare::{builtins, task};
use crate::builtins::{Call, Cx, Flow, Stop, Task, TaskStep, Values};
use crate::diag::Error;
use crate::value::index::{Index, index};
use crate::value::{
    Array, CellArray, Class, ObjectState, Refusal, Shape, StructArray, TextArray, Value, concat,
    text::text_of,
};
use std::rc::Rc;

builtins! {
    /// A function over all elements.
    ALL, CellsAndStructs;
    "cellfun" [2 255; 255] ["A = cellfun(f, C)", "[A, B] = cellfun(f, C, D, ...)", "A = cellfun(f, C, 'UniformOutput', false)", "A = cellfun(f, C, 'ErrorHandler', h)"]
        task(cellfun), "Calls a function with the contents of each cell; one cell goes with any number."
        [Equal("cellfun(@numel, {1, [2 3]})", "[1 2]"), Equal("cellfun(@(x) x * 2, {1, 2}, 'UniformOutput', false)", "{2, 4}"), Equal("cellfun(@class, [\"ab\" \"c\"], 'UniformOutput', false)", "{'char', 'char'}"), Fails("cellfun(@numel, 1)", "cell array")];
    "arrayfun" [2 255; 255] ["A = arrayfun(f, X)", "[A, B] = arrayfun(f, X, Y, ...)", "A = arrayfun(f, X, 'UniformOutput', false)"]
        task(arrayfun), "Calls a function with each element of an array; one element goes with any number."
        [Equal("arrayfun(@(x) x ^ 2, [1 2 3])", "[1 4 9]"), Equal("arrayfun(@plus, [1 2 3], 5)", "[6 7 8]"), Fails("arrayfun(@(x, y) x, [1 2], [1 2 3])", "same size")], keeps_gpu;
    "structfun" [2 255; 255] ["A = structfun(f, s)", "A = structfun(f, s, 'UniformOutput', false)"]
        task(structfun), "Calls a function with the value of each field."
        [Equal("structfun(@(x) x * 2, struct('a', 1, 'b', 2))", "[2; 4]"), Fails("structfun(@numel, 1)", "struct")];
}

/// Where the arguments of the calls come from.
enum Source {
    /// The contents of cells.
    Contents(Rc<crate::value::CellArray>),
    /// The elements of any array.
    Elements(Value),
    /// These values.
    List(Vec<Value>),
}

impl Source {
    /// That of call `k`: of one element always this.
    fn get(&self, k: usize) -> Flow<Value> {
        let of = |count: usize| if count == 1 { 0 } else { k };
        match self {
            Source::Contents(c) => Ok(c.cells[of(c.cells.len())].clone()),
            Source::Elements(v) => Ok(index(v, &[Index::One(of(v.numel()))])?),
            Source::List(v) => Ok(v[of(v.len())].clone()),
        }
    }
}

/// The options at the end of the arguments.
struct Options {
    uniform: bool,
    handler: Option<Value>,
}

/// Whether a text is the name of an option, whole or abbreviated. In the place of the only array it is data.
fn names_option(text: &str, option: &str, before: &[Value]) -> bool {
    let short = text.len() >= 2 && before.len() >= 2;
    let begins = option.get(..text.len()).is_some_and(|start| start.eq_ignore_ascii_case(text));
    begins && (short || text.len() == option.len())
}

/// Splits off `'UniformOutput', tf` and `'ErrorHandler', h`.
fn options<'a>(name: &str, mut args: &'a [Value]) -> Flow<(&'a [Value], Options)> {
    let mut options = Options { uniform: true, handler: None };
    while let [rest @ .., key, value] = args {
        let Some(key) = key.as_text()?.filter(|_| !rest.is_empty()) else { break };
        if names_option(&key, "UniformOutput", rest) {
            options.uniform = truth(name, value)?;
        } else if names_option(&key, "ErrorHandler", rest) {
            options.handler = Some(value.clone());
        } else {
            break;
        }
        args = rest;
    }
    Ok((args, options))
}

fn function(name: &str, value: &Value) -> Flow<Value> {
    match value {
        Value::Function(_) => Ok(value.clone()),
        other if other.as_text()?.is_some() => Ok(value.clone()),
        other => Err(refuse(
            name,
            "notAFunction",
            format!(
                "argument NAME must be a string or function handle, found {}",
                other.class_name()
            ),
        )),
    }
}

struct Each {
    name: &'static str,
    function: Value,
    sources: Vec<Source>,
    shape: Shape,
    nargout: usize,
    options: Options,
    /// For structfun: results that are not uniform go into fields of these names.
    fields: Option<Vec<Rc<str>>>,
    next: usize,
    /// Whether the running call is one of the error handler.
    handling: bool,
    /// One list an output.
    collected: Vec<Vec<Value>>,
    /// Once all calls are made: what is left of the lists, where classes of objects put them together.
    joining: Option<Joining>,
    /// Whether whole arrays will do.
    whole: Whole,
}

/// Whether a function is called once with whole arrays, for what it gives for each of their elements.
#[derive(Clone, Copy, PartialEq)]
enum Whole {
    /// That is tried first.
    Untried,
    /// The answer to that comes next.
    Asked,
    /// It is called with one element after the other, once all of them are there.
    Refused,
    /// Likewise, and they are.
    No,
}

/// Results that are being put together, by the `horzcat` and the `reshape` of their classes.
struct Joining {
    /// The lists, the next one last.
    left: Vec<Vec<Value>>,
    done: Values,
    /// Whether the running call is one of `reshape`.
    shaping: bool,
}

/// Asks for the elements of those that are captured, all at once.
fn there<'a>(values: impl Iterator<Item = &'a Value>) -> Flow<()> {
    let missing = values.filter_map(|value| match value {
        Value::Lazy(l) if l.node.host().is_none() => Some(l.clone()),
        _ => None,
    });
    match missing.collect::<Vec<_>>() {
        missing if missing.is_empty() => Ok(()),
        missing => Err(Stop::Need(missing)),
    }
}

/// Whether a value is of a class whose objects can stand beside each other in an array.
fn joins(value: &Value) -> bool {
    value.program_class().is_some_and(|class| !class.is_a("table"))
}

/// Whether a value has one element: where an object is an array over a plain one, whether that has.
fn is_one(value: &Value) -> bool {
    if let Value::Object(object) = value
        && value.program_class().is_some_and(|class| class.is_a("matgpu.PlainArray"))
        && let ObjectState::Fields(fields) = &*object.state.borrow()
        && let Some(elements) = fields.get("data")
    {
        return elements.numel() == 1;
    }
    value.numel() == 1
}

fn cellfun(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Box<dyn Task>> {
    let (args, options) = options("cellfun", call.args)?;
    let f = function("cellfun", &args[0])?;
    let mut sources = Vec::new();
    let mut shape: Option<Shape> = None;
    let (arrays, extra) = old_forms(&f, &args[1..])?;
    for arg in arrays {
        // The texts of a string array stand for themselves.
        let texts;
        let c = match arg {
            Value::Cell(c) => c,
            Value::Text(strings) => {
                texts = Rc::new(in_cells(strings));
                &texts
            }
            _ => return Err(refuse("cellfun", "notACell", "C must be a cell array")),
        };
        same_shape("cellfun", &mut shape, &c.shape)?;
        sources.push(Source::Contents(c.clone()));
    }
    let shape = shape.unwrap_or_else(Shape::scalar);
    if let ([Source::Contents(c)], 0 | 1) = (&sources[..], call.nargout)
        && let Some(name) = f.as_text()?
        && let Some(values) = measured(&name, c, extra)?
        && options.uniform
    {
        let next = values.len();
        let (collected, nargout) = (vec![values], 1);
        let (fields, handling) = (None, false);
        let name = "cellfun";
        return Ok(Box::new(Each {
            name,
            function: f,
            sources,
            shape,
            nargout,
            options,
            fields,
            next,
            handling,
            collected,
            joining: None,
            whole: Whole::No,
        }));
    }
    if let Some(extra) = extra {
        sources.push(Source::List(vec![extra.clone(); shape.numel()]));
    }
    Ok(Box::new(each("cellfun", f, sources, shape, call.nargout, options, None)))
}

/// A string array as a cell array of its texts.
fn in_cells(strings: &TextArray) -> CellArray {
    let text = |text: &Option<Rc<str>>| Value::from(Array::text(text.as_deref().unwrap_or("")));
    CellArray { shape: strings.shape.clone(), cells: strings.texts.iter().map(text).collect() }
}

/// What the names that `cellfun` has had from the first are of each cell, without a call; objects have functions of their own.
fn measured(
    name: &str,
    cells: &CellArray,
    extra: Option<&Value>,
) -> Result<Option<Vec<Value>>, Refusal> {
    if name == "isclass" {
        let class = text_of(extra)?;
        let is = |class: String, v: &Value| Value::from(*v.class_name() == *class);
        return Ok(class.map(|class| cells.cells.iter().map(|v| is(class.clone(), v)).collect()));
    }
    let of: fn(&Value) -> Value = match name {
        "isempty" => |v| Value::from(v.numel() == 0),
        "length" => |v| {
            let longest = v.shape().dims().iter().copied().max().unwrap_or(0);
            Value::from(if v.numel() == 0 { 0.0 } else { longest as f64 })
        },
        "ndims" => |v| Value::from(v.shape().ndims() as f64),
        "numel" | "prodofsize" => |v| Value::from(v.numel() as f64),
        _ => return Ok(None),
    };
    let plain = cells.cells.iter().all(|v| !matches!(v, Value::Object(_)));
    Ok(plain.then(|| cells.cells.iter().map(of).collect()))
}

/// `cellfun('size', c, k)` and `cellfun('isclass', c, name)`: a last argument that is no cell.
fn old_forms<'a>(
    f: &Value,
    args: &'a [Value],
) -> Result<(&'a [Value], Option<&'a Value>), Refusal> {
    let old = matches!(f.as_text()?.as_deref(), Some("size" | "isclass"));
    Ok(match args {
        [array @ Value::Cell(_), extra] if old => {
            let _ = array;
            (&args[..1], Some(extra))
        }
        _ => (args, None),
    })
}

fn arrayfun(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Box<dyn Task>> {
    let (args, options) = options("arrayfun", call.args)?;
    let f = function("arrayfun", &args[0])?;
    let mut sources = Vec::new();
    let mut shape: Option<Shape> = None;
    for arg in &args[1..] {
        same_shape("arrayfun", &mut shape, &arg.shape())?;
        sources.push(Source::Elements(arg.clone()));
    }
    let shape = shape.unwrap_or_else(Shape::scalar);
    let numbers = args[1..].iter().all(|v| v.elem_type().is_some_and(|ty| ty.class != Class::Char));
    let at_once = numbers && shape.numel() > 1 && options.uniform && options.handler.is_none();
    let whole = if at_once { Whole::Untried } else { Whole::Refused };
    Ok(Box::new(Each { whole, ..each("arrayfun", f, sources, shape, call.nargout, options, None) }))
}

fn structfun(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Box<dyn Task>> {
    let (args, options) = options("structfun", call.args)?;
    let f = function("structfun", &args[0])?;
    let s = match args.get(1) {
        Some(Value::Struct(s)) if s.shape.is_scalar() => s,
        _ => return Err(refuse("structfun", "notAStruct", "S must be a scalar structure")),
    };
    let shape = Shape::matrix(s.fields.len(), 1);
    let names = s.fields.keys().cloned().collect();
    let values = s.fields.values().map(|column| column[0].clone()).collect();
    let sources = vec![Source::List(values)];
    Ok(Box::new(each("structfun", f, sources, shape, call.nargout, options, Some(names))))
}

fn same_shape(name: &str, shape: &mut Option<Shape>, found: &Shape) -> Flow<()> {
    match shape {
        None => *shape = Some(found.clone()),
        Some(shape) if shape == found || found.is_scalar() => {}
        Some(shape) if shape.is_scalar() => *shape = found.clone(),
        Some(shape) => {
            return Err(refuse(
                name,
                "InputSizesMustMatch",
                format!(
                    "all the input arguments must have the same size and shape, found {shape} and {found}"
                ),
            ));
        }
    }
    Ok(())
}

fn each(
    name: &'static str,
    function: Value,
    sources: Vec<Source>,
    shape: Shape,
    nargout: usize,
    options: Options,
    fields: Option<Vec<Rc<str>>>,
) -> Each {
    let collected = vec![Vec::new(); nargout.max(1)];
    Each {
        name,
        function,
        sources,
        shape,
        nargout,
        options,
        fields,
        next: 0,
        handling: false,
        collected,
        joining: None,
        whole: Whole::No,
    }
}

impl Task for Each {
    fn resume(&mut self, _: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        if let Some(joining) = self.joining.take() {
            return self.join(joining, input);
        }
        let input = match self.whole {
            Whole::No => input,
            Whole::Untried => {
                self.whole = Whole::Asked;
                let args = self.elements().cloned().collect();
                let (function, nargout) = (self.function.clone(), self.nargout.max(1));
                return Ok(TaskStep::CallElementwise { function, args, nargout });
            }
            Whole::Asked | Whole::Refused => {
                if let (Whole::Asked, Some(Ok(values))) = (self.whole, input)
                    && values.len() == self.nargout.max(1)
                    && values
                        .iter()
                        .all(|value| value.elem_type().is_some() && value.shape() == self.shape)
                {
                    return Ok(TaskStep::Done(values));
                }
                self.whole = Whole::Refused;
                there(self.elements())?;
                self.whole = Whole::No;
                None
            }
        };
        match input {
            // After the last one, nothing is called but what waits for all of them.
            _ if self.next == self.shape.numel() => {}
            None => {}
            Some(Ok(values)) => {
                self.collect(values)?;
                self.next += 1;
                self.handling = false;
            }
            Some(Err(error)) => return self.failed(error),
        }
        if self.next == self.shape.numel() {
            if self.options.uniform {
                there(self.collected.iter().flatten())?;
            }
            let of_objects = |column: &Vec<Value>| column.first().is_some_and(joins);
            if self.options.uniform && self.collected.iter().any(of_objects) {
                let mut left = self.columns();
                left.reverse();
                let joining = Joining { left, done: Values::new(), shaping: false };
                return self.join(joining, None);
            }
            return Ok(TaskStep::Done(self.results()?));
        }
        let args = self.arguments()?;
        Ok(TaskStep::Call { function: self.function.clone(), args, nargout: self.nargout })
    }
}

impl Each {
    /// The arrays whose elements are the arguments.
    fn elements(&self) -> impl Iterator<Item = &Value> {
        self.sources.iter().filter_map(|s| if let Source::Elements(v) = s { Some(v) } else { None })
    }

    fn arguments(&self) -> Flow<Vec<Value>> {
        self.sources.iter().map(|s| s.get(self.next)).collect()
    }

    /// Keeps the results of a call. Changes nothing before everything is known to be there.
    fn collect(&mut self, values: Values) -> Flow<()> {
        if values.len() < self.nargout {
            return Err(Error::new(
                "MATLAB:unassignedOutputs",
                format!("{}: function returned fewer than nargout values", self.name),
            )
            .into());
        }
        if self.options.uniform {
            // What goes wrong in a call is that call's, where somebody handles it.
            if self.options.handler.is_some() {
                there(values.iter())?;
            }
            for (k, value) in values.iter().take(self.collected.len()).enumerate() {
                self.check_uniform(k, value)?;
            }
        }
        for (column, value) in self.collected.iter_mut().zip(values) {
            column.push(value);
        }
        Ok(())
    }

    fn check_uniform(&self, output: usize, value: &Value) -> Flow<()> {
        let fits = value.elem_type().is_some()
            || matches!(value, Value::Cell(_) | Value::Text(_) | Value::Struct(_))
            || joins(value);
        if !fits || !is_one(value) {
            return Err(Error::new(
                format!("MATLAB:{}:NotAScalarOutput", self.name),
                format!(
                    "Non-scalar in Uniform output, at index {}, output {}.\nSet 'UniformOutput' to false.",
                    self.next + 1,
                    output + 1
                ),
            )
            .into());
        }
        if let Some(first) = self.collected[output].first()
            && first.class_name() != value.class_name()
        {
            return Err(Error::new(
                format!("MATLAB:{}:NotSameClass", self.name),
                format!(
                    "{}: return values must be of the same type (class); found '{}' and '{}' at index {}",
                    self.name,
                    first.class_name(),
                    value.class_name(),
                    self.next + 1
                ),
            )
            .into());
        }
        Ok(())
    }

    fn failed(&mut self, error: Error) -> Flow<TaskStep> {
        let Some(handler) = self.options.handler.clone().filter(|_| !self.handling) else {
            return Err(error.into());
        };
        self.handling = true;
        let fields = [
            ("message", Value::from(error.message())),
            ("identifier", Value::from(error.identifier())),
            ("index", Value::from(self.next as f64 + 1.0)),
        ];
        let fields = fields.into_iter().map(|(k, v)| (Rc::from(k), vec![v])).collect();
        let report = Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }));
        let mut args = vec![report];
        args.extend(self.arguments()?);
        Ok(TaskStep::Call { function: handler, args, nargout: self.nargout })
    }

    /// The lists of what the calls gave. A statement whose calls gave nothing gives nothing.
    fn columns(&mut self) -> Vec<Vec<Value>> {
        let (nargout, numel) = (self.nargout, self.shape.numel());
        let mut columns = std::mem::take(&mut self.collected);
        columns.retain(|column| nargout > 0 || column.len() == numel && !column.is_empty());
        columns
    }

    fn results(&mut self) -> Flow<Values> {
        let columns = self.columns();
        columns.into_iter().map(|column| self.result(column)).collect()
    }

    /// Goes on with putting results together; `input` is what a method of their class gave.
    fn join(
        &mut self,
        mut joining: Joining,
        input: Option<Result<Values, Error>>,
    ) -> Flow<TaskStep> {
        if let Some(given) = input {
            let value = given?.into_iter().next().unwrap_or_else(Value::empty);
            if !joining.shaping {
                joining.shaping = true;
                let sizes = self.shape.dims().iter().map(|&n| Value::from(n as f64));
                let args = std::iter::once(value).chain(sizes).collect();
                self.joining = Some(joining);
                return Ok(TaskStep::Call { function: Value::from("reshape"), args, nargout: 1 });
            }
            joining.shaping = false;
            joining.done.push(value);
        }
        while let Some(column) = joining.left.pop() {
            if column.first().is_some_and(joins) {
                self.joining = Some(joining);
                let function = Value::from("horzcat");
                return Ok(TaskStep::Call { function, args: column, nargout: 1 });
            }
            let value = self.result(column)?;
            joining.done.push(value);
        }
        Ok(TaskStep::Done(joining.done))
    }

    fn result(&self, column: Vec<Value>) -> Flow<Value> {
        if self.options.uniform {
            if column.is_empty() {
                let ty = crate::value::ElemType::DOUBLE;
                return Ok(Value::from(crate::value::Array::zeros(ty, self.shape.clone())));
            }
            let row = concat::concat(1, &column)?;
            let shaped = crate::value::index::reshaped(&row, self.shape.clone())?;
            return Ok(shaped.unwrap_or(row));
        }
        if let Some(names) = &self.fields {
            let fields =
                names.iter().zip(column).map(|(name, value)| (name.clone(), vec![value])).collect();
            return Ok(Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields })));
        }
        Ok(cell(self.shape.clone(), column))
    }
}
