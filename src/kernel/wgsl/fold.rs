//! Folds in a shader: 256 lanes a block and the tree over them, as `op::fold` defines them, by as many
//! threads as suits the launch. Must not know what is folded.
//!
//! A lane's sum takes the elements 256 apart; a thread that owns several lanes goes through them in
//! bit-reversed order, so that the tree's steps between its own lanes need only a short stack; the
//! steps between threads go through workgroup memory. One dispatch folds what it is given by the whole
//! definition: blocks of 16 384 first, then the blocks' results by the same rule.

use super::params::word;
use super::several::{self, repeated};
use crate::op::{FOLD_BLOCK, FOLD_IN_ORDER, FOLD_LANES, ReduceOp};
use crate::value::ElemType;
use crate::wgsl::Library;
use crate::wgsl::Rep;
use crate::wgsl::line::{Expr, Line, text};
use crate::wgsl::ops;

/// How the 256 threads of a workgroup share kept elements and lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sharing {
    /// Kept elements that a workgroup folds at the same time: a power of two up to 256.
    pub outputs: u32,
    /// Whether neighbouring threads take neighbouring reduced elements (rows that lie in memory as
    /// rows) or neighbouring kept elements.
    pub along: bool,
    /// Whether there are so few elements to fold that one thread takes them in order; None where only the
    /// running shader can know.
    pub in_order: Option<bool>,
    /// How strided views go along the reduced elements.
    pub walks: Walks,
}

/// Which strided views stay where they are from one reduced element to the next of a row, and which go on to the element beside; and
/// which stay from one step of a loop to the next: a bit a view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs, reason = "the comment above")]
pub struct Walks {
    pub stay: u32,
    pub step: u32,
    pub still: u32,
}

/// How much is done for an element of a fold or a step of a loop, for the choice of how many are under way at a time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Weight {
    /// So little that loads are what is mostly waited for: a sine at most.
    Feather,
    Light,
    Heavy,
}

/// One fold of a shader.
pub(super) struct Fold {
    /// A number that its names carry.
    pub(super) id: String,
    pub(super) op: ReduceOp,
    pub(super) ty: ElemType,
    pub(super) rep: Rep,
    /// The register that is folded, at each reduced element.
    pub(super) value: Expr,
}

impl Fold {
    fn register(&self) -> &'static str {
        ops::fold_rep(self.op, self.rep).register()
    }

    fn places(&self) -> bool {
        self.op.finds_place()
    }

    fn identity(&self) -> String {
        ops::identity(self.op, self.ty, self.rep)
    }

    /// Bytes of workgroup memory for 256 accumulators.
    pub(super) fn shared_bytes(&self) -> usize {
        256 * 4 * (ops::fold_rep(self.op, self.rep).words() + usize::from(self.places()))
    }

    /// The workgroup variables.
    pub(super) fn shared(&self) -> String {
        let id = &self.id;
        // A bool has no layout that all drivers agree on; a word has.
        let ty = match self.register() {
            "bool" => "u32",
            other => other,
        };
        let mut text = format!("var<workgroup> s{id}: array<{ty}, 256>;\n");
        if self.places() {
            text.push_str(&format!("var<workgroup> t{id}: array<u32, 256>;\n"));
        }
        text
    }

    fn write_shared(&self, x: &str) -> String {
        if self.register() == "bool" { format!("select(0u, 1u, {x})") } else { x.to_owned() }
    }

    fn read_shared(&self, x: &str) -> String {
        if self.register() == "bool" { format!("({x} != 0u)") } else { x.to_owned() }
    }

    /// Declares accumulator `name` with the identity.
    fn declare(&self, name: &str) -> String {
        self.declare_numbered(name, "")
    }

    /// The same with something at the end of its names.
    fn declare_numbered(&self, name: &str, end: &str) -> String {
        let (id, register) = (&self.id, self.register());
        let mut text = format!("var {name}{id}{end}: {register} = {};\n", self.identity());
        if self.places() {
            text.push_str(&format!("var {name}i{id}{end} = 0xffffffffu;\n"));
        }
        text
    }

    /// `to = a op b`, all of them value and place.
    fn step(
        &self,
        to: (&str, &str),
        a: (&Expr, &Expr),
        b: (&Expr, &Expr),
        library: &Library,
    ) -> Result<Vec<Line>, String> {
        if !self.places() {
            let step = ops::fold_step(self.op, self.ty, self.rep, a.0, b.0, library)?;
            return Ok(vec![Line::set(to.0, step)]);
        }
        let id = &self.id;
        let [xa, xai, xb, xbi, take] =
            ["xa", "xai", "xb", "xbi", "take"].map(|name| Expr::name(format!("{name}{id}")));
        let better = ops::better(self.op, self.ty, self.rep, (&xa, &xai), (&xb, &xbi), library)?;
        let chosen = |a: &Expr, b: &Expr| {
            Expr::form("select($0, $1, $2)", [a.clone(), b.clone(), take.clone()])
        };
        Ok(vec![
            Line::open(""),
            Line::let_(xa.to_string(), a.0.clone()),
            Line::let_(xai.to_string(), a.1.clone()),
            Line::let_(xb.to_string(), b.0.clone()),
            Line::let_(xbi.to_string(), b.1.clone()),
            Line::let_(take.to_string(), better),
            Line::set(to.0, chosen(&xa, &xb)),
            Line::set(to.1, chosen(&xai, &xbi)),
            Line::Close,
        ])
    }

    /// The same, with what is there already.
    fn join(
        &self,
        to: (&str, &str),
        b: (&Expr, &Expr),
        library: &Library,
    ) -> Result<Vec<Line>, String> {
        self.step(to, (&Expr::name(to.0), &Expr::name(to.1)), b, library)
    }
}

