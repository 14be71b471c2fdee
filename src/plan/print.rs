//! The text of a schedule: what `inspect(…, "plan")` shows, and what tests read.
//! Must not change anything.

use super::place::Decision;
use super::{Plan, Stage, Step};
use std::fmt::Write;

/// One line a step, with where it runs and why.
pub fn print(plan: &Plan, decision: Option<&Decision>) -> String {
    let mut out = String::new();
    for (k, step) in plan.steps.iter().enumerate() {
        let place = match decision {
            Some(d) if d.device.get(k) == Some(&true) => "device ",
            Some(_) => "host ",
            None => "",
        };
        let _ = match step {
            Step::Group(g) => writeln!(out, "{k}: {place}{}", group(plan, *g)),
            Step::Routine { routine, inputs, outputs } => {
                let reads: Vec<String> = inputs.iter().map(|n| format!("%{}", n.id)).collect();
                let makes: Vec<String> =
                    outputs.iter().flatten().map(|n| format!("%{}", n.id)).collect();
                writeln!(
                    out,
                    "{k}: {place}routine {} {} -> {}",
                    routine.name(),
                    reads.join(" "),
                    makes.join(" ")
                )
            }
            Step::Open { node, base: Some(b) } => {
                writeln!(out, "{k}: open %{} from %{}", node.id, b.id)
            }
            Step::Open { node, base: None } => writeln!(out, "{k}: open %{}", node.id),
            Step::Alias { node, of } => writeln!(out, "{k}: alias %{} of %{}", node.id, of.id),
        };
    }
    if let Some(d) = decision {
        let _ = writeln!(
            out,
            "{}: host {:.3} ms, device {:.3} ms",
            d.why,
            d.host / 1e6,
            d.on_device / 1e6
        );
    }
    out
}

fn group(plan: &Plan, g: usize) -> String {
    let group = &plan.groups[g];
    let extents: Vec<String> = group
        .dims
        .iter()
        .enumerate()
        .map(|(k, d)| if group.reduced >> k & 1 == 1 { format!("[{d}]") } else { d.to_string() })
        .collect();
    let mut out = format!("group {g} rank {} over {}", group.rank, extents.join("x"));
    if let Some(l) = &group.time {
        let _ = write!(out, " times {} ({} nodes a step)", l.trips, l.template.len());
    }
    match group.stage {
        Stage::Whole => {}
        Stage::Parts => out.push_str(" in parts"),
        Stage::Finish => out.push_str(" of parts"),
    }
    for f in &group.folds {
        let _ = write!(out, " fold %{}", f.id);
    }
    for s in &group.body {
        let _ = match &s.into {
            Some((t, _)) => write!(out, " write %{} into %{}", s.node.id, t.id),
            None => write!(out, " store %{}", s.node.id),
        };
    }
    for t in &group.tail {
        let _ = write!(out, " tail %{}", t.id);
    }
    out
}
