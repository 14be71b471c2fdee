//! The shader of a matrix product of singles: tiles of the operands in workgroup memory, a block of
//! the result in each thread's registers. Where the result has too few tiles to keep a device busy, the inner
//! dimension is cut into parts, which a second shader adds. A product of complex singles is one of singles, of twice the
//! rows and steps. Must not know devices.

use super::vector::{self, Launch, Vector};
use super::{Lie, MatMul, small};
use crate::op::matmul;
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes};
use crate::value::ElemType;
use crate::wgsl::{Library, Rep, shader};

/// How a workgroup of 16×16 threads shares the result: each thread has `quads` times four rows and
/// `columns` columns of it, and `depth` steps of the inner dimension lie in workgroup memory at a time. Every tile
/// adds the products of a result in the same order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile {
    /// Groups of four rows a thread.
    pub quads: u32,
    /// Columns a thread.
    pub columns: u32,
    /// Steps of the inner dimension.
    pub depth: u32,
}

/// Results from which on the widest tile keeps enough workgroups busy.
const WIDE: u64 = 128 * 128 * 128;

/// Columns or rows of doubles of which a tile would leave most threads idle.
const FEW: u32 = 4;
/// Workgroups that keep a device busy,
const BUSY: u32 = 512;
/// the steps of the inner dimension from which on it is cut, for a cut is one more dispatch, and the least of a part.
const DEEP: u32 = 4096;
const PART: u32 = 256;

/// Bytes that parts of sums of doubles take at most.
const APART: u64 = 1 << 28;

/// Results of a workgroup that adds parts.
const SUMS: u32 = 16;
/// Words of the block of numbers of a product.
const PRODUCT_WORDS: usize = 16;
/// What a multiplication and addition takes of [`Limits::dispatch_work`](crate::provider::Limits): from tiles that is little.
const SINGLE: u64 = 20;
const DOUBLE: u64 = 800;

/// What a device does for a product: operands of complex singles are spread first, and parts of the inner dimension added last.
pub(super) fn passes(m: &MatMul, device: &Device<'_>) -> Result<Passes, String> {
    let mut passes = Passes::default();
    let mut operands = [PassArray::In(0), PassArray::In(1)];
    let real = match Rep::of(m.ty, device.fast) {
        Rep::C32 => of_parts(m),
        Rep::F32 | Rep::F64 => *m,
        _ => return Err(format!("a matrix product of {} on a device", m.ty)),
    };
    if m.m == 0 || m.n == 0 || m.batch == 0 {
        return Ok(passes);
    }
    if real != *m {
        for (operand, spread) in [(0, Some(Spread::left(m))), (1, Spread::right(m))] {
            let Some(spread) = spread else { continue };
            if spread.bytes() > device.binding_bytes {
                return Err("a complex matrix product whose parts are larger than a binding".into());
            }
            let key = "matmul spread".to_owned();
            let shader = passes.shader(key, &[true, false], WORDS, |_| Ok(spread_text()));
            let wide = passes.temp(spread.bytes());
            let arrays = [operands[operand], wide];
            passes.step(shader, spread.words(), &arrays, (spread.groups(), 1), 256 * SINGLE);
            operands[operand] = wide;
        }
    }
    let m = &real;
    let read_only = &[true, true, false];
    let [a, b] = operands;
    if Rep::of(m.ty, device.fast) == Rep::F64 {
        of_doubles(&mut passes, m, device, [a, b]);
        return Ok(passes);
    }
    if let Some(launch) = Vector::launch(m) {
        by_vectors(&mut passes, m, &launch, [a, b]);
        return Ok(passes);
    }
    if small::suits(m) {
        let parts = small::parts(m);
        let into = in_parts(&mut passes, m, parts);
        passes.way = Some("by shared steps".to_owned());
        let key = "matmul small".to_owned();
        let shader = passes.shader(key, read_only, PRODUCT_WORDS, |_| Ok(small::text()));
        let work = u64::from(small::steps(m)) * 1024 * SINGLE;
        let grid = (1, m.batch.saturating_mul(parts));
        passes.step(shader, small::words(m), &[a, b, into], grid, work);
        sum(&mut passes, m, parts, into);
        return Ok(passes);
    }
    let tile = device.tiles.of(m, device.groups);
    let kind = Kind::of(m, tile);
    let grid = kind.grid(m);
    let parts = kind.parts(m);
    let into = in_parts(&mut passes, m, parts);
    passes.way = Some(format!("tiles of {tile}"));
    let shader = passes.shader(kind.name(), read_only, PRODUCT_WORDS, move |_| Ok(kind.text()));
    let work = u64::from(m.k.div_ceil(parts)) * u64::from(tile.rows() * tile.width()) * SINGLE;
    passes.step(shader, kind.words(m), &[a, b, into], grid, work);
    sum(&mut passes, m, parts, into);
    Ok(passes)
}