/// What makes the folds' values from `reduced`.
pub(super) struct Element {
    /// What is said once a block.
    pub(super) once: Vec<Line>,
    pub(super) each: Vec<Line>,
    /// The same for blocks that lie in a row, and when a block is of that kind.
    pub(super) flat: Option<(String, Vec<Line>)>,
    pub(super) weight: Weight,
}

/// The loop over the blocks, lanes and elements of some folds.
///
/// Wants in scope: `ty`, `tx` (the thread's lane group and kept element), `count` (elements to fold), and
/// for partial folds `block`.
/// Leaves the results in `folded…` (and `at…`) of the threads with `ty == 0`; with `partial`, those of the block.
pub(super) fn emit(
    folds: &[Fold],
    sharing: Sharing,
    partial: bool,
    element: &Element,
    library: &Library,
) -> Result<String, String> {
    let tx = sharing.outputs;
    let ty = FOLD_LANES as u32 / tx;
    let lanes = FOLD_LANES as u32 / ty;
    let mut out = String::new();
    for f in folds {
        out.push_str(&f.declare("folded").replace("foldedi", "at"));
    }
    if partial {
        out.push_str("let first_block = block;\nlet end_block = block + 1u;\n");
    } else {
        out.push_str(&format!(
            "let first_block = 0u;\nlet end_block = (count + {}u) / {FOLD_BLOCK}u;\n",
            FOLD_BLOCK - 1
        ));
    }
    out.push_str(&format!("let few = end_block - first_block <= {FOLD_IN_ORDER}u;\n"));
    out.push_str("for (var b = first_block; b < end_block; b++) {\n");
    out.push_str(&format!(
        "let base = b * {FOLD_BLOCK}u;\nlet length = min({FOLD_BLOCK}u, count - base);\n"
    ));
    out.push_str(&text(&element.once));
    // What is known here is said as a constant, so that compilers need not carry the other case.
    let either = |many: &str, few: &str| match sharing.in_order {
        Some(true) => few.to_owned(),
        Some(false) => many.to_owned(),
        None => format!("select({many}, {few}, in_order)"),
    };
    match sharing.in_order {
        Some(known) => out.push_str(&format!("let in_order = {known};\n")),
        None => out.push_str(&format!("let in_order = count <= {FOLD_IN_ORDER}u;\n")),
    }
    out.push_str(&format!("let stride = {};\n", either(&format!("{FOLD_LANES}u"), "1u")));
    for f in folds {
        out.push_str(&f.declare("block"));
    }
    let many = element.weight == Weight::Feather && sharing.in_order == Some(false);
    let times = match element.weight {
        Weight::Heavy => 1,
        _ if many => several::MANY,
        _ => several::TIMES,
    };
    // Lanes of one thread that are under way together.
    let abreast = match sharing.in_order {
        Some(false) if lanes as usize >= times => times as u32,
        _ => 1,
    };
    let turns = lanes / abreast;
    if lanes > 1 {
        let depth = turns.trailing_zeros() + 1;
        for f in folds {
            let id = &f.id;
            out.push_str(&format!("var stack{id}: array<{}, {depth}>;\n", f.register()));
            if f.places() {
                out.push_str(&format!("var stacki{id}: array<u32, {depth}>;\n"));
            }
        }
        out.push_str("var top = 0u;\n");
    }
    let rounds = either(&format!("{turns}u"), "select(0u, 1u, ty == 0u)");
    out.push_str(&format!("let rounds = {rounds};\n"));
    out.push_str("for (var j = 0u; j < rounds; j++) {\n");
    if lanes > 1 {
        let shift = 32 - lanes.trailing_zeros();
        let at = if abreast == 1 { "j".to_owned() } else { format!("{abreast}u * j") };
        let lane = either(&format!("(reverseBits({at}) >> {shift}u) * {ty}u + ty"), "0u");
        out.push_str(&format!("let lane = {lane};\n"));
    } else {
        out.push_str(&format!("let lane = {};\n", either("ty", "0u")));
    }
    for f in folds {
        out.push_str(&f.declare("lane"));
    }
    let mut steps = Vec::new();
    for f in folds {
        let (to, ti) = (format!("lane{}", f.id), format!("lanei{}", f.id));
        steps.extend(f.join((&to, &ti), (&f.value, &Expr::name("reduced")), library)?);
    }
    let lane_loop = |each: &[Line]| match abreast {
        1 => lane_loop(each, &steps, times),
        _ => lanes_loop(folds, each, &steps, abreast),
    };
    out.push_str(&match abreast {
        1 => "var i = lane;\n".to_owned(),
        _ => (0..abreast)
            .flat_map(|k| folds.iter().map(move |f| f.declare_numbered("lane", &format!("_{k}"))))
            .collect(),
    });
    match &element.flat {
        Some((is_flat, each)) => {
            out.push_str(&format!("if ({is_flat}) {{\n"));
            out.push_str(&lane_loop(each));
            out.push_str("} else {\n");
            out.push_str(&lane_loop(&element.each));
            out.push_str("}\n");
        }
        None => out.push_str(&lane_loop(&element.each)),
    }
    if abreast > 1 {
        out.push_str(&merged(folds, abreast, library)?);
    }
    if lanes > 1 {
        out.push_str("for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {\ntop -= 1u;\n");
        for f in folds {
            let id = &f.id;
            let top = |array: &str| Expr::element(format!("{array}{id}"), Expr::name("top"));
            let (b, bi) = (format!("lane{id}"), format!("lanei{id}"));
            let of = (&Expr::name(&b), &Expr::name(&bi));
            let lines = f.step((&b, &bi), (&top("stack"), &top("stacki")), of, library)?;
            out.push_str(&text(&lines));
        }
        out.push_str("}\n");
        for f in folds {
            let id = &f.id;
            out.push_str(&format!("stack{id}[top] = lane{id};\n"));
            if f.places() {
                out.push_str(&format!("stacki{id}[top] = lanei{id};\n"));
            }
        }
        out.push_str("top += 1u;\n}\n");
        for f in folds {
            let id = &f.id;
            out.push_str(&format!("if (rounds > 0u) {{\nblock{id} = stack{id}[0];\n"));
            if f.places() {
                out.push_str(&format!("blocki{id} = stacki{id}[0];\n"));
            }
            out.push_str("}\n");
        }
    } else {
        for f in folds {
            let id = &f.id;
            out.push_str(&format!("block{id} = lane{id};\n"));
            if f.places() {
                out.push_str(&format!("blocki{id} = lanei{id};\n"));
            }
        }
        out.push_str("}\n");
    }
    if ty > 1 {
        // Every thread of the workgroup agrees on `in_order`: it follows from the launch and the block.
        out.push_str("if (!in_order) {\n");
        out.push_str(&tree(folds, "block", sharing, library)?);
        out.push_str("}\n");
    }
    if partial {
        for f in folds {
            let id = &f.id;
            out.push_str(&format!("folded{id} = block{id};\n"));
            if f.places() {
                out.push_str(&format!("at{id} = blocki{id};\n"));
            }
        }
        out.push_str("}\n");
        return Ok(out);
    }
    // The blocks' results: in order where they are few, else lane b mod 256 takes block b.
    if ty == FOLD_LANES as u32 {
        out.push_str("if (end_block > 1u) {\n");
        out.push_str(&publish(folds, "block"));
        for f in folds {
            let id = &f.id;
            out.push_str(&format!("block{id} = {};\n", f.read_shared(&format!("s{id}[0]"))));
            if f.places() {
                out.push_str(&format!("blocki{id} = t{id}[0];\n"));
            }
        }
        out.push_str("workgroupBarrier();\n}\n");
        out.push_str(&format!("if (ty == select(b & {}u, 0u, few)) {{\n", FOLD_LANES - 1));
    } else {
        out.push_str("if (ty == 0u) {\n");
    }
    for f in folds {
        let id = &f.id;
        let (to, ti) = (format!("folded{id}"), format!("at{id}"));
        let (b, bi) = (Expr::name(format!("block{id}")), Expr::name(format!("blocki{id}")));
        out.push_str(&text(&f.join((&to, &ti), (&b, &bi), library)?));
    }
    out.push_str("}\n}\n");
    if ty == FOLD_LANES as u32 {
        out.push_str("if (!few) {\n");
        out.push_str(&tree(folds, "folded", sharing, library)?);
        out.push_str("}\n");
    }
    Ok(out)
}

