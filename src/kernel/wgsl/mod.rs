//! Kernel → WGSL: a pure function from the program and a few choices to text.
//! Must not know devices; what a device can do comes in as `Options`.
//!
//! A shader has one block of words with the launch's numbers (binding 0, uniform), then the arrays:
//! the inputs that are not also outputs, then the outputs. It has one `let` an instruction, no nested
//! expressions but what hides an operand (`rounding`), no NaN or infinity in its text, no override, no barrier where threads part.

mod body;
pub mod element;
mod fold;
mod params;
mod rounding;
mod several;
mod suits;

pub use fold::{Sharing, Walks};
pub use params::Layout;

use super::{Instr, Kernel, Launch, View, ViewKind};
use crate::op::{FOLD_BLOCK, FOLD_IN_ORDER};
use crate::wgsl::line::{Expr, Line, text};
use crate::wgsl::{Library, Rep, ops};
use body::{Body, Level, Row, repetitions};
use fold::{Element, Fold, Weight};
use several::TIMES;
use smallvec::SmallVec;

/// Threads of a workgroup.
pub const THREADS: u32 = 256;
/// Bytes of workgroup memory that every device has.
const SHARED_BYTES: usize = 16_384;
/// Workgroups for kernels in which every workgroup first folds the same partial results.
const FINISHING_GROUPS: u32 = 1024;
/// Workgroups that keep a device busy.
const BUSY: u32 = 1024;

/// What decides the text besides the Kernel.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Doubles are computed as singles.
    pub fast: bool,
    /// How threads share the work of folds; without reductions it has no effect.
    pub sharing: Sharing,
    /// For each input, the output whose storage is the same.
    pub same: SmallVec<[Option<u16>; 4]>,
}

/// A shader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shader {
    /// The text; the entry point is `main`.
    pub text: String,
    /// The arrays in the order of their bindings, from 1 up.
    pub bindings: Vec<Binding>,
}

/// What is bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binding {
    /// An input, only read.
    Input(u16),
    /// An output, written and perhaps read.
    Output(u16),
}

/// The grid of a launch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    /// How threads share the work.
    pub sharing: Sharing,
    /// Groups of work.
    pub todo: u32,
    /// Workgroups that do it.
    pub groups: u32,
}

/// The grid for a launch of a Kernel, of at most so many workgroups. `whole`: it may go to the end in whole vectors
/// of words.
pub fn grid(kernel: &Kernel, launch: &Launch, most: u32, whole: bool) -> Grid {
    let folds = !kernel.reductions.is_empty();
    let partial = kernel.reductions.first().is_some_and(|r| r.partial);
    let mut sharing = if folds { share(kernel, launch) } else { map_sharing(kernel, whole) };
    sharing.walks.still = still(kernel, launch);
    let blocks = if partial { launch.reduced_count.div_ceil(FOLD_BLOCK as u32) } else { 1 };
    let todo = launch.kept_count.div_ceil(sharing.outputs).saturating_mul(blocks);
    let finishes =
        kernel.body.iter().chain(&kernel.epilogue).any(|i| matches!(i, Instr::Finish { .. }));
    let most = if finishes { most.min(FINISHING_GROUPS) } else { most };
    let each = if sharing.outputs == THREADS && !folds { repetitions(kernel) as u32 } else { 1 };
    Grid { sharing, todo, groups: todo.div_ceil(each).min(most) }
}

/// How threads share the work of a Kernel as a rule: which way exactly hangs on the launch where there are folds.
pub fn usual(kernel: &Kernel) -> Sharing {
    if !kernel.reductions.is_empty() {
        return Sharing { outputs: 1, along: true, in_order: Some(false), walks: Walks::default() };
    }
    map_sharing(kernel, true)
}

/// The strided views of a loop that stay where they are.
fn still(kernel: &Kernel, launch: &Launch) -> u32 {
    let views = kernel.views.iter().zip(&launch.views).enumerate().take(32);
    let stays = |(kind, view): (&ViewKind, &View)| *kind == ViewKind::Strided && view.time == 0;
    let bits = views.map(|(i, of)| u32::from(kernel.looped && stays(of)) << i);
    bits.fold(0, |all, bit| all | bit)
}