/// A product of doubles. Where its sums are made in parts and its results are few, groups of their own make these.
fn of_doubles(passes: &mut Passes, m: &MatMul, device: &Device<'_>, [a, b]: [PassArray; 2]) {
    let few = m.m.min(m.n) <= FEW;
    let (x, y) = match few {
        true => (m.m.saturating_mul(m.n).div_ceil(64), m.batch),
        false => double_grid(m),
    };
    let results = u64::from(m.m) * u64::from(m.n) * u64::from(m.batch);
    let all = if m.k as usize > matmul::DEEP { m.k.div_ceil(matmul::PART as u32) } else { 1 };
    let apart = x.saturating_mul(y) < BUSY
        && results * u64::from(all) * 8 <= device.binding_bytes.min(APART);
    let parts = if apart { all } else { 1 };
    let grid = (x, y.saturating_mul(parts));
    let into = match parts {
        1 => PassArray::Out(0),
        _ => passes.temp(results * u64::from(parts) * 8),
    };
    let (key, threads) =
        if few { ("matmul of few doubles", 64) } else { ("matmul of doubles", 256) };
    let shader =
        passes.shader(key.to_owned(), &[true, true, false], PRODUCT_WORDS, move |library| {
            Ok(if few { few_doubles(library) } else { double_text(library) })
        });
    let steps = if parts > 1 { matmul::PART as u32 } else { m.k };
    let work = u64::from(steps) * threads * DOUBLE;
    passes.step(shader, double_words(m, parts), &[a, b, into], grid, work);
    if parts > 1 {
        let key = "matmul sum of doubles".to_owned();
        let shader = passes.shader(key, &[true, false], WORDS, |library| {
            let main = shader!("routine/double_sums.wgsl");
            Ok(format!("{main}{}", library.needed_by(main)))
        });
        let groups = results.div_ceil(64) as u32;
        let work = 64 * u64::from(parts) * DOUBLE;
        passes.step(shader, sum_words(m, parts), &[into, PassArray::Out(0)], (groups, 1), work);
    }
}

/// A product of few columns or rows.
fn by_vectors(passes: &mut Passes, m: &MatMul, launch: &Launch, [a, b]: [PassArray; 2]) {
    let kind = launch.kind;
    let into = in_parts(passes, m, launch.parts);
    passes.way = Some("by vectors".to_owned());
    let shader =
        passes.shader(kind.name(), &[true, true, false], vector::WORDS, move |_| Ok(kind.text()));
    let [matrix, vectors] = if launch.exchanged { [b, a] } else { [a, b] };
    let (arrays, work) = ([matrix, vectors, into], launch.products * SINGLE);
    passes.step(shader, launch.words.clone(), &arrays, launch.grid, work);
    sum(passes, m, launch.parts, into);
}

/// Where a product of so many parts goes.
fn in_parts(passes: &mut Passes, m: &MatMul, parts: u32) -> PassArray {
    let results = u64::from(m.m) * u64::from(m.n) * u64::from(m.batch);
    if parts > 1 { passes.temp(results * u64::from(parts) * 4) } else { PassArray::Out(0) }
}

/// Adds the parts of a product.
fn sum(passes: &mut Passes, m: &MatMul, parts: u32, from: PassArray) {
    if parts > 1 {
        let key = "matmul sum".to_owned();
        let shader = passes.shader(key, &[true, false], WORDS, |_| Ok(sum_text()));
        let work = 16 * u64::from(parts) * SINGLE;
        let arrays = [from, PassArray::Out(0)];
        passes.step(shader, sum_words(m, parts), &arrays, (sum_groups(m), 1), work);
    }
}

impl Tile {
    /// All there are, in the order of [`Form::ALL`], whose forms they suit.
    pub const ALL: [Tile; 4] = [
        Tile { quads: 2, columns: 8, depth: 16 },
        Tile { quads: 1, columns: 4, depth: 16 },
        Tile { quads: 1, columns: 4, depth: 8 },
        Tile { quads: 1, columns: 1, depth: 16 },
    ];