/// The elements of a lane, so many at a time while there are as many.
fn lane_loop(each: &[Line], steps: &[Line], times: usize) -> String {
    let mut out = String::new();
    if times > 1 {
        out.push_str(&format!(
            "for (; i + {}u * stride < length; i += {times}u * stride) {{\n",
            times - 1
        ));
        let start = |k: usize| Expr::text(format!("base + i + {k}u * stride"));
        out.push_str(&text(&repeated(each, steps, "reduced", times, start)));
        out.push_str("}\n");
    }
    out.push_str(&format!(
        "for (; i < length; i += stride) {{\nlet reduced = base + i;\n{}{}}}\n",
        text(each),
        text(steps)
    ));
    out
}

/// How far the lane that comes `k` turns after another is from it: its bits reversed.
fn apart(k: u32, abreast: u32) -> u32 {
    (k.reverse_bits() >> (32 - abreast.trailing_zeros())) * (FOLD_LANES as u32 / abreast)
}

/// The elements of several lanes, an element of each at a time. What lies beyond the end is loaded from the last place, and
/// not folded: where that may be, each is asked about.
fn lanes_loop(folds: &[Fold], each: &[Line], steps: &[Line], abreast: u32) -> String {
    let accumulates = |name: &str| {
        folds.iter().any(|f| {
            let place = name.strip_prefix("lanei").filter(|_| f.places());
            name.strip_prefix("lane") == Some(f.id.as_str()) || place == Some(f.id.as_str())
        })
    };
    let own = |name: &str| {
        name == "reduced"
            || each.iter().any(|line| line.defines() == Some(name))
            || accumulates(name)
    };
    let whole = FOLD_LANES as u32;
    let numbered = |k: u32| steps.iter().map(move |line| line.numbered(k as usize, &own));
    // Where all of them are within, nobody asks.
    let start = |k: usize| Expr::text(format!("base + i + {}u", apart(k as u32, abreast)));
    let mut within = repeated(each, &[], "reduced", abreast as usize, start);
    (0..abreast).for_each(|k| within.extend(numbered(k)));
    let start = |k: usize| {
        Expr::text(format!("base + min(i + {}u, length - 1u)", apart(k as u32, abreast)))
    };
    let mut asked = repeated(each, &[], "reduced", abreast as usize, start);
    for k in 0..abreast {
        asked.push(Line::open(format!("if (i + {}u < length)", apart(k, abreast))));
        asked.extend(numbered(k));
        asked.push(Line::Close);
    }
    let last = whole - whole / abreast;
    format!(
        "var i = lane;\nfor (; i + {last}u < length; i += {whole}u) {{\n{}}}\n\
         for (; i < length; i += {whole}u) {{\n{}}}\n",
        text(&within),
        text(&asked)
    )
}

