// The unknowns of up to eight blocks of a triangular system for one column, by one group that holds them: those of a block are found with
// the block's inverse, and the others lose what the matrix has in the block's columns of their rows. What waits for no unknown is
// loaded before.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read> inverses: array<f32>;
@group(0) @binding(3) var<storage, read_write> x: array<f32>;
var<workgroup> held: array<f32, 256>;
var<workgroup> found: array<f32, 32>;
var<workgroup> parts: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let low = P[0].y;
  let size = P[0].w;
  let upper = (P[0].z & 4u) != 0u;
  let column = (wid.x + P[2].z) * n + low;
  let count = (size + 31u) / 32u;
  let lane = lid & 31u;
  let own = (lid >> 5u) * 4u;
  held[lid] = 0.0;
  if (lid < size) {
    held[lid] = x[column + lid];
  }
  workgroupBarrier();
  for (var k = 0u; k < count; k++) {
    let first = select(k, count - 1u - k, upper) * 32u;
    let width = min(32u, size - first);
    let inverse = (low + first) * 32u + lane + 32u * own;
    let i0 = inverses[inverse];
    let i1 = inverses[inverse + 32u];
    let i2 = inverses[inverse + 64u];
    let i3 = inverses[inverse + 96u];
    let after = lid < size && select(lid >= first + 32u, lid < first, upper);
    var m: array<vec4<f32>, 8>;
    if (after) {
      for (var j = 0u; j < 8u; j++) {
        let columns = low + min(vec4<u32>(first + 4u * j) + vec4<u32>(0u, 1u, 2u, 3u), vec4<u32>(size - 1u));
        let at = columns * n + low + lid;
        m[j] = vec4<f32>(a[at.x], a[at.y], a[at.z], a[at.w]);
      }
    }
    // A row of the block a thread, four of its columns.
    parts[lid] = i0 * held[first + own] + i1 * held[first + own + 1u] + i2 * held[first + own + 2u] + i3 * held[first + own + 3u];
    workgroupBarrier();
    if (lid < 32u) {
      var sum = parts[lid];
      for (var p = 1u; p < 8u; p++) {
        sum += parts[lid + 32u * p];
      }
      found[lid] = 0.0;
      if (lid < width) {
        found[lid] = sum;
        held[first + lid] = sum;
      }
    }
    workgroupBarrier();
    if (after) {
      var rest = 0.0;
      for (var j = 0u; j < 8u; j++) {
        rest += dot(m[j], vec4<f32>(found[4u * j], found[4u * j + 1u], found[4u * j + 2u], found[4u * j + 3u]));
      }
      held[lid] -= rest;
    }
    workgroupBarrier();
  }
  if (lid < size) {
    x[column + lid] = held[lid];
  }
}