fn map_sharing(kernel: &Kernel, whole: bool) -> Sharing {
    let four = suits::draws(kernel) || whole && suits::vectors(kernel);
    let lanes = if four { TIMES as u32 } else { 1 };
    Sharing {
        outputs: THREADS * lanes,
        along: false,
        in_order: Some(false),
        walks: Walks::default(),
    }
}

/// How threads share the folds of a launch: by the lengths, and by what lies next to what.
fn share(kernel: &Kernel, launch: &Launch) -> Sharing {
    let (n, kept) = (launch.reduced_count as usize, launch.kept_count);
    let along = kernel.views.iter().zip(&launch.views).all(|(kind, view)| {
        *kind != ViewKind::Strided
            || view.reduced.first().is_none_or(|s| s.unsigned_abs() <= 1)
            || view.kept.first().is_none_or(|s| s.unsigned_abs() != 1)
    });
    let partial = kernel.reductions.first().is_some_and(|r| r.partial);
    // More blocks than go in order need all 256 lanes of a workgroup for themselves.
    let deep = !partial && n > FOLD_IN_ORDER * FOLD_BLOCK;
    let outputs = match (along, n, kept) {
        _ if deep => 1,
        (_, n, _) if n <= FOLD_IN_ORDER => 256,
        (true, n, kept) if n <= 1024 && kept >= 8 => 8,
        (true, ..) => 1,
        // Wide enough for whole rows of memory, and so many groups that a device is busy.
        (false, _, 16..) => 1 << (kept / BUSY).clamp(8, THREADS).ilog2(),
        _ => 1,
    };
    let in_order = Some(n <= FOLD_IN_ORDER);
    let mut walks = Walks::default();
    let strided = |i: usize| kernel.views.get(i) == Some(&ViewKind::Strided);
    for (i, view) in launch.views.iter().enumerate().take(32).filter(|(i, _)| strided(*i)) {
        match view.reduced.first() {
            Some(0) => walks.stay |= 1 << i,
            Some(1) => walks.step |= 1 << i,
            _ => {}
        }
    }
    Sharing { outputs, along: along && outputs < 256, in_order, walks }
}

/// The shader of a Kernel, or why there is none.
pub fn emit(kernel: &Kernel, options: &Options, library: &Library) -> Result<Shader, String> {
    let partial = kernel.reductions.iter().filter(|r| r.partial).count();
    if partial != 0 && partial != kernel.reductions.len() {
        return Err("partial and whole folds in one kernel".to_owned());
    }
    let same = |i: usize| options.same.get(i).copied().flatten();
    let inputs: Vec<String> = (0..kernel.inputs.len())
        .map(|i| same(i).map_or_else(|| format!("a{i}"), |k| format!("o{k}")))
        .collect();
    let still = options.sharing.walks.still;
    let body = Body::new(kernel, library, (options.fast, still), inputs)?;
    let walk = walk(kernel, options.sharing);
    let mut bindings = Vec::new();
    let mut declarations = String::new();
    for (i, &ty) in kernel.inputs.iter().enumerate() {
        if same(i).is_none() {
            let n = bindings.len() + 1;
            let stored = match walk {
                Walk::Vectors if suits::reads_all(kernel, i) => VECTOR,
                _ => Rep::of(ty, options.fast).stored(),
            };
            declarations.push_str(&format!(
                "@group(0) @binding({n}) var<storage, read> a{i}: array<{stored}>;\n"
            ));
            bindings.push(Binding::Input(i as u16));
        }
    }
    for (k, o) in kernel.outputs.iter().enumerate() {
        let n = bindings.len() + 1;
        let stored = match walk {
            Walk::Vectors => VECTOR,
            _ => Rep::of(o.ty, options.fast).stored(),
        };
        declarations.push_str(&format!(
            "@group(0) @binding({n}) var<storage, read_write> o{k}: array<{stored}>;\n"
        ));
        bindings.push(Binding::Output(k as u16));
    }
    let mut shared = 0;
    let mut main = String::new();
    for (i, instr) in body.finishes() {
        let Instr::Finish { input, op, ty, count } = instr else { continue };
        let rep = Rep::of(*ty, options.fast);
        let raw = body.load(*input, Expr::name("reduced"))?;
        let value = if op.is_of_truth() { ops::truth(rep, &raw) } else { raw };
        let element = Line::let_(format!("e{i}"), value);
        let value = Expr::name(format!("e{i}"));
        let fold = Fold { id: format!("f{i}"), op: *op, ty: *ty, rep, value };
        declarations.push_str(&fold.shared());
        shared += fold.shared_bytes();
        let count = body.layout.param(*count as usize, Rep::U32).ok_or("no such parameter")?;
        main.push_str(&fold::finish(i, &fold, &count, element, library)?);
    }
    let mut launch = Vec::new();
    body.lets(Level::Launch, &mut launch)?;
    main.push_str(&text(&launch));
    if kernel.reductions.is_empty() && kernel.reduced_rank == 0 {
        main.push_str(&map(&body, walk)?);
    } else {
        let folds = folds(&body)?;
        for f in &folds {
            declarations.push_str(&f.shared());
            shared += f.shared_bytes();
        }
        main.push_str(&folding(&body, &folds, options.sharing)?);
    }
    if shared > SHARED_BYTES {
        return Err(format!("{shared} bytes of workgroup memory"));
    }
    let mut text = format!(
        "@group(0) @binding(0) var<uniform> P: array<vec4<u32>, {}>;\n{declarations}\
         @compute @workgroup_size({THREADS})\n\
         fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {{\n{}}}\n",
        body.layout.words / 4,
        indent(&main),
    );
    text.push_str(&library.needed_by(&text));
    Ok(Shader { text, bindings })
}

