//! The shaders of a product of singles with few columns: a matrix times a vector, or a vector times a matrix. Each element of the
//! matrix is read once, so what counts is that neighbours are read together and that enough reads are under way at a time. The
//! inner dimension is cut into parts where there are too few rows to keep a device busy. Must not know devices.

use super::{Lie, MatMul};

/// Words of the block of numbers.
pub(super) const WORDS: usize = 20;
/// Columns at most.
const FEW: u32 = 4;
/// Threads of a workgroup.
const GROUP: u32 = 256;
/// Workgroups that keep a device busy,
const BUSY: u32 = 1024;
/// and the steps of the inner dimension that a thread has of a part, at least.
const LEAST: u32 = 32;
/// Rows, in fours, each of which has a thread of its own.
const MANY: u32 = 1 << 16;

/// What the text hangs on: all products of one kind share a pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Vector {
    columns: u32,
    /// Whether neighbours along k, not along the result, are neighbours in memory.
    along_k: bool,
    /// Whether four neighbours of the matrix can be loaded at once, and of the vectors.
    quads: bool,
    right_quads: bool,
}

/// A product as these shaders see it.
struct Sides {
    rows: u32,
    columns: u32,
    /// Distances in memory: of the matrix from row to row and along k, of the vectors from one to the next and along k, and of the
    /// result along rows and columns.
    strides: [u32; 6],
    /// Distances from page to page of the matrix and the vectors.
    pages: [u32; 2],
    /// The matrix is the right operand.
    exchanged: bool,
}

impl Sides {
    fn of(m: &MatMul) -> Option<Sides> {
        let whole = |same: bool, size: u32| if same { 0 } else { size };
        let left = if m.a == Lie::Straight { [1, m.m] } else { [m.k, 1] };
        let right = if m.b == Lie::Straight { [m.k, 1] } else { [1, m.n] };
        let pages =
            [whole(m.a_same, m.m.wrapping_mul(m.k)), whole(m.b_same, m.k.wrapping_mul(m.n))];
        if m.n <= FEW {
            let strides = [left[0], left[1], right[0], right[1], 1, m.m];
            Some(Sides { rows: m.m, columns: m.n, strides, pages, exchanged: false })
        } else if m.m <= FEW {
            let strides = [right[0], right[1], left[0], left[1], m.m, 1];
            let pages = [pages[1], pages[0]];
            Some(Sides { rows: m.n, columns: m.m, strides, pages, exchanged: true })
        } else {
            None
        }
    }
}

/// What is dispatched.
pub(super) struct Launch {
    pub kind: Vector,
    pub grid: (u32, u32),
    pub parts: u32,
    pub words: Vec<u32>,
    /// Products that a workgroup makes.
    pub products: u64,
    /// Whether the matrix is the right operand.
    pub exchanged: bool,
}

impl Vector {
    /// How a product of few columns or rows is dispatched. None for others.
    pub(super) fn launch(m: &MatMul) -> Option<Launch> {
        let Sides { rows, columns, strides, pages, exchanged } = Sides::of(m)?;
        let [_, step, _, right_step, ..] = strides;
        let along_k = step == 1;
        let length = if along_k { m.k } else { rows };
        let fours = |page: u32| page.is_multiple_of(4);
        let kind = Vector {
            columns,
            along_k,
            quads: length.is_multiple_of(4) && fours(pages[0]),
            right_quads: along_k && right_step == 1 && m.k.is_multiple_of(4) && fours(pages[1]),
        };
        // Threads beside each other: along a row, or down a column, four elements each.
        let quads = length.div_ceil(4);
        let lanes = match along_k {
            false if quads >= MANY => GROUP,
            false => quads.next_power_of_two().min(64),
            true => quads.next_power_of_two().min(GROUP),
        };
        let others = GROUP / lanes;
        let (height, stride) = if along_k { (others, 4 * lanes) } else { (4 * lanes, others) };
        let groups = rows.div_ceil(height);
        let wanted = BUSY.div_ceil(groups.saturating_mul(m.batch).max(1));
        let parts = wanted.min(m.k / (stride * LEAST)).max(1);
        let steps = m.k.div_ceil(parts).next_multiple_of(4).max(4);
        let parts = m.k.div_ceil(steps).max(1);
        let words = [
            &[rows, m.k, steps, parts][..],
            &[lanes, lanes.trailing_zeros(), pages[0], pages[1]],
            &strides[..4],
            &strides[4..],
            &[m.m.wrapping_mul(m.n), 0, 0, 0, 0, 0],
        ];
        Some(Launch {
            kind,
            grid: (groups, m.batch.saturating_mul(parts)),
            parts,
            words: words.concat(),
            products: u64::from(steps.min(m.k)) * u64::from(height * columns),
            exchanged,
        })
    }

    /// A name for caches.
    pub(super) fn name(self) -> String {
        format!("matmul {self:?}")
    }