    fn rows(self) -> u32 {
        64 * self.quads
    }

    fn width(self) -> u32 {
        16 * self.columns
    }
}

impl std::fmt::Display for Tile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}x{}, {} deep", self.rows(), self.width(), self.depth)
    }
}

/// What products have in common that one tile suits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// Large results.
    Large,
    /// Middling ones.
    Middling,
    /// A short inner dimension.
    Shallow,
    /// Few columns.
    Narrow,
}

impl Form {
    /// All there are.
    pub const ALL: [Form; 4] = [Form::Large, Form::Middling, Form::Shallow, Form::Narrow];

    /// The form of a product.
    pub fn of(m: &MatMul) -> Form {
        if m.n <= 16 {
            Form::Narrow
        } else if m.k <= 8 {
            Form::Shallow
        } else if u64::from(m.m) * u64::from(m.n) * u64::from(m.batch) >= WIDE && m.n >= 128 {
            Form::Large
        } else {
            Form::Middling
        }
    }
}

/// The tile for each form of products: by default the one that was made for it, else what a measurement found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tiles([u8; 4]);

impl Default for Tiles {
    fn default() -> Tiles {
        Tiles([0, 1, 2, 3])
    }
}

impl Tiles {
    /// The same tile for every form.
    pub fn all(number: usize) -> Tiles {
        Tiles([number.min(Tile::ALL.len() - 1) as u8; 4])
    }

    /// The place of a form's tile in [`Tile::ALL`].
    pub fn number(&self, form: Form) -> usize {
        usize::from(self.0[form as usize])
    }

    /// Takes another tile for a form; a number that is none changes nothing.
    pub fn take(&mut self, form: Form, number: usize) {
        if number < Tile::ALL.len() {
            self.0[form as usize] = number as u8;
        }
    }

    /// The tile for a product, of which a dispatch has at most so many along one dimension.
    pub fn of(&self, m: &MatMul, most: u32) -> Tile {
        let form = Form::of(m);
        let chosen = Tile::ALL[self.number(form)];
        let (x, y) = grid(chosen, m);
        if x > most || y > most { Tile::ALL[form as usize] } else { chosen }
    }
}

/// Workgroups in x and y.
fn grid(tile: Tile, m: &MatMul) -> (u32, u32) {
    (m.m.div_ceil(tile.rows()), m.n.div_ceil(tile.width()).saturating_mul(m.batch))
}

/// What the text hangs on: all products of one kind share a pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kind {
    tile: Tile,
    /// Whether neighbours along k, not along the result, are neighbours in memory.
    a_along_k: bool,
    b_along_k: bool,
    /// Whether four neighbours can be loaded at once.
    a_quads: bool,
    b_quads: bool,
}

impl Kind {
    /// The kind of a product by that tile.
    pub fn of(m: &MatMul, tile: Tile) -> Kind {
        let (a_along_k, b_along_k) = (m.a != Lie::Straight, m.b == Lie::Straight);
        Kind {
            tile,
            a_along_k,
            b_along_k,
            a_quads: !a_along_k && m.m.is_multiple_of(4),
            b_quads: b_along_k && m.k.is_multiple_of(4),
        }
    }

    /// A name for caches.
    pub fn name(self) -> String {
        format!("matmul {self:?}")
    }

    /// Workgroups in x and y.
    pub fn grid(self, m: &MatMul) -> (u32, u32) {
        let (x, y) = grid(self.tile, m);
        (x, y.saturating_mul(self.parts(m)))
    }

    /// The parts of the inner dimension.
    pub fn parts(self, m: &MatMul) -> u32 {
        m.k.div_ceil(self.steps(m)).max(1)
    }

    /// The steps of the inner dimension in each part.
    fn steps(self, m: &MatMul) -> u32 {
        let (x, y) = grid(self.tile, m);
        let wanted = BUSY.div_ceil(x.saturating_mul(y).max(1));
        let parts = if m.k < DEEP { 1 } else { wanted.min(m.k / PART).max(1) };
        m.k.div_ceil(parts).next_multiple_of(self.tile.depth).max(1)
    }

