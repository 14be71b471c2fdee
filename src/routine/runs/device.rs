//! The shaders that fold runs of neighbours, each to one element. Must not know devices.

use super::Runs;
use crate::op::ReduceOp;
use crate::routine::lanes::WORDS;
use crate::routine::scan::element_work;
use crate::routine::{Device, PassArray, Passes};
use crate::value::{Class, ElemType};
use crate::wgsl::line::Expr;
use crate::wgsl::{Library, Rep, ops, shader};

/// Runs of a group of threads.
const THREADS: u32 = 64;
/// Elements of a run from which on a group each is faster than a thread each.
const LONG: u32 = 64;

/// Who folds a run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Crew {
    /// A thread each, in order.
    Threads,
    /// A group of threads each, in any order.
    Groups,
}

/// What a device does for it.
pub(super) fn passes(runs: &Runs, device: &Device<'_>) -> Result<Passes, String> {
    let Runs { op, ty, count, len } = *runs;
    let fast = device.fast;
    let crew = crew(ty, fast, count, len);
    let (a, b) = (Expr::name("a"), Expr::name("b"));
    ops::fold_step(op, ty, Rep::of(ty, fast), &a, &b, device.library)?;
    let mut passes = Passes::default();
    let key = format!("runs {crew:?} {} {ty}", op.name());
    let write = move |library: &Library| text(crew, op, ty, fast, library);
    let shader = passes.shader(key, &[true, true, false], WORDS, write);
    let groups = grid(crew, len);
    let work = element_work(ty, fast) * u64::from(count.div_ceil(groups.max(1)).max(1));
    // All of it may be one run; a thread that folds that would not come to an end in time.
    let most = if crew == Crew::Threads { most(ty, fast) } else { count.max(1) };
    let arrays = [PassArray::In(0), PassArray::In(1), PassArray::Out(0)];
    for done in (0..count.max(1)).step_by(most as usize) {
        passes.step(shader, words(len, done, most), &arrays, (groups, 1), work);
    }
    Ok(passes)
}

/// Who folds `len` runs of `count` elements in all.
fn crew(ty: ElemType, fast: bool, count: u32, len: u32) -> Crew {
    let any_order = ty.class == Class::Single || fast;
    match any_order && count / LONG >= len {
        true => Crew::Groups,
        false => Crew::Threads,
    }
}

/// Elements of a run that a thread folds in one dispatch.
fn most(ty: ElemType, fast: bool) -> u32 {
    if ty.class == Class::Double && !fast { 1 << 18 } else { 1 << 20 }
}

/// Workgroups.
fn grid(crew: Crew, len: u32) -> u32 {
    if crew == Crew::Threads { len.div_ceil(THREADS) } else { len }
}

/// The block of numbers, where so many elements of each run are folded.
fn words(len: u32, done: u32, most: u32) -> Vec<u32> {
    let (nan, inf) = (f32::NAN.to_bits() & 0x7fff_ffff, f32::INFINITY.to_bits());
    vec![len, done, most, 0, nan, inf, 0, 0, 0, 0, 0, 0]
}

/// The text.
fn text(
    crew: Crew,
    op: ReduceOp,
    ty: ElemType,
    fast: bool,
    library: &Library,
) -> Result<String, String> {
    let rep = Rep::of(ty, fast);
    let main = match crew {
        Crew::Threads => shader!("routine/runs_threads.wgsl"),
        Crew::Groups => shader!("routine/runs_groups.wgsl"),
    };
    let register = ops::fold_rep(op, rep).register();
    let join = ops::fold_step(op, ty, rep, &Expr::name("a"), &Expr::name("b"), library)?;
    let mut text = format!(
        "{main}alias Element = {};\n\
         fn load(e: Element) -> {register} {{\n  return {};\n}}\n\
         fn store(r: {register}) -> Element {{\n  return {};\n}}\n\
         fn identity() -> {register} {{\n  return {};\n}}\n\
         fn join(a: {register}, b: {register}) -> {register} {{\n  return {join};\n}}\n",
        rep.stored(),
        rep.loaded(Expr::name("e")),
        rep.to_stored(Expr::name("r")),
        ops::identity(op, ty, rep),
    );
    text.push_str(&library.needed_by(&text));
    Ok(text)
}
