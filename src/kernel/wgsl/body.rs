//! The straight-line parts of a shader: each instruction as one `let`, at the outermost place where
//! what it needs is known. Must not know how the index space is walked.

use super::fold::{Walks, Weight};
use super::params::Layout;
use super::rounding;
use super::several::TIMES;
use super::suits;
use crate::kernel::{Draw, Instr, Kernel, Output, Val, ViewKind};
use crate::value::{Class, ElemType};
use crate::wgsl::Library;
use crate::wgsl::Rep;
use crate::wgsl::line::{Expr, Line};
use crate::wgsl::ops;

/// What an instruction's value depends on; each level contains the ones before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Level {
    /// Nothing but the launch.
    Launch,
    /// The kept element.
    Kept,
    /// The reduced element.
    Reduced,
    /// The time step.
    Time,
    /// The folds: the epilogue.
    Epilogue,
}

/// A Kernel with what is known of each of its values.
pub(super) struct Body<'a> {
    pub(super) kernel: &'a Kernel,
    pub(super) library: &'a Library,
    pub(super) layout: Layout,
    pub(super) fast: bool,
    /// Name of the buffer of each input.
    pub(super) inputs: Vec<String>,
    pub(super) types: Vec<ElemType>,
    pub(super) levels: Vec<Level>,
    /// What carried values begin as, and what that is made of: known before the time loop.
    initial: Vec<bool>,
    /// Views that stay where they are from step to step, a bit each.
    still: u32,
    /// An input whose element is there as a variable, `given`.
    pub(super) given: Option<u16>,
}

/// What instructions may cost, in the unit of the op table, to be repeated for several elements at a time.
const LIGHT: u32 = 32_000;
/// The same where values have two words or more.
const LIGHT_DOUBLES: u32 = 1_600;
/// What they may cost to be repeated twice as often in a loop: where mostly loads are waited for.
const FEATHER: u32 = 10_000;
const UINT: ElemType = ElemType::real(Class::UInt32);

/// How many elements a thread takes at a time where there is neither fold nor time loop: with little to do for each,
/// several have to be under way for the loads to keep up. Doubles are long texts that a driver takes its time for.
pub(super) fn repetitions(kernel: &Kernel) -> usize {
    if kernel.looped || !kernel.reductions.is_empty() || kernel.reduced_rank > 0 {
        return 1;
    }
    let words = |ty: &ElemType| Rep::of(*ty, false).words();
    let mut widest = kernel.inputs.iter().map(words).max().unwrap_or(1);
    let mut cost = 0;
    for instr in &kernel.body {
        cost += match instr {
            Instr::Op { op, ty, .. } => {
                widest = widest.max(words(ty));
                u32::from(op.row().cost)
            }
            Instr::Cast { from, to, .. } => {
                widest = widest.max(words(from)).max(words(to));
                100
            }
            Instr::Random { .. } | Instr::Finish { .. } => return 1,
            _ => 100,
        };
    }
    match widest {
        1 if cost <= LIGHT => TIMES,
        2 if cost <= LIGHT_DOUBLES => 2,
        _ => 1,
    }
}