    /// The block of numbers.
    pub fn words(self, m: &MatMul) -> Vec<u32> {
        let whole = |same: bool, size: u32| if same { 0 } else { size };
        let (a_row, a_step) = if self.a_along_k { (m.k, 1) } else { (1, m.m) };
        let (b_column, b_step) = if self.b_along_k { (m.k, 1) } else { (1, m.n) };
        vec![
            m.m,
            m.n,
            m.k,
            m.n.div_ceil(self.tile.width()),
            f32::NAN.to_bits() & 0x7fff_ffff,
            f32::INFINITY.to_bits(),
            whole(m.a_same, m.m.wrapping_mul(m.k)),
            whole(m.b_same, m.k.wrapping_mul(m.n)),
            a_row,
            a_step,
            b_column,
            b_step,
            self.steps(m),
            self.parts(m),
            0,
            0,
        ]
    }

    /// The text.
    pub fn text(self) -> String {
        let Tile { quads, columns, depth } = self.tile;
        let (rows, width) = (self.tile.rows(), self.tile.width());
        let a_type = if self.a_quads { "vec4<u32>" } else { "u32" };
        let b_type = if self.b_quads { "vec4<u32>" } else { "u32" };
        let mut t = format!(
            "@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;\n\
             @group(0) @binding(1) var<storage, read> a: array<{a_type}>;\n\
             @group(0) @binding(2) var<storage, read> b: array<{b_type}>;\n\
             @group(0) @binding(3) var<storage, read_write> c: array<u32>;\n\
             var<workgroup> ta: array<vec4<f32>, {}>;\n\
             var<workgroup> tb: array<f32, {}>;\n",
            rows / 4 * depth,
            width * depth,
        );
        if !self.a_quads {
            t.push_str(
                "fn a_at(i: u32, k: u32, base: u32) -> f32 {\n  if ((i < P[0].x) & (k < P[0].z)) {\n    \
                 return bitcast<f32>(a[base + i * P[2].x + k * P[2].y]);\n  }\n  return 0.0;\n}\n",
            );
        }
        if !self.b_quads {
            t.push_str(
                "fn b_at(k: u32, j: u32, base: u32) -> f32 {\n  if ((j < P[0].y) & (k < P[0].z)) {\n    \
                 return bitcast<f32>(b[base + j * P[2].z + k * P[2].w]);\n  }\n  return 0.0;\n}\n",
            );
        }
        t.push_str(&format!(
            "@compute @workgroup_size(256)\n\
             fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {{\n  \
             let tx = l & 15u;\n  let ty = l >> 4u;\n  let y = wid.y + P[3].w;\n  let part = y / P[0].w;\n  let batch = part / P[3].y;\n  \
             let top = (wid.x + P[3].z) * {rows}u;\n  let left = (y - part * P[0].w) * {width}u;\n  \
             let a_base = batch * P[1].z;\n  let b_base = batch * P[1].w;\n  \
             let begin = (part - batch * P[3].y) * P[3].x;\n  let end = min(begin + P[3].x, P[0].z);\n"
        ));
        for j in 0..columns {
            for q in 0..quads {
                t.push_str(&format!("  var r{j}_{q} = vec4<f32>(0.0);\n"));
            }
        }
        t.push_str(&format!("  for (var k0 = begin; k0 < end; k0 += {depth}u) {{\n"));
        t.push_str(&self.load_a(rows));
        t.push_str(&self.load_b(width));
        t.push_str("    workgroupBarrier();\n");
        t.push_str(&format!("    for (var k = 0u; k < {depth}u; k++) {{\n"));
        for q in 0..quads {
            t.push_str(&format!("      let a{q} = ta[k * {}u + tx + {}u];\n", rows / 4, q * 16));
        }
        for j in 0..columns {
            t.push_str(&format!("      let b{j} = tb[k * {width}u + ty * {columns}u + {j}u];\n"));
            for q in 0..quads {
                t.push_str(&format!("      r{j}_{q} = r{j}_{q} + a{q} * b{j};\n"));
            }
        }
        t.push_str("    }\n    workgroupBarrier();\n  }\n");
        t.push_str("  let c_base = part * P[0].x * P[0].y;\n");
        for j in 0..columns {
            t.push_str(&format!(
                "  let j{j} = left + ty * {columns}u + {j}u;\n  if (j{j} < P[0].y) {{\n"
            ));
            for q in 0..quads {
                t.push_str(&format!("    let i{q} = top + (tx + {}u) * 4u;\n", q * 16));
                for (d, lane) in ["x", "y", "z", "w"].iter().enumerate() {
                    t.push_str(&format!(
                        "    if (i{q} + {d}u < P[0].x) {{ c[c_base + j{j} * P[0].x + i{q} + {d}u] = \
                         bitcast<u32>(r{j}_{q}.{lane}); }}\n"
                    ));
                }
            }
            t.push_str("  }\n");
        }
        t.push_str("}\n");
        t
    }

