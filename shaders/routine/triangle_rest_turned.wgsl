// What the other rows of a system with the transpose of a triangle lose by the unknowns of some blocks, along the columns of the
// triangle: a group for 32 of them and a column of unknowns.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read_write> x: array<f32>;
var<workgroup> parts: array<f32, 1056>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let low = P[0].y;
  let column = (wid.y + P[2].w) * n;
  let first = P[1].x + (wid.x + P[2].z) * 32u;
  // Four columns of the triangle a thread, every 32nd element of them.
  let lane = lid & 31u;
  let own = (lid >> 5u) * 4u;
  let at = min(vec4<u32>(first + own) + vec4<u32>(0u, 1u, 2u, 3u), vec4<u32>(n - 1u)) * n + low;
  var sums = vec4<f32>(0.0);
  for (var i = lane; i < P[0].w; i += 32u) {
    sums += vec4<f32>(a[at.x + i], a[at.y + i], a[at.z + i], a[at.w + i]) * x[column + low + i];
  }
  for (var q = 0u; q < 4u; q++) {
    parts[(own + q) * 33u + lane] = sums[q];
  }
  workgroupBarrier();
  if (lid < 32u && first + lid < P[1].y) {
    var sum = 0.0;
    for (var p = 0u; p < 32u; p++) {
      sum += parts[lid * 33u + p];
    }
    x[column + first + lid] -= sum;
  }
}
