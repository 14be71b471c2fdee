//! The text of a Kernel: what `inspect(…, "kernels")` shows.
//! Must not change anything.

use super::{Instr, Kernel, Launch, Val};
use std::fmt::Write;

/// One line an instruction; the numbers of a run where there are some.
pub fn print(kernel: &Kernel, launch: Option<&Launch>) -> String {
    let mut out = String::new();
    let inputs: Vec<String> =
        kernel.inputs.iter().enumerate().map(|(k, t)| format!("in{k}: {t}")).collect();
    let params: Vec<String> =
        kernel.params.iter().enumerate().map(|(k, t)| format!("p{k}: {t}")).collect();
    let _ = writeln!(out, "kernel({}; {})", inputs.join(", "), params.join(", "));
    if let Some(l) = launch {
        let _ = writeln!(
            out,
            "  over {} x {} reduced x {} steps, extents {:?} x {:?}",
            l.kept_count, l.reduced_count, l.trips, l.kept, l.reduced
        );
        for (k, (kind, v)) in kernel.views.iter().zip(&l.views).enumerate() {
            let _ = writeln!(
                out,
                "  v{k}: {kind:?} {} + {:?} kept + {:?} reduced + {} time",
                v.offset,
                v.kept.as_slice(),
                v.reduced.as_slice(),
                v.time
            );
        }
    }
    for (k, c) in kernel.carried.iter().enumerate() {
        let _ = writeln!(out, "  carried{k}: {} from t{} then t{}", c.ty, c.init, c.next);
    }
    for (k, i) in kernel.body.iter().enumerate() {
        let _ = writeln!(out, "  t{k} = {}", instr(i));
    }
    for (k, r) in kernel.reductions.iter().enumerate() {
        let parts = if r.partial { " in parts" } else { "" };
        let _ = writeln!(out, "  r{k} = {:?} {} t{}{parts}", r.op, r.ty, r.value);
    }
    for (k, i) in kernel.epilogue.iter().enumerate() {
        let _ = writeln!(out, "  t{} = {}", k + kernel.body.len(), instr(i));
    }
    for (k, o) in kernel.outputs.iter().enumerate() {
        let when = if o.every_step { " every step" } else { "" };
        let _ = writeln!(out, "  out{k}: {} = t{} by v{}{when}", o.ty, o.value, o.view);
    }
    out
}

fn instr(i: &Instr) -> String {
    let vals = |v: &[Val]| v.iter().map(|a| format!("t{a}")).collect::<Vec<_>>().join(" ");
    match i {
        Instr::Load { input, view } => format!("load in{input} by v{view}"),
        Instr::Gather { input, index } => format!("gather in{input} at t{index}"),
        Instr::Param(p) => format!("p{p}"),
        Instr::Const(b) => format!("const {} {:#x}", b.ty, b.bits),
        Instr::KeptIndex => "kept index".into(),
        Instr::KeptCoord(k) => format!("kept coord {k}"),
        Instr::ReducedIndex => "reduced index".into(),
        Instr::ReducedCoord(k) => format!("reduced coord {k}"),
        Instr::Time => "time".into(),
        Instr::Carried(k) => format!("carried{k}"),
        Instr::Random { draw, key, counter, index } => {
            format!("random {draw:?} key p{key} from p{counter} + t{index}")
        }
        Instr::Op { op, ty, args } => {
            format!("{} {ty} {}", op.row().name, vals(args))
        }
        Instr::Cast { from, to, arg } => format!("cast {from} to {to} t{arg}"),
        Instr::Reduced(k) => format!("r{k}"),
        Instr::ReducedAt(k) => format!("place of r{k}"),
        Instr::Finish { input, op, ty, count } => {
            format!("finish {op:?} {ty} of p{count} parts in{input}")
        }
    }
}
