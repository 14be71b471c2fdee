//! A dimension of a dense array, for routines along one: on the host, and as numbers and text of a shader.

use crate::wgsl::Rep;

/// A dimension of a dense array: element `j` of lane `(i, o)` is at `i + inner·(j + len·o)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lanes {
    /// The product of the extents before the dimension.
    pub inner: u32,
    /// The extent of the dimension.
    pub len: u32,
    /// The product of the extents after the dimension.
    pub outer: u32,
}

/// Words of the block of numbers.
pub(super) const WORDS: usize = 12;

impl Lanes {
    /// How many lanes.
    pub fn count(&self) -> u64 {
        u64::from(self.inner) * u64::from(self.outer)
    }

    /// How many elements in all.
    pub fn elements(&self) -> u64 {
        self.count().saturating_mul(u64::from(self.len))
    }

    /// The numbers that routines along a dimension share: inner, length, lanes and blocks; then the bits of NaN and infinity
    /// where the library looks for them, and room for each one's own and for the first group.
    pub fn words(&self, blocks: u32) -> Vec<u32> {
        let (nan, inf) = (f32::NAN.to_bits() & 0x7fff_ffff, f32::INFINITY.to_bits());
        let count = self.inner * self.outer;
        vec![self.inner, self.len, count, blocks, nan, inf, 0, 0, 0, 0, 0, 0]
    }
}

/// Numbers, as shaders compute with them, and their sums, differences and products.
pub(super) fn arithmetic(rep: Rep) -> String {
    let number = if rep == Rep::F64 { "vec2<u32>" } else { "f32" };
    let one = |(name, sign, of_doubles): (&str, &str, &str)| {
        let result = match rep {
            Rep::F64 => format!("{of_doubles}(a, b)"),
            _ => format!("a {sign} b"),
        };
        format!("fn {name}(a: Number, b: Number) -> Number {{\n  return {result};\n}}\n")
    };
    let all = [("plus", "+", "f64_add"), ("minus", "-", "f64_sub"), ("times", "*", "f64_mul")];
    format!("alias Number = {number};\n{}", all.map(one).concat())
}

/// What the shaders of those routines have in common: the elements, where a lane begins and how far its elements are apart, and
/// where element `j` of it is. A thread that looks at many elements of a lane asks once: it takes a division.
pub(super) fn places(rep: Rep) -> String {
    format!(
        "alias Element = {};\n\
         fn line(lane: u32) -> vec2<u32> {{\n  if (P[0].x == 1u) {{\n    \
         return vec2<u32>(lane * P[0].y, 1u);\n  }}\n  let o = lane / P[0].x;\n  \
         return vec2<u32>(lane - o * P[0].x + P[0].x * P[0].y * o, P[0].x);\n}}\n\
         fn place(lane: u32, j: u32) -> u32 {{\n  let along = line(lane);\n  \
         return along.x + along.y * j;\n}}\n",
        rep.stored()
    )
}