/// The tree's steps between lanes that were under way together, into `lane…`.
fn merged(folds: &[Fold], abreast: u32, library: &Library) -> Result<String, String> {
    let mut lines = Vec::new();
    for f in folds {
        let names = |k: u32| [format!("lane{}_{k}", f.id), format!("lanei{}_{k}", f.id)];
        let mut far = 1;
        while far < abreast {
            for k in (0..abreast).step_by(2 * far as usize) {
                let ([to, ti], from) = (names(k), names(k + far).map(Expr::name));
                lines.extend(f.join((&to, &ti), (&from[0], &from[1]), library)?);
            }
            far *= 2;
        }
        let ([to, ti], [from, fi]) =
            ([format!("lane{}", f.id), format!("lanei{}", f.id)], names(0));
        lines.push(Line::set(to, Expr::name(from)));
        if f.places() {
            lines.push(Line::set(ti, Expr::name(fi)));
        }
    }
    Ok(text(&lines))
}

fn index_name(name: &str) -> String {
    if name == "folded" { "at".to_owned() } else { format!("{name}i") }
}

/// Puts each thread's accumulators where the others see them.
fn publish(folds: &[Fold], name: &str) -> String {
    let mut out = String::new();
    for f in folds {
        let id = &f.id;
        out.push_str(&format!("s{id}[spot] = {};\n", f.write_shared(&format!("{name}{id}"))));
        if f.places() {
            out.push_str(&format!("t{id}[spot] = {}{id};\n", index_name(name)));
        }
    }
    out.push_str("workgroupBarrier();\n");
    out
}

