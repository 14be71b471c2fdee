//! The text of transforms in a group whose length is a power of two: the stages that a group takes in its memory, with every sample in
//! a variable of its own, as a pass or as a function. Must not know passes.

use crate::wgsl::shader;
use std::fmt::Write;

/// Samples of a group, and its threads: each has eight.
pub(in crate::routine) const SAMPLES: u32 = 2048;
pub(in crate::routine) const THREADS: u32 = SAMPLES / 8;
/// The longest column that a group transforms, as a power of two.
pub(super) const MOST: u32 = SAMPLES.trailing_zeros();

/// Products of complex numbers, and turns.
pub(in crate::routine) const TURNS: &str = shader!("routine/fft_turns.wgsl");

/// The factors of the stages of so many bits.
fn radices(bits: u32) -> Vec<u32> {
    let mut all = vec![8; (bits / 3) as usize];
    match (bits % 3, bits > 3) {
        // Two small ones take as long as a large one.
        (1, true) if bits > 7 => {
            all.pop();
            all.extend([4, 4]);
        }
        (0, _) => {}
        (rest, _) => all.push(1 << rest),
    }
    all
}

/// The text of a pass that takes 2^`bits` samples of each column.
pub(super) fn text(bits: u32) -> String {
    let (side, across) = (1 << bits, SAMPLES >> bits);
    let mut text = format!(
        "const SIDE = {side}u;\nconst ACROSS = {across}u;\nconst APART = {}u;\n\
         @compute @workgroup_size({THREADS})\n\
         fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {{\n  \
         let first = (wid.x + P[2].z) * ACROSS;\n  let inner = P[0].x;\n  let part = P[0].y / SIDE;\n  \
         let done = P[1].x;\n",
        (32 / across).max(1),
    );
    for k in 0..8 {
        line(&mut text, &format!("  var v{k}: vec2<f32>;"));
    }
    write_stages(&mut text, bits, true);
    text.push_str("}\n");
    text
}

/// A function that transforms `SAMPLES` samples in the variables `v0`, `v1` … of the threads, each a column of all: before, a thread's
/// k-th is that `k * THREADS` behind its own, afterwards that `places()[k]` behind it.
pub(in crate::routine) fn function() -> String {
    let mut text = format!("const SIDE = {SAMPLES}u;\nconst ACROSS = 1u;\n");
    for k in 0..8 {
        line(&mut text, &format!("var<private> v{k}: vec2<f32>;"));
    }
    // Those of the transform before have been asked for.
    text.push_str("fn transform(lid: u32) {\n  workgroupBarrier();\n");
    write_stages(&mut text, MOST, false);
    text.push_str("}\n");
    text
}

/// Where a thread has its results.
pub(in crate::routine) fn places() -> [u32; 8] {
    let radix = radices(MOST).last().copied().unwrap_or(1);
    std::array::from_fn(|k| k as u32 / radix * THREADS + k as u32 % radix * (SAMPLES / radix))
}

fn write_stages(text: &mut String, bits: u32, of_columns: bool) {
    let radices = radices(bits);
    let mut before = 1;
    for (k, &radix) in radices.iter().enumerate() {
        let (is_first, is_last) = (k == 0, k + 1 == radices.len());
        Stage { side: 1 << bits, radix, before, of_columns, is_first, is_last }.write(text);
        before *= radix;
    }
}

fn line(text: &mut String, of: &str) {
    // A string takes everything.
    let _ = writeln!(text, "{of}");
}

/// A stage of a column: factors of 2, 4 or 8.
struct Stage {
    /// Samples of a column.
    side: u32,
    radix: u32,
    /// The product of the factors before.
    before: u32,
    /// The first stage takes columns of the input, and the last one writes those of the output.
    of_columns: bool,
    is_first: bool,
    is_last: bool,
}

impl Stage {
    fn write(&self, text: &mut String) {
        let Stage { side, radix, .. } = *self;
        let apart = side / radix;
        // Threads beside each other have columns beside each other, or, where these lie in one piece, samples.
        let lies_so = match (self.is_first, self.is_last) {
            _ if !self.of_columns => "false",
            (true, true) => "part == 1u || done == 1u",
            (true, false) => "part == 1u",
            (false, true) => "done == 1u",
            (false, false) => "false",
        };
        line(text, &format!("  {{\n    let down = {lies_so};"));
        let turns: Vec<u32> = (0..8 / radix).collect();
        for m in &turns {
            let thread = format!("(lid + {}u)", m * THREADS);
            let place = format!(
                "    let c{m} = select({thread} % ACROSS, {thread} / {apart}u, down);\n    \
                 let s{m} = select({thread} / ACROSS, {thread} % {apart}u, down);"
            );
            line(text, &place);
        }
        for &m in &turns {
            line(text, "    {");
            match self.is_first {
                true if self.of_columns => self.take(text, m),
                true => {}
                false => self.take_held(text, m),
            }
            line(text, "    }");
            self.transform(text, m);
        }
        if !self.is_first && !self.is_last {
            line(text, "    workgroupBarrier();");
        }
        for &m in &turns {
            line(text, "    {");
            match self.is_last {
                true if self.of_columns => self.give(text, m),
                true => {}
                false => self.hold(text, m),
            }
            line(text, "    }");
        }
        if !self.is_last {
            line(text, "    workgroupBarrier();");
        }
        line(text, "  }");
    }