    fn load_a(self, rows: u32) -> String {
        let mut t = String::new();
        let depth = self.tile.depth;
        let quads = rows / 4 * depth;
        for part in 0..quads.div_ceil(256) {
            let e = format!("(l + {}u)", part * 256);
            let (quad, step) = if self.a_along_k {
                (format!("{e} / {depth}u"), format!("{e} & {}u", depth - 1))
            } else {
                (format!("{e} & {}u", rows / 4 - 1), format!("{e} / {}u", rows / 4))
            };
            t.push_str(&part_of(quads));
            t.push_str(&format!(
                "      let quad = {quad};\n      let step = {step};\n      \
                 let i = top + quad * 4u;\n      let k = k0 + step;\n"
            ));
            if self.a_quads {
                t.push_str(
                    "      var v = vec4<u32>(0u);\n      if ((i < P[0].x) & (k < P[0].z)) {\n        \
                     v = a[(a_base + i + k * P[0].x) >> 2u];\n      }\n      let x = bitcast<vec4<f32>>(v);\n",
                );
            } else {
                t.push_str(
                    "      let x = vec4<f32>(a_at(i, k, a_base), a_at(i + 1u, k, a_base), \
                     a_at(i + 2u, k, a_base), a_at(i + 3u, k, a_base));\n",
                );
            }
            t.push_str(&format!("      ta[step * {}u + quad] = x;\n    }}\n", rows / 4));
        }
        t
    }

    fn load_b(self, width: u32) -> String {
        let mut t = String::new();
        let depth = self.tile.depth;
        let quads = width * depth / 4;
        for part in 0..quads.div_ceil(256) {
            let e = format!("(l + {}u)", part * 256);
            let (column, quad) = if self.b_along_k {
                (format!("{e} / {}u", depth / 4), format!("{e} & {}u", depth / 4 - 1))
            } else {
                (format!("{e} & {}u", width - 1), format!("{e} / {width}u"))
            };
            t.push_str(&part_of(quads));
            t.push_str(&format!(
                "      let column = {column};\n      let step = ({quad}) * 4u;\n      \
                 let j = left + column;\n      let k = k0 + step;\n"
            ));
            if self.b_quads {
                t.push_str(
                    "      var v = vec4<u32>(0u);\n      if ((j < P[0].y) & (k < P[0].z)) {\n        \
                     v = b[(b_base + k + j * P[0].z) >> 2u];\n      }\n      let x = bitcast<vec4<f32>>(v);\n",
                );
            } else {
                t.push_str(
                    "      let x = vec4<f32>(b_at(k, j, b_base), b_at(k + 1u, j, b_base), \
                     b_at(k + 2u, j, b_base), b_at(k + 3u, j, b_base));\n",
                );
            }
            for (d, lane) in ["x", "y", "z", "w"].iter().enumerate() {
                t.push_str(&format!("      tb[(step + {d}u) * {width}u + column] = x.{lane};\n"));
            }
            t.push_str("    }\n");
        }
        t
    }
}

/// Opens a block in which each thread loads a group of four, of which there are so many.
fn part_of(quads: u32) -> String {
    if quads < 256 { format!("    if (l < {quads}u) {{\n") } else { "    {\n".to_owned() }
}

/// Workgroups of the sum of a product's parts.
fn sum_groups(m: &MatMul) -> u32 {
    (m.m.saturating_mul(m.n).saturating_mul(m.batch)).div_ceil(SUMS)
}

/// The block of numbers of such a sum.
fn sum_words(m: &MatMul, parts: u32) -> Vec<u32> {
    let results = m.m * m.n;
    let mut words = vec![results, parts, results * m.batch];
    words.resize(WORDS, 0);
    words
}

/// The text of such a sum: sixteen threads a result, each of which adds every sixteenth part.
fn sum_text() -> String {
    "\
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> parts: array<u32>;
@group(0) @binding(2) var<storage, read_write> c: array<u32>;
var<workgroup> sums: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let result = (wid.x + P[2].z) * 16u + (l & 15u);
  var sum = 0.0;
  if (result < P[0].z) {
    let batch = result / P[0].x;
    let first = batch * P[0].y * P[0].x + (result - batch * P[0].x);
    for (var part = l >> 4u; part < P[0].y; part += 16u) {
      sum += bitcast<f32>(parts[first + part * P[0].x]);
    }
  }
  sums[l] = sum;
  workgroupBarrier();
  if ((l < 16u) & (result < P[0].z)) {
    for (var other = 1u; other < 16u; other++) {
      sum += sums[other * 16u + l];
    }
    c[result] = bitcast<u32>(sum);
  }
}
"
    .to_owned()
}