    /// The text.
    pub(super) fn text(self) -> String {
        let of = |quads: bool| if quads { "vec4<f32>" } else { "f32" };
        let each = |write: &dyn Fn(u32) -> String| (0..self.columns).map(write).collect::<String>();
        let mut t = format!(
            "@group(0) @binding(0) var<uniform> P: array<vec4<u32>, {}>;\n\
             @group(0) @binding(1) var<storage, read> a: array<{}>;\n\
             @group(0) @binding(2) var<storage, read> b: array<{}>;\n\
             @group(0) @binding(3) var<storage, read_write> c: array<f32>;\n\
             var<workgroup> sums: array<{}, {}>;\n",
            WORDS / 4,
            of(self.quads),
            of(self.right_quads),
            if self.along_k { "f32" } else { "vec4<f32>" },
            GROUP * self.columns,
        );
        t.push_str(&self.loads());
        t.push_str(
            "@compute @workgroup_size(256)\n\
             fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {\n  \
             let y = wid.y + P[4].w;\n  let batch = y / P[0].w;\n  let part = y - batch * P[0].w;\n  \
             let a_base = batch * P[1].z;\n  let b_base = batch * P[1].w;\n  \
             let lane = l & (P[1].x - 1u);\n  let other = l >> P[1].y;\n  let others = 256u >> P[1].y;\n  \
             let begin = part * P[0].z;\n  let end = min(begin + P[0].z, P[0].y);\n",
        );
        let zero = if self.along_k { "0.0" } else { "vec4<f32>(0.0)" };
        t.push_str(&each(&|j| format!("  var r{j} = {zero};\n")));
        t.push_str(if self.along_k {
            "  let row = (wid.x + P[4].z) * others + other;\n  if (row < P[0].x) {\n    \
             let stride = P[1].x * 4u;\n    var k = begin + lane * 4u;\n"
        } else {
            "  let row = ((wid.x + P[4].z) * P[1].x + lane) * 4u;\n  if (row < P[0].x) {\n    \
             let stride = others;\n    var k = begin + other;\n"
        });
        // All loads of a turn before their products.
        let turn = |unrolled: u32| {
            let at = |u: u32| format!("k + {u}u * stride");
            let mut t = String::new();
            for u in 0..unrolled {
                t.push_str(&format!("      let a{u} = a_at(row, {}, a_base);\n", at(u)));
            }
            for u in 0..unrolled {
                t.push_str(&each(&|j| {
                    let value = format!("b_at({}, {j}u, b_base)", at(u));
                    match self.along_k {
                        true => format!("      r{j} += dot(a{u}, {value});\n"),
                        false => format!("      r{j} += a{u} * {value};\n"),
                    }
                }));
            }
            t
        };
        t.push_str("    for (; k + 7u * stride < end; k += 8u * stride) {\n");
        t.push_str(&turn(8));
        t.push_str("    }\n    for (; k < end; k += stride) {\n");
        t.push_str(&turn(1));
        t.push_str("    }\n  }\n");
        // The sums of the threads that share a row.
        let (shared, mine) = if self.along_k { ("P[1].x", "lane") } else { ("others", "other") };
        let apart = if self.along_k { "half" } else { "half * P[1].x" };
        t.push_str(&each(&|j| format!("  sums[l + {}u] = r{j};\n", j * GROUP)));
        t.push_str(&format!(
            "  workgroupBarrier();\n  for (var half = {shared} >> 1u; half > 0u; half >>= 1u) {{\n    if ({mine} < half) {{\n"
        ));
        t.push_str(&each(&|j| {
            let first = j * GROUP;
            format!("      sums[l + {first}u] += sums[l + {first}u + {apart}];\n")
        }));
        t.push_str(&format!(
            "    }}\n    workgroupBarrier();\n  }}\n  if ({mine} == 0u && row < P[0].x) {{\n    \
             let base = (batch * P[0].w + part) * P[3].z;\n"
        ));
        t.push_str(&each(&|j| {
            let sum = format!("sums[l + {}u]", j * GROUP);
            match self.along_k {
                true => format!("    c[base + row * P[3].x + {j}u * P[3].y] = {sum};\n"),
                false => ["x", "y", "z", "w"]
                    .iter()
                    .enumerate()
                    .map(|(d, lane)| {
                        format!(
                            "    if (row + {d}u < P[0].x) {{ c[base + (row + {d}u) * P[3].x + {j}u * P[3].y] = {sum}.{lane}; }}\n"
                        )
                    })
                    .collect(),
            }
        }));
        t.push_str("  }\n}\n");
        t
    }

    /// Four elements of the matrix from a place on, along k or down; and of the vectors one, or four along k.
    fn loads(self) -> String {
        let mut t = "fn a_at(row: u32, k: u32, base: u32) -> vec4<f32> {\n".to_owned();
        let along = ["", " + 1u", " + 2u", " + 3u"];
        if self.quads {
            t.push_str("  return a[(base + row * P[2].x + k * P[2].y) >> 2u];\n}\n");
        } else {
            let (counts, limit) = if self.along_k { ("k", "P[0].y") } else { ("row", "P[0].x") };
            let step = if self.along_k { "P[2].y" } else { "P[2].x" };
            t.push_str("  let at = base + row * P[2].x + k * P[2].y;\n  var x = vec4<f32>(0.0);\n");
            for (d, plus) in along.iter().enumerate() {
                t.push_str(&format!(
                    "  if ({counts}{plus} < {limit}) {{ x[{d}] = a[at + {d}u * {step}]; }}\n"
                ));
            }
            t.push_str("  return x;\n}\n");
        }
        if !self.along_k {
            t.push_str(
                "fn b_at(k: u32, j: u32, base: u32) -> f32 {\n  return b[base + j * P[2].z + k * P[2].w];\n}\n",
            );
        } else if self.right_quads {
            t.push_str(
                "fn b_at(k: u32, j: u32, base: u32) -> vec4<f32> {\n  return b[(base + j * P[2].z + k) >> 2u];\n}\n",
            );
        } else {
            t.push_str(
                "fn b_at(k: u32, j: u32, base: u32) -> vec4<f32> {\n  \
                 let at = base + j * P[2].z + k * P[2].w;\n  var x = vec4<f32>(0.0);\n",
            );
            for (d, plus) in along.iter().enumerate() {
                t.push_str(&format!(
                    "  if (k{plus} < P[0].y) {{ x[{d}] = b[at + {d}u * P[2].w]; }}\n"
                ));
            }
            t.push_str("  return x;\n}\n");
        }
        t
    }
}
