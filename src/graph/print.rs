//! The text of a graph, one node a line, oldest first: what `inspect(…, "graph")` shows.
//! Must not change anything.

use super::node::{Kind, Node, NodeId, Number};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::rc::Rc;

/// Everything that these nodes need, down to what is there already.
pub fn print(roots: &[Rc<Node>]) -> String {
    let mut all: BTreeMap<NodeId, Rc<Node>> = BTreeMap::new();
    let mut stack: Vec<Rc<Node>> = roots.to_vec();
    while let Some(node) = stack.pop() {
        if all.insert(node.id, node.clone()).is_none() {
            stack.extend(node.inputs());
        }
    }
    let mut out = String::new();
    for node in all.values() {
        let inputs: Vec<String> = node.inputs().iter().map(|i| format!("%{}", i.id)).collect();
        let held = if node.is_held() { "  held" } else { "" };
        let _ = writeln!(
            out,
            "%{} = {} {} : {} {}{}",
            node.id,
            word(node),
            inputs.join(" "),
            node.ty,
            node.shape,
            held
        );
    }
    out
}

fn word(node: &Node) -> String {
    if node.is_ready() {
        return match node.kind {
            Kind::Constant => "constant".into(),
            _ => "stored".into(),
        };
    }
    match &node.kind {
        Kind::Constant => "constant".into(),
        Kind::Scalar(Number::Real(s)) => format!("scalar {}", s.to_f64()),
        Kind::Scalar(Number::Complex(re, im)) => format!("scalar {re}{im:+}i"),
        Kind::Coord(k) => format!("coord {k}"),
        Kind::Random { draw, counter, .. } => format!("random {draw:?} at {counter}"),
        Kind::Op { op, .. } => op.row().name.to_owned(),
        Kind::Cast => "cast".into(),
        Kind::View(map) => {
            let along = |a: &super::Along| match a.of {
                Some(k) => format!("{}{:+}*d{}", a.offset, a.step, k),
                None => a.offset.to_string(),
            };
            format!("view [{}]", map.iter().map(along).collect::<Vec<_>>().join(", "))
        }
        Kind::Reshape => "reshape".into(),
        Kind::Gather => "gather".into(),
        Kind::Reduce { op, dims } => format!("{op:?} over {}", dim_names(*dims)).to_lowercase(),
        Kind::Assign(region) => {
            let part = |s: &super::Stretch| format!("{}:{:+}x{}", s.start, s.step, s.count);
            format!("assign [{}]", region.iter().map(part).collect::<Vec<_>>().join(", "))
        }
        Kind::Cat(k) => format!("cat {k}"),
        Kind::Routine(r, k) => format!("{}.{k}", r.name()),
    }
}

fn dim_names(dims: u32) -> String {
    let names: Vec<String> =
        (0..32).filter(|k| dims >> k & 1 == 1).map(|k| k.to_string()).collect();
    names.join(",")
}