/// How a thread goes through the elements of a map.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walk {
    /// An element at a time, or several that lie far apart.
    Apart(usize),
    /// Four neighbours, which share the words of random draws.
    Draws,
    /// Four neighbours, which are one vector in every array.
    Vectors,
}

fn walk(kernel: &Kernel, sharing: Sharing) -> Walk {
    match sharing.outputs > THREADS {
        true if suits::draws(kernel) => Walk::Draws,
        true if suits::vectors(kernel) => Walk::Vectors,
        _ => Walk::Apart(repetitions(kernel)),
    }
}

/// Threads with their elements, and on to the next while there are any.
fn map(body: &Body<'_>, walk: Walk) -> Result<String, String> {
    let mut lines = body.kept_coordinates();
    body.lets(Level::Kept, &mut lines)?;
    lines.append(&mut steps(body)?);
    body.lets(Level::Epilogue, &mut lines)?;
    let mut stores = Vec::new();
    for (k, o) in body.kernel.outputs.iter().enumerate() {
        if !(o.every_step && body.kernel.looped) {
            stores.push(body.store(k, o, &stored_name(body, k))?);
        }
    }
    let (first, count, threads) =
        (format!("wid.x * {THREADS}u + lid"), params::word(0), params::word(6));
    let (head, lines) = match walk {
        Walk::Vectors => return Ok(vectors(body, &lines, &stores)),
        Walk::Apart(1) => {
            lines.append(&mut stores);
            (format!("var kept = {first}; kept < {count}; kept += {threads}"), lines)
        }
        Walk::Apart(times) => {
            // What lies beyond the end is computed, and not stored.
            stores.insert(0, Line::Open(Expr::name("kept").within(format!("if ($0 < {count})"))));
            stores.push(Line::Close);
            let start = |k: usize| Expr::text(format!("first + {k}u * {threads}"));
            let lines = several::repeated(&lines, &stores, "kept", times, start);
            (format!("var first = {first}; first < {count}; first += {times}u * {threads}"), lines)
        }
        Walk::Draws => {
            lines.append(&mut stores);
            let start = |k| Line::let_(format!("kept_{k}"), Expr::text(format!("quad + {k}u")));
            let lines = (0..TIMES).map(start).chain(several::side_by_side(&lines)).collect();
            let first = format!("var quad = ({first}) * {TIMES}u");
            (format!("{first}; quad < {count}; quad += {threads} * {TIMES}u"), lines)
        }
    };
    Ok(format!("for ({head}) {{\n{}}}\n", text(&lines)))
}

/// The type of an array's elements, four at a time.
const VECTOR: &str = "vec4<u32>";

