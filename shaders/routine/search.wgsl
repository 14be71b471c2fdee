// How many elements of a sorted table come before each of others.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> table: array<Element>;
@group(0) @binding(2) var<storage, read> wanted: array<Element>;
@group(0) @binding(3) var<storage, read_write> found: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let group = wid.x + P[2].z;
  for (var r = 0u; r < 4u; r++) {
    let k = group * 1024u + r * 256u + lid;
    if (k < P[0].y) {
      let one = wanted[k];
      var first = 0u;
      var rest = P[0].x;
      while (rest > 0u) {
        let half = rest / 2u;
        let before = comes_before(table[first + half], one);
        first = select(first, first + half + 1u, before);
        rest = select(half, rest - half - 1u, before);
      }
      found[k] = first;
    }
  }
}