    /// The variable of a sample of a butterfly.
    fn v(&self, m: u32, r: u32) -> String {
        format!("v{}", m * self.radix + r)
    }

    /// Samples of the input, turned as the passes before want.
    fn take(&self, text: &mut String, m: u32) {
        let apart = self.side / self.radix;
        line(text, &format!("      let at = column_of(first + c{m});"));
        line(text, "      if (at.z * inner < P[0].z) {");
        for r in 0..self.radix {
            let sample = format!("at.y + (s{m} + {}u) * part", r * apart);
            line(text, &format!("        {} = given(at.x, {sample}, at.z);", self.v(m, r)));
        }
        line(text, "        if (done > 1u) {\n          let unit = at.w << (32u - P[1].w);");
        line(text, &format!("          let w0 = root(s{m} * unit);"));
        self.powers(text, &format!("root({apart}u * unit)"), true);
        for r in 0..self.radix {
            let v = self.v(m, r);
            line(text, &format!("          {v} = times({v}, w{r});"));
        }
        line(text, "        }\n      }");
    }

    /// Samples that are held, turned as the stages before want.
    fn take_held(&self, text: &mut String, m: u32) {
        let apart = self.side / self.radix;
        for r in 0..self.radix {
            let v = self.v(m, r);
            line(text, &format!("      {v} = held(s{m} + {}u, c{m});", r * apart));
        }
        let (before, shift) = (self.before, 32 - (self.radix * self.before).trailing_zeros());
        self.powers(text, &format!("root((s{m} % {before}u) << {shift}u)"), false);
        for r in 1..self.radix {
            let v = self.v(m, r);
            line(text, &format!("      {v} = times({v}, w{r});"));
        }
    }

    /// The powers w1, w2 … of a root, times w0 where there is one, each of few products.
    fn powers(&self, text: &mut String, root: &str, times: bool) {
        line(text, &format!("      let p1 = {root};"));
        for k in (1..self.radix.trailing_zeros()).map(|k| 1 << k) {
            line(text, &format!("      let p{k} = times(p{0}, p{0});", k / 2));
        }
        for r in 1..self.radix {
            let high = 1 << r.ilog2();
            let w = match r == high && !times {
                true => format!("p{high}"),
                false => format!("times(w{}, p{high})", r - high),
            };
            line(text, &format!("      let w{r} = {w};"));
        }
    }

    /// The results of the last stage, where the next pass finds them.
    fn give(&self, text: &mut String, m: u32) {
        line(text, &format!("      let at = column_of(first + c{m});"));
        line(text, "      if (at.z * inner < P[0].z) {");
        let to = format!("(at.y - at.w) * SIDE + at.w + s{m} * done + at.z * P[0].y");
        line(text, &format!("        let to = at.x + inner * ({to});"));
        for q in 0..self.radix {
            let (v, place) = (self.v(m, q), format!("to + {}u * inner * done", q * self.before));
            line(text, &format!("        put({place}, {v} * bitcast<f32>(P[1].z));"));
        }
        line(text, "      }");
    }

    fn hold(&self, text: &mut String, m: u32) {
        let (before, both) = (self.before, self.before * self.radix);
        line(text, &format!("      let to = (s{m} / {before}u) * {both}u + s{m} % {before}u;"));
        for q in 0..self.radix {
            line(text, &format!("      hold(to + {}u, c{m}, {});", q * before, self.v(m, q)));
        }
    }

    /// The transform of a butterfly, in its place.
    fn transform(&self, text: &mut String, m: u32) {
        let v: Vec<String> = (0..self.radix).map(|r| self.v(m, r)).collect();
        let of = match self.radix {
            2 => TWO,
            4 => FOUR,
            _ => EIGHT,
        };
        let mut of = of.to_owned();
        for (k, name) in v.iter().enumerate() {
            of = of.replace(&format!("${k}"), name);
        }
        line(text, &of);
    }
}

const TWO: &str = "    {
      let a = $0;
      $0 = a + $1;
      $1 = a - $1;
    }";

const FOUR: &str = "    {
      let a = $0 + $2;
      let b = $0 - $2;
      let c = $1 + $3;
      let d = quarter($1 - $3);
      $0 = a + c;
      $1 = b + d;
      $2 = a - c;
      $3 = b - d;
    }";

/// Two transforms of four, of which the second is turned by eighths.
const EIGHT: &str = "    {
      let a = $0 + $4;
      let b = $2 + $6;
      let c = $0 - $4;
      let d = quarter($2 - $6);
      let e = $1 + $5;
      let f = $3 + $7;
      let g = $1 - $5;
      let h = quarter($3 - $7);
      let p = g + h;
      let q = g - h;
      let one = 0.70710677 * (p + quarter(p));
      let two = quarter(e - f);
      let three = 0.70710677 * (quarter(q) - q);
      $0 = a + b + (e + f);
      $4 = a + b - (e + f);
      $1 = c + d + one;
      $5 = c + d - one;
      $2 = a - b + two;
      $6 = a - b - two;
      $3 = c - d + three;
      $7 = c - d - three;
    }";