/// The loop over the elements, four at a time as one vector of every array, from the lines of one and its stores. What
/// lies beyond the end is computed and stored too: buffers have room for whole vectors.
fn vectors(body: &Body<'_>, lines: &[Line], stores: &[Line]) -> String {
    let kernel = body.kernel;
    let read = (0..kernel.inputs.len()).filter(|&i| suits::reads_all(kernel, i));
    let mut arrays: Vec<&str> = read.map(|i| &*body.inputs[i]).collect();
    arrays.sort_unstable();
    arrays.dedup();
    let loads = arrays.iter().map(|array| {
        Line::let_(format!("four_{array}"), Expr::element(*array, Expr::name("quad")))
    });
    let start = |k: usize| Expr::text(format!("{TIMES}u * quad + {k}u"));
    let elements = several::repeated(lines, stores, "kept", TIMES, start);
    let results = (0..kernel.outputs.len()).map(|output| {
        let parts = (0..TIMES).map(|k| Expr::name(format!("result{output}_{k}"))).collect();
        Line::Store { output, place: Expr::name("quad"), value: Expr::call(VECTOR, parts) }
    });
    let lines: Vec<Line> =
        loads.chain(several::of_vectors(&elements, &arrays)).chain(results).collect();
    format!(
        "for (var quad = wid.x * {THREADS}u + lid; {TIMES}u * quad < {}; quad += {}) {{\n{}}}\n",
        params::word(0),
        params::word(6),
        text(&lines)
    )
}

/// The name of the register that output `k` stores after the time loop.
fn stored_name(body: &Body<'_>, k: usize) -> String {
    let value = body.kernel.outputs[k].value;
    match body.levels.get(value as usize) {
        Some(Level::Time) if body.kernel.looped => format!("last{value}"),
        _ => format!("v{value}"),
    }
}

/// The values that are needed after the time loop: stored, or folded.
fn survivors(body: &Body<'_>) -> Vec<u32> {
    let kernel = body.kernel;
    let stored = kernel.outputs.iter().filter(|o| !o.every_step).map(|o| o.value);
    let mut values: Vec<u32> = stored
        .chain(kernel.reductions.iter().map(|r| r.value))
        .filter(|&v| body.levels.get(v as usize) == Some(&Level::Time))
        .collect();
    values.sort_unstable();
    values.dedup();
    values
}

/// The time loop, or what stands in its place where there is none.
fn steps(body: &Body<'_>) -> Result<Vec<Line>, String> {
    let kernel = body.kernel;
    let mut lines = Vec::new();
    if !kernel.looped {
        return Ok(lines);
    }
    let value = |v: u32| Expr::name(format!("v{v}"));
    for (k, c) in kernel.carried.iter().enumerate() {
        let ty = Some(Rep::of(c.ty, body.fast).register());
        lines.push(Line::var(format!("carried{k}"), ty, value(c.init)));
    }
    let survivors = survivors(body);
    for &v in &survivors {
        let ty = Some(body.rep(v)?.register());
        lines.push(Line::Var { name: format!("last{v}"), ty, value: None });
    }
    let mut step = Vec::new();
    body.lets(Level::Time, &mut step)?;
    let mut after = Vec::new();
    for (k, o) in kernel.outputs.iter().enumerate() {
        if o.every_step && !body.of_epilogue(o) {
            after.push(body.store(k, o, &format!("v{}", o.value))?);
        }
    }
    after.extend(survivors.iter().map(|&v| Line::set(format!("last{v}"), value(v))));
    // All of them from this step's values, however they refer to each other.
    for (k, c) in kernel.carried.iter().enumerate() {
        step.push(Line::let_(format!("next{k}"), value(c.next)));
        after.push(Line::set(format!("carried{k}"), Expr::name(format!("next{k}"))));
    }
    let trips = params::word(2);
    lines.push(Line::var("now", None, Expr::text("0u")));
    let weight = body.weight(Level::Time);
    if weight < Weight::Heavy {
        let times = if weight == Weight::Feather { several::MANY } else { TIMES };
        lines.push(Line::open(format!("for (; now + {times}u <= {trips}; now += {times}u)")));
        let start = |k: usize| Expr::name("now").within(format!("$0 + {k}u"));
        lines.append(&mut several::repeated(&step, &after, "time", times, start));
        lines.push(Line::Close);
    }
    lines.push(Line::open(format!("for (; now < {trips}; now++)")));
    lines.push(Line::let_("time", Expr::name("now")));
    lines.append(&mut step);
    lines.append(&mut after);
    lines.push(Line::Close);
    Ok(lines)
}

