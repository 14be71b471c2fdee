//! The shaders that fold runs of neighbours, each to one element. Must not know devices.

use super::line::Expr;
use super::{Library, Rep, ops};
use crate::op::ReduceOp;
use crate::value::{Class, ElemType};

/// Runs of a group of threads.
const THREADS: u32 = 64;
/// Words of the block of numbers.
pub const WORDS: usize = 12;
/// Elements of a run from which on a group each is faster than a thread each.
const LONG: u32 = 64;

/// Who folds a run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crew {
    /// A thread each, in order.
    Threads,
    /// A group of threads each, in any order.
    Groups,
}

/// Who folds `len` runs of `count` elements in all.
pub fn crew(ty: ElemType, fast: bool, count: u32, len: u32) -> Crew {
    let any_order = ty.class == Class::Single || fast;
    match any_order && count / LONG >= len {
        true => Crew::Groups,
        false => Crew::Threads,
    }
}

/// Elements of a run that a thread folds in one dispatch.
pub fn most(ty: ElemType, fast: bool) -> u32 {
    if ty.class == Class::Double && !fast { 1 << 18 } else { 1 << 20 }
}

/// Workgroups.
pub fn grid(crew: Crew, len: u32) -> u32 {
    if crew == Crew::Threads { len.div_ceil(THREADS) } else { len }
}

/// The block of numbers, where so many elements of each run are folded.
pub fn words(len: u32, done: u32, most: u32) -> Vec<u32> {
    let (nan, inf) = (f32::NAN.to_bits() & 0x7fff_ffff, f32::INFINITY.to_bits());
    vec![len, done, most, 0, nan, inf, 0, 0, 0, 0, 0, 0]
}

/// The text.
pub fn text(
    crew: Crew,
    op: ReduceOp,
    ty: ElemType,
    fast: bool,
    library: &Library,
) -> Result<String, String> {
    let rep = Rep::of(ty, fast);
    let main = match crew {
        Crew::Threads => include_str!("../../../shaders/routine/runs_threads.wgsl"),
        Crew::Groups => include_str!("../../../shaders/routine/runs_groups.wgsl"),
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
