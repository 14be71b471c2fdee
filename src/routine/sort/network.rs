//! The text of a sort in the memory of a workgroup: a bitonic network (Batcher 1968) over keys and, where those are equal, places.
//! A thread has eight places of the network in variables, three bits of their numbers. Steps of the network that are near each other
//! are of such bits, so that places change hands once for three of them. Must not know passes.

use crate::wgsl::shader;
use std::fmt::Write;

/// Places of a thread.
pub(super) const EACH: u32 = 8;

/// What is sorted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    /// Keys with their places.
    Places,
    /// Keys alone, of one word or of two.
    Keys { words: u32 },
}

impl What {
    /// The variables of a place of the network, and where they are held.
    fn held(self) -> &'static [(&'static str, &'static str)] {
        match self {
            What::Places => &[("k", "keys"), ("o", "order")],
            What::Keys { .. } => &[("k", "keys")],
        }
    }
}

/// The text of the sort.
pub(super) fn text(tile: u32, what: What) -> String {
    let mut text = format!("const THREADS = {}u;\n", tile / EACH);
    text.push_str(shader!("routine/sort_lanes.wgsl"));
    text.push_str(match what {
        What::Places => shader!("routine/sort_lanes_places.wgsl"),
        What::Keys { .. } => shader!("routine/sort_lanes_keys.wgsl"),
    });
    let each = |of: &dyn Fn(&str, &str, u32) -> String| -> String {
        let all = (0..EACH).flat_map(|r| what.held().iter().map(move |&(v, array)| (v, array, r)));
        all.map(|(v, array, r)| of(v, array, r) + "\n").collect()
    };
    text.push_str("fn sorted(lid: u32) {\n  let bits = P[1].z;\n");
    line(&mut text, "  var low = 0u;\n  var at = spot(spread(lid, low));");
    spots(&mut text, "  ", "");
    text.push_str(&each(&|v, array, r| format!("  var {v}{r} = {array}[at ^ to{r}];")));
    // Sizes of 2, 4 and 8: a thread has all of each. Every other one is sorted downwards, but for the last.
    for size in 1..=3u32 {
        line(&mut text, &format!("  if (bits >= {size}u) {{\n    let down = bits > {size}u;"));
        line(&mut text, "    let odd = down & ((lid & 1u) != 0u);");
        for distance in (0..size).rev() {
            for low in lows(distance) {
                let up = match (size, low >> size & 1) {
                    (3, _) => "!odd",
                    (_, 1) => "!down",
                    _ => "true",
                };
                compared(&mut text, what, (low, low | 1 << distance), up);
            }
        }
        line(&mut text, "  }");
    }
    text.push_str(
        "  for (var size = 4u; size <= bits; size++) {
    for (var left = size; left > 0u; left = low) {
      let next = max(left, 3u) - 3u;
",
    );
    spots(&mut text, "      ", "_");
    text.push_str(&each(&|v, array, r| format!("      {array}[at ^ to_{r}] = {v}{r};")));
    text.push_str(
        "      workgroupBarrier();
      low = next;
      let index = spread(lid, low);
      at = spot(index);
",
    );
    spots(&mut text, "      ", "_new_");
    text.push_str(&each(&|v, array, r| format!("      {v}{r} = {array}[at ^ to_new_{r}];")));
    line(&mut text, "      let up = (size == bits) | (((index >> size) & 1u) == 0u);");
    for distance in (0..3u32).rev() {
        let there = format!("      if (left - low > {distance}u) {{");
        line(&mut text, if distance == 0 { "      {" } else { &there });
        for low in lows(distance) {
            compared(&mut text, what, (low, low | 1 << distance), "up");
        }
        line(&mut text, "      }");
    }
    line(&mut text, "    }\n  }");
    // As in the beginning, the places of a thread are beside each other.
    text.push_str(&each(&|v, array, r| format!("  {array}[at ^ to{r}] = {v}{r};")));
    text.push_str("}\n");
    text
}

fn line(text: &mut String, of: &str) {
    // A string takes everything.
    let _ = writeln!(text, "{of}");
}

/// The variables of a thread that are compared with those at a distance.
fn lows(distance: u32) -> impl Iterator<Item = u32> {
    (0..EACH).filter(move |r| r >> distance & 1 == 0)
}

/// Where every variable is held beside the first, as `to…`.
fn spots(text: &mut String, indent: &str, end: &str) {
    for bit in 0..3 {
        line(text, &format!("{indent}let to{end}{} = spot({}u << low);", 1 << bit, 1 << bit));
    }
    line(text, &format!("{indent}let to{end}0 = 0u;"));
    for r in (0..EACH).filter(|r| r.count_ones() > 1) {
        let high = 1 << r.ilog2();
        line(text, &format!("{indent}let to{end}{r} = to{end}{high} ^ to{end}{};", r - high));
    }
}

/// Puts two variables in order.
fn compared(text: &mut String, what: What, (a, b): (u32, u32), up: &str) {
    line(text, "      {");
    if what == (What::Keys { words: 1 }) {
        line(
            text,
            &format!("        let least = min(k{a}, k{b});\n        let most = max(k{a}, k{b});"),
        );
        line(text, &format!("        k{a} = select(most, least, {up});"));
        line(text, &format!("        k{b} = select(least, most, {up});"));
    } else {
        let places = if what == What::Places {
            [format!("o{b}"), format!("o{a}")]
        } else {
            ["0u", "0u"].map(str::to_owned)
        };
        let [first, other] = places;
        line(
            text,
            &format!("        let change = before(k{b}, {first}, k{a}, {other}) == ({up});"),
        );
        for (v, _) in what.held() {
            line(text, &format!("        let {v} = select({v}{a}, {v}{b}, change);"));
            line(
                text,
                &format!("        {v}{b} = select({v}{b}, {v}{a}, change);\n        {v}{a} = {v};"),
            );
        }
    }
    line(text, "      }");
}