fn folds(body: &Body<'_>) -> Result<Vec<Fold>, String> {
    let mut folds = Vec::new();
    for (k, r) in body.kernel.reductions.iter().enumerate() {
        let value = Expr::name(match body.levels.get(r.value as usize) {
            Some(Level::Time) if body.kernel.looped => format!("last{}", r.value),
            _ => format!("v{}", r.value),
        });
        let rep = Rep::of(r.ty, body.fast);
        let value = if r.op.is_of_truth() { ops::truth(body.rep(r.value)?, &value) } else { value };
        folds.push(Fold { id: format!("{k}"), op: r.op, ty: r.ty, rep, value });
    }
    Ok(folds)
}

/// A workgroup folds some kept elements, or one block of one, then goes on to the next.
fn folding(body: &Body<'_>, folds: &[Fold], sharing: Sharing) -> Result<String, String> {
    let partial = body.partial();
    let each = |row: Option<&Row>| -> Result<Vec<Line>, String> {
        let place = ["kept", "count", "reduced"].map(Expr::name);
        let mut each = vec![Line::let_("linear", Expr::form("$0 * $1 + $2", place))];
        each.append(&mut body.reduced_coordinates());
        body.lets_in(Level::Reduced, row, &mut each)?;
        each.append(&mut steps(body)?);
        for (k, o) in body.kernel.outputs.iter().enumerate() {
            if !(body.of_epilogue(o) || o.every_step && body.kernel.looped) {
                let store = body.store(k, o, &stored_name(body, k))?;
                each.extend([Line::open("if (inside)"), store, Line::Close]);
            }
        }
        Ok(each)
    };
    let weight = if body.kernel.looped { Weight::Heavy } else { body.weight(Level::Reduced) };
    let mut element =
        Element { once: body.block_coordinates(), each: each(None)?, flat: None, weight };
    if let Some(row) = body.row(sharing.walks) {
        let is_in_row = body.is_in_row();
        // Where not all blocks are, the lines are there twice.
        if is_in_row.is_none() || weight < Weight::Heavy {
            element.once.append(&mut body.first_of_block(&row)?);
            let along = each(Some(&row))?;
            match is_in_row {
                Some(is_in_row) => element.flat = Some((is_in_row, along)),
                None => element.each = along,
            }
        }
    }
    let (tx, ty) = (sharing.outputs, THREADS / sharing.outputs);
    let mut out = format!("let count = {};\n", params::word(1));
    if sharing.along {
        out.push_str(&format!(
            "let ty = lid & {}u;\nlet tx = lid / {ty}u;\nlet spot = lid;\n",
            ty - 1
        ));
    } else {
        out.push_str(&format!(
            "let tx = lid & {}u;\nlet ty = lid / {tx}u;\nlet spot = lid;\n",
            tx - 1
        ));
    }
    let mut inner = String::new();
    if partial {
        inner.push_str(&format!(
            "let blocks = (count + {}u) / {FOLD_BLOCK}u;\nlet block = group % blocks;\n\
             let wanted = (group / blocks) * {tx}u + tx;\n",
            FOLD_BLOCK - 1
        ));
    } else {
        inner.push_str(&format!("let wanted = group * {tx}u + tx;\n"));
    }
    // A thread beyond the end does the last element's work again, so that barriers stay uniform.
    let kept_count = params::word(0);
    inner.push_str(&format!(
        "let inside = wanted < {kept_count};\nlet kept = min(wanted, {kept_count} - 1u);\n"
    ));
    if partial {
        inner.push_str("let place = kept * blocks + block;\n");
    }
    let mut kept = body.kept_coordinates();
    body.lets(Level::Kept, &mut kept)?;
    inner.push_str(&text(&kept));
    inner.push_str(&fold::emit(folds, sharing, partial, &element, body.library)?);
    let mut tail = vec![Line::open("if (inside & (ty == 0u))")];
    body.lets(Level::Epilogue, &mut tail)?;
    for (k, o) in body.kernel.outputs.iter().enumerate() {
        if body.of_epilogue(o) {
            tail.push(body.store(k, o, &format!("v{}", o.value))?);
        }
    }
    tail.push(Line::Close);
    inner.push_str(&text(&tail));
    out.push_str(&fold::group_loop(&inner));
    Ok(out)
}

/// Two spaces a brace.
fn indent(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut depth = 1usize;
    for line in text.lines() {
        let closing = line.starts_with('}');
        if closing {
            depth = depth.saturating_sub(1).max(1);
        }
        for _ in 0..depth {
            out.push_str("  ");
        }
        out.push_str(line);
        out.push('\n');
        if line.ends_with('{') {
            depth += 1;
        }
    }
    out
}