/// A product of complex singles as one of singles: an element of A becomes the square `[re -im; im re]`, one of B the column
/// `[re; im]`, and C comes out with the parts of each element beside each other, as it lies in memory.
fn of_parts(m: &MatMul) -> MatMul {
    MatMul {
        ty: ElemType::SINGLE,
        m: 2 * m.m,
        k: 2 * m.k,
        a: Lie::Straight,
        b: Lie::Straight,
        ..*m
    }
}

/// An operand of a product of complex singles that is spread so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Spread {
    rows: u32,
    columns: u32,
    /// Matrices.
    pages: u32,
    lie: Lie,
    /// Columns for each column.
    times: u32,
}

impl Spread {
    /// A.
    fn left(m: &MatMul) -> Spread {
        let pages = if m.a_same { 1 } else { m.batch };
        Spread { rows: m.m, columns: m.k, pages, lie: m.a, times: 2 }
    }

    /// B, which lies as it is to be but where it is transposed.
    fn right(m: &MatMul) -> Option<Spread> {
        let pages = if m.b_same { 1 } else { m.batch };
        let spread = Spread { rows: m.k, columns: m.n, pages, lie: m.b, times: 1 };
        (m.b != Lie::Straight).then_some(spread)
    }

    fn elements(self) -> u64 {
        u64::from(self.rows) * u64::from(self.columns) * u64::from(self.pages)
    }

    /// Bytes of the result.
    fn bytes(self) -> u64 {
        self.elements() * u64::from(self.times) * 8
    }

    /// Workgroups.
    fn groups(self) -> u32 {
        self.elements().div_ceil(256) as u32
    }

    /// The block of numbers.
    fn words(self) -> Vec<u32> {
        let Spread { rows, columns, pages, lie, times } = self;
        let (down, along) = if lie == Lie::Straight { (1, rows) } else { (columns, 1) };
        let sign = if lie == Lie::Conjugated { 1 << 31 } else { 0 };
        let page = rows.wrapping_mul(columns);
        let mut words =
            vec![rows, columns, page.wrapping_mul(pages), times, down, along, page, sign];
        words.resize(WORDS, 0);
        words
    }
}

/// The text that spreads an operand, a thread an element.
fn spread_text() -> String {
    "\
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> b: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let e = (wid.x + P[2].z) * 256u + l;
  if (e < P[0].z) {
    let page = e / P[1].z;
    let column = e / P[0].x - page * P[0].y;
    let row = e % P[0].x;
    var z = a[page * P[1].z + row * P[1].x + column * P[1].y];
    z.y ^= P[1].w;
    let to = (page * P[0].y + column) * P[0].w * P[0].x + row;
    b[to] = z;
    if (P[0].w == 2u) {
      b[to + P[0].x] = vec2<u32>(z.y ^ 0x80000000u, z.x);
    }
  }
}
"
    .to_owned()
}

/// Workgroups of a product of doubles: 16×16 results each, and a batch in y with the columns.
fn double_grid(m: &MatMul) -> (u32, u32) {
    (m.m.div_ceil(16), m.n.div_ceil(16).saturating_mul(m.batch))
}

/// The block of numbers of a product of doubles in so many parts.
fn double_words(m: &MatMul, parts: u32) -> Vec<u32> {
    let mut words = Kind::of(m, Tile::ALL[0]).words(m);
    // Columns of tiles, in tiles of this shader.
    words[3] = m.n.div_ceil(16);
    words[12] = if m.k as usize > matmul::DEEP { matmul::PART as u32 } else { m.k };
    words[13] = parts;
    words
}

/// The text of a product of doubles: a thread a result, in the order that `op::matmul` defines.
fn double_text(library: &Library) -> String {
    let main = shader!("routine/double_products.wgsl");
    format!("{main}{}", library.needed_by(main))
}

/// The text of a product of doubles with few columns or rows: the same without tiles.
fn few_doubles(library: &Library) -> String {
    let main = shader!("routine/double_products_few.wgsl");
    format!("{main}{}", library.needed_by(main))
}