/// The steps of the tree between threads; the results are with `ty == 0`.
fn tree(folds: &[Fold], name: &str, sharing: Sharing, library: &Library) -> Result<String, String> {
    let ty = FOLD_LANES as u32 / sharing.outputs;
    let far = if sharing.along { 1 } else { sharing.outputs };
    let mut out = publish(folds, name);
    out.push_str(&format!(
        "for (var half = {}u; half > 0u; half >>= 1u) {{\nif (ty < half) {{\n",
        ty / 2
    ));
    out.push_str(&format!("let other = spot + half * {far}u;\n"));
    for f in folds {
        let id = &f.id;
        let (a, ai) = (format!("{name}{id}"), format!("{}{id}", index_name(name)));
        let b = Expr::text(f.read_shared(&format!("s{id}[other]")));
        let bi = Expr::text(format!("t{id}[other]"));
        out.push_str(&text(&f.join((&a, &ai), (&b, &bi), library)?));
        out.push_str(&format!("s{id}[spot] = {};\n", f.write_shared(&a)));
        if f.places() {
            out.push_str(&format!("t{id}[spot] = {ai};\n"));
        }
    }
    out.push_str("}\nworkgroupBarrier();\n}\n");
    Ok(out)
}

/// The fold of the first `count` elements of something by a whole workgroup, given to all its threads
/// as `v{value}`.
pub(super) fn finish(
    value: usize,
    fold: &Fold,
    count: &Expr,
    element: Line,
    library: &Library,
) -> Result<String, String> {
    let id = &fold.id;
    let sharing = Sharing { outputs: 1, along: true, in_order: None, walks: Walks::default() };
    let mut out = format!(
        "var v{value}: {};\n{{\nlet count = {count};\nlet ty = lid;\nlet spot = lid;\n",
        fold.register()
    );
    let element =
        Element { once: Vec::new(), each: vec![element], flat: None, weight: Weight::Heavy };
    out.push_str(&emit(std::slice::from_ref(fold), sharing, false, &element, library)?);
    out.push_str(&format!(
        "if (ty == 0u) {{\ns{id}[0] = {};\n}}\n",
        fold.write_shared(&format!("folded{id}"))
    ));
    out.push_str("workgroupBarrier();\n");
    out.push_str(&format!("v{value} = {};\n", fold.read_shared(&format!("s{id}[0]"))));
    out.push_str("workgroupBarrier();\n}\n");
    Ok(out)
}

/// From a dispatch's first group of work on to its end, by as many groups as there are in the grid.
pub(super) fn group_loop(body: &str) -> String {
    let (end, first, step) = (word(3), word(6), word(7));
    format!("for (var group = wid.x + {first}; group < {end}; group += {step}) {{\n{body}}}\n")
}