impl<'a> Body<'a> {
    pub(super) fn new(
        kernel: &'a Kernel,
        library: &'a Library,
        (fast, still): (bool, u32),
        inputs: Vec<String>,
    ) -> Result<Body<'a>, String> {
        let layout = Layout::of(kernel, fast);
        let initial = initial(kernel);
        let (types, levels) = (vec![], vec![]);
        let mut body = Body {
            kernel,
            library,
            layout,
            fast,
            inputs,
            types,
            levels,
            initial,
            still,
            given: None,
        };
        for i in 0..kernel.body.len() + kernel.epilogue.len() {
            let (ty, level) = body.judge(i)?;
            body.types.push(ty);
            body.levels.push(level);
        }
        Ok(body)
    }

    pub(super) fn rep(&self, v: Val) -> Result<Rep, String> {
        Ok(Rep::of(self.ty(v)?, self.fast))
    }

    pub(super) fn ty(&self, v: Val) -> Result<ElemType, String> {
        self.types.get(v as usize).copied().ok_or_else(|| format!("no value {v} yet"))
    }

    fn level(&self, v: Val) -> Result<Level, String> {
        self.levels.get(v as usize).copied().ok_or_else(|| format!("no value {v} yet"))
    }

    /// Whether a strided load of instruction `i` may move with time.
    fn in_time(&self, i: usize) -> bool {
        let still = match self.instr(i) {
            Some(Instr::Load { view, .. }) => *view < 32 && self.still >> view & 1 == 1,
            _ => false,
        };
        self.kernel.looped && !still && !self.initial.get(i).copied().unwrap_or(false)
    }

    fn instr(&self, i: usize) -> Option<&'a Instr> {
        let n = self.kernel.body.len();
        if i < n { self.kernel.body.get(i) } else { self.kernel.epilogue.get(i - n) }
    }

    fn input(&self, i: u16) -> Result<ElemType, String> {
        self.kernel.inputs.get(i as usize).copied().ok_or_else(|| format!("no input {i}"))
    }

    /// The type and the level of instruction `i`, those before it being known.
    fn judge(&self, i: usize) -> Result<(ElemType, Level), String> {
        let instr = self.instr(i).ok_or("no such instruction")?;
        let epilogue = i >= self.kernel.body.len();
        let reduces = self.kernel.reduced_rank > 0 || !self.kernel.reductions.is_empty();
        let element = if reduces { Level::Reduced } else { Level::Kept };
        let (ty, level) = match instr {
            Instr::Load { input, view } => {
                let level = match self.kernel.views.get(*view as usize) {
                    None => return Err(format!("no view {view}")),
                    Some(ViewKind::Uniform) => Level::Launch,
                    Some(ViewKind::Linear) => element,
                    Some(ViewKind::Strided) if self.in_time(i) => Level::Time,
                    Some(ViewKind::Strided) => element,
                };
                (self.input(*input)?, level)
            }
            Instr::Gather { input, index } => (self.input(*input)?, self.level(*index)?),
            Instr::Param(p) => {
                let ty = self.kernel.params.get(*p as usize).copied();
                (ty.ok_or_else(|| format!("no parameter {p}"))?, Level::Launch)
            }
            Instr::Const(bits) => (bits.ty, Level::Launch),
            Instr::KeptIndex | Instr::KeptCoord(_) => (UINT, Level::Kept),
            Instr::ReducedIndex | Instr::ReducedCoord(_) => (UINT, element),
            Instr::Time => (UINT, Level::Time),
            Instr::Carried(k) => {
                let carried = self.kernel.carried.get(*k as usize);
                (carried.ok_or_else(|| format!("nothing carried {k}"))?.ty, Level::Time)
            }
            Instr::Random { draw, index, .. } => {
                let ty = match draw {
                    Draw::Uniform | Draw::Normal => ElemType::DOUBLE,
                    Draw::UniformSingle | Draw::NormalSingle => ElemType::SINGLE,
                    Draw::Bits => UINT,
                };
                (ty, self.level(*index)?)
            }
            Instr::Op { op, ty, args } => {
                let mut level = Level::Launch;
                for &a in args {
                    level = level.max(self.level(a)?);
                }
                (crate::op::result_type(*op, *ty), level)
            }
            Instr::Cast { to, arg, .. } => (*to, self.level(*arg)?),
            Instr::Reduced(k) => {
                let r = self.kernel.reductions.get(*k as usize);
                let r = r.ok_or_else(|| format!("no reduction {k}"))?;
                (r.op.result(r.ty), Level::Epilogue)
            }
            Instr::ReducedAt(_) => (UINT, Level::Epilogue),
            Instr::Finish { op, ty, .. } => (op.result(*ty), Level::Launch),
        };
        // What does not need the folds may stand before them, but a load of the epilogue is addressed by the
        // kept coordinates alone, so it stays there.
        let stays = epilogue && !matches!(instr, Instr::Finish { .. }) && level > Level::Launch;
        Ok((ty, if stays { Level::Epilogue } else { level }))
    }

    /// The instructions of a level, one `let` a line; folds of launch values are left to `fold`.
    pub(super) fn lets(&self, level: Level, out: &mut Vec<Line>) -> Result<(), String> {
        self.lets_in(level, None, out)
    }

    /// The same, with loads along a row as they are there.
    pub(super) fn lets_in(
        &self,
        level: Level,
        row: Option<&Row>,
        out: &mut Vec<Line>,
    ) -> Result<(), String> {
        for i in 0..self.levels.len() {
            if self.levels[i] != level {
                continue;
            }
            if row.is_some_and(|row| row.stay.contains(&i)) {
                out.push(Line::let_(format!("v{i}"), Expr::name(format!("h{i}"))));
                continue;
            }
            let Some(instr) = self.instr(i) else { continue };
            if let Instr::Load { input, .. } = instr
                && row.is_some_and(|row| row.step.contains(&i))
            {
                let names = [&format!("w{i}"), "reduced", "base"].map(Expr::name);
                let address = Expr::form("$0 + ($1 - $2)", names);
                out.push(Line::let_(format!("v{i}"), self.load(*input, address)?));
                continue;
            }
            if matches!(instr, Instr::Finish { .. }) {
                continue;
            }
            out.push(match instr {
                Instr::Random { .. } => self.draw(i, instr)?,
                _ => {
                    Line::let_(format!("v{i}"), self.value(i, instr, i >= self.kernel.body.len())?)
                }
            });
        }
        Ok(())
    }

    /// The loads of a fold from strided views that stay where they are along a row or take the element beside. None where there are
    /// none, or where others beside them go from row to row.
    pub(super) fn row(&self, walks: Walks) -> Option<Row> {
        let mut row = Row::default();
        for i in (0..self.kernel.body.len()).filter(|&i| self.levels[i] == Level::Reduced) {
            let Instr::Load { view, .. } = self.kernel.body[i] else { continue };
            if self.kernel.views.get(view as usize) != Some(&ViewKind::Strided) {
                continue;
            }
            let is_in = |bits: u32| view < 32 && bits >> view & 1 == 1;
            match (is_in(walks.stay), is_in(walks.step)) {
                (true, _) => row.stay.push(i),
                (_, true) => row.step.push(i),
                // It needs the coordinates that others do without.
                _ if self.kernel.reduced_rank >= 2 => return None,
                _ => {}
            }
        }
        let any = !(row.stay.is_empty() && row.step.is_empty());
        (any && self.kernel.reduced_rank > 0).then_some(row)
    }

    /// What those loads give, or where they are, for the first element of a block: `h…` and `w…`.
    pub(super) fn first_of_block(&self, row: &Row) -> Result<Vec<Line>, String> {
        let (mut lines, mut set) = (Vec::new(), Vec::new());
        let mut first = |name: String, ty: &'static str, value: Expr| {
            lines.push(Line::Var { name: name.clone(), ty: Some(ty), value: None });
            set.push(Line::set(name, value));
        };
        for &i in &row.stay {
            let Some(instr) = self.instr(i) else { continue };
            first(format!("h{i}"), self.rep(i as Val)?.register(), self.value(i, instr, false)?);
        }
        for &i in &row.step {
            let Some(Instr::Load { view, .. }) = self.instr(i) else { continue };
            first(format!("w{i}"), "u32", self.address(*view, false, false, false)?);
        }
        lines.push(Line::open(""));
        lines.push(Line::let_("reduced", Expr::name("base")));
        lines.extend(self.reduced_coordinates());
        lines.append(&mut set);
        lines.push(Line::Close);
        Ok(lines)
    }

    /// Whether a block lies in a row; None where all do.
    pub(super) fn is_in_row(&self) -> Option<String> {
        let rows = self.kernel.reduced_rank >= 2;
        rows.then(|| format!("block_r + length <= {}", self.layout.reduced(0)))
    }

    /// How much the instructions of a level are; light ones have values of one word each.
    pub(super) fn weight(&self, level: Level) -> Weight {
        let mut cost = 0;
        for i in (0..self.levels.len()).filter(|&i| self.levels[i] == level) {
            if Rep::of(self.types[i], self.fast).words() > 1 {
                return Weight::Heavy;
            }
            cost += match self.instr(i) {
                Some(Instr::Op { op, .. }) => u32::from(op.row().cost),
                Some(Instr::Random { .. }) => return Weight::Heavy,
                _ => 100,
            };
        }
        match cost {
            0..=FEATHER => Weight::Feather,
            _ if cost <= LIGHT => Weight::Light,
            _ => Weight::Heavy,
        }
    }

    /// Every `Finish` of the Kernel, with the value that it gives.
    pub(super) fn finishes(&self) -> impl Iterator<Item = (usize, &'a Instr)> + '_ {
        (0..self.levels.len())
            .filter_map(|i| self.instr(i).map(|x| (i, x)))
            .filter(|(_, x)| matches!(x, Instr::Finish { .. }))
    }

    /// The line that draws a random number.
    fn draw(&self, i: usize, instr: &Instr) -> Result<Line, String> {
        let Instr::Random { draw, key, counter, index } = instr else {
            return Err("no draw of a random number".to_owned());
        };
        let word = |p: u16| self.layout.param(p as usize, Rep::U64).ok_or("no such parameter");
        let function = match draw {
            Draw::Uniform if self.fast => "random_uniform_single",
            Draw::Normal if self.fast => "random_normal_single",
            Draw::Uniform => "random_uniform",
            Draw::Normal => "random_normal",
            Draw::UniformSingle => "random_uniform_single",
            Draw::NormalSingle => "random_normal_single",
            Draw::Bits => "random_bits",
        };
        if !self.library.has(function) {
            return Err(format!("{function} on a device"));
        }
        let args = vec![word(*key)?, word(*counter)?, value_name(*index)];
        let quad = suits::shares(self.kernel, i as Val);
        Ok(Line::Draw { name: format!("v{i}"), function, args, quad })
    }

    fn value(&self, i: usize, instr: &Instr, epilogue: bool) -> Result<Expr, String> {
        Ok(match instr {
            Instr::Load { input, view } => {
                let address = self.address(*view, epilogue, false, self.in_time(i))?;
                self.load(*input, address)?
            }
            Instr::Gather { input, index } => self.load(*input, value_name(*index))?,
            Instr::Param(p) => {
                let rep = Rep::of(self.types[i], self.fast);
                self.layout.param(*p as usize, rep).ok_or("no such parameter")?
            }
            Instr::Const(bits) => {
                Expr::text(Rep::of(bits.ty, self.fast).constant(bits.ty, bits.bits))
            }
            Instr::KeptIndex => Expr::name("kept"),
            Instr::KeptCoord(d) => Expr::name(format!("c{d}")),
            Instr::ReducedIndex if epilogue => Expr::text("0u"),
            Instr::ReducedIndex => Expr::name("reduced"),
            Instr::ReducedCoord(d) => Expr::name(format!("r{d}")),
            Instr::Time => Expr::name("time"),
            Instr::Carried(k) => Expr::name(format!("carried{k}")),
            Instr::Op { op, ty, args } => {
                let args = rounding::operands(self.kernel, *op, Rep::of(*ty, self.fast), args);
                ops::apply(*op, *ty, Rep::of(*ty, self.fast), &args, self.library)?
            }
            Instr::Cast { from, to, arg } => {
                let (from, rep) = (Rep::of(*from, self.fast), Rep::of(*to, self.fast));
                ops::cast(from, rep, *to, &value_name(*arg))?
            }
            Instr::Reduced(k) => Expr::name(format!("folded{k}")),
            Instr::ReducedAt(k) => Expr::name(format!("at{k}")),
            Instr::Random { .. } => return Err("a draw in the place of a value".to_owned()),
            Instr::Finish { .. } => return Err("a fold in the place of a value".to_owned()),
        })
    }

    /// The register with the element of an input at an address.
    pub(super) fn load(&self, input: u16, address: Expr) -> Result<Expr, String> {
        if self.given == Some(input) {
            return Ok(Expr::name("given"));
        }
        let rep = Rep::of(self.input(input)?, self.fast);
        let buffer = self.inputs.get(input as usize).ok_or("an input without a buffer")?;
        Ok(rep.loaded(Expr::element(buffer.clone(), address)))
    }

    /// The address that a view gives at the current coordinates. `result` is for stores of what the
    /// folds gave; `in_time` whether the time step counts.
    fn address(
        &self,
        view: u16,
        epilogue: bool,
        result: bool,
        in_time: bool,
    ) -> Result<Expr, String> {
        let number = |i: usize| self.layout.view(view as usize, i).ok_or("no such view");
        let reduces = self.kernel.reduced_rank > 0 || !self.kernel.reductions.is_empty();
        Ok(match self.kernel.views.get(view as usize) {
            None => return Err(format!("no view {view}")),
            Some(ViewKind::Uniform) => Expr::text(number(0)?),
            Some(ViewKind::Linear) if result && self.partial() => Expr::name("place"),
            Some(ViewKind::Linear) if reduces && !epilogue => Expr::name("linear"),
            Some(ViewKind::Linear) => Expr::name("kept"),
            Some(ViewKind::Strided) => {
                let (mut form, mut of) = (number(0)?, Vec::new());
                let mut walked = |stride: String, along: String| {
                    form.push_str(&format!(" + {stride} * ${}", of.len()));
                    of.push(Expr::Name(along));
                };
                let (kept, reduced) =
                    (self.kernel.kept_rank as usize, self.kernel.reduced_rank as usize);
                for d in 0..kept {
                    walked(number(1 + d)?, format!("c{d}"));
                }
                if !epilogue {
                    for d in 0..reduced {
                        walked(number(1 + kept + d)?, format!("r{d}"));
                    }
                    if in_time {
                        walked(number(1 + kept + reduced)?, "time".to_owned());
                    }
                }
                Expr::Form { form: form.into(), of }
            }
        })
    }

    /// Whether each block of the reduced elements has results of its own.
    pub(super) fn partial(&self) -> bool {
        self.kernel.reductions.first().is_some_and(|r| r.partial)
    }

    /// Whether an output is a value of the epilogue.
    pub(super) fn of_epilogue(&self, o: &Output) -> bool {
        o.value as usize >= self.kernel.body.len()
    }

    /// The line that stores output `k` from a register.
    pub(super) fn store(&self, k: usize, o: &Output, register: &str) -> Result<Line, String> {
        let epilogue = self.of_epilogue(o);
        let in_time = o.every_step && self.kernel.looped;
        let place = self.address(o.view, epilogue, epilogue, in_time)?;
        let want = Rep::of(o.ty, self.fast);
        let x = ops::cast(self.rep(o.value)?, want, o.ty, &Expr::name(register))?;
        Ok(Line::Store { output: k, place, value: want.to_stored(x) })
    }

    /// The kept coordinates, where some view or instruction needs them.
    pub(super) fn kept_coordinates(&self) -> Vec<Line> {
        coordinates("c", "kept", 0..self.kernel.kept_rank as usize, |d| self.layout.kept(d))
    }

    /// The reduced coordinates. The first division is made once a block of elements (`block_coordinates`): the block
    /// is hardly ever longer than the first extent.
    pub(super) fn reduced_coordinates(&self) -> Vec<Line> {
        let rank = self.kernel.reduced_rank as usize;
        if rank < 2 {
            return coordinates("r", "reduced", 0..rank, |d| self.layout.reduced(d));
        }
        let extent = self.layout.reduced(0);
        let names = |names: [&str; 3]| names.map(Expr::name);
        let mut lines = vec![
            Line::let_("rs", Expr::form("$0 + ($1 - $2)", names(["block_r", "reduced", "base"]))),
            Line::let_("rs0", Expr::name("rs").within(format!("small_quotient($0, {extent})"))),
            Line::let_(
                "r0",
                Expr::form(format!("$0 - $1 * {extent}"), ["rs", "rs0"].map(Expr::name)),
            ),
            Line::let_("rq0", Expr::form("$0 + $1", ["block_q", "rs0"].map(Expr::name))),
        ];
        lines.extend(coordinates("r", "rq0", 1..rank, |d| self.layout.reduced(d)));
        lines
    }

    /// Where a block of reduced elements begins.
    pub(super) fn block_coordinates(&self) -> Vec<Line> {
        if self.kernel.reduced_rank < 2 {
            return Vec::new();
        }
        let extent = self.layout.reduced(0);
        let (base, quotient) = (Expr::name("base"), Expr::name("block_q"));
        vec![
            Line::let_("block_q", base.within(format!("$0 / {extent}"))),
            Line::let_("block_r", Expr::form(format!("$0 - $1 * {extent}"), [base, quotient])),
        ]
    }
}

/// Loads of a fold from strided views: those that stay where they are along a row, and those that take the element beside.
#[derive(Default)]
pub(super) struct Row {
    pub(super) stay: Vec<usize>,
    pub(super) step: Vec<usize>,
}

/// The register of a value.
pub(super) fn value_name(v: Val) -> Expr {
    Expr::name(format!("v{v}"))
}

/// For each instruction of the body, whether a carried value's beginning is made of it.
fn initial(kernel: &Kernel) -> Vec<bool> {
    let mut found = vec![false; kernel.body.len()];
    for c in &kernel.carried {
        if let Some(f) = found.get_mut(c.init as usize) {
            *f = true;
        }
    }
    // Operands stand before what is made of them.
    for i in (0..kernel.body.len()).rev().filter(|_| kernel.looped) {
        if !found[i] {
            continue;
        }
        let operands: &[Val] = match &kernel.body[i] {
            Instr::Op { args, .. } => args,
            Instr::Cast { arg, .. } => std::slice::from_ref(arg),
            Instr::Gather { index, .. } | Instr::Random { index, .. } => {
                std::slice::from_ref(index)
            }
            _ => &[],
        };
        for &a in operands {
            if let Some(f) = found.get_mut(a as usize) {
                *f = true;
            }
        }
    }
    found
}

fn coordinates(
    letter: &str,
    index: &str,
    dims: std::ops::Range<usize>,
    extent: impl Fn(usize) -> String,
) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut rest = Expr::name(index);
    for d in dims.clone() {
        let here = format!("{letter}{d}");
        if d + 1 == dims.end {
            lines.push(Line::let_(here, rest.clone()));
        } else {
            let next = Expr::name(format!("{letter}q{d}"));
            lines.push(Line::let_(next.to_string(), rest.within(format!("$0 / {}", extent(d)))));
            let form = format!("$0 - $1 * {}", extent(d));
            lines.push(Line::let_(here, Expr::form(form, [rest, next.clone()])));
            rest = next;
        }
    }
    lines
}
