// A product of doubles, a thread a result: the sums of parts of the inner dimension, added one after the other, or one of them.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> b: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> c: array<vec2<u32>>;
var<workgroup> ta: array<vec2<u32>, 256>;
var<workgroup> tb: array<vec2<u32>, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let tx = l & 15u;
  let ty = l >> 4u;
  let y = wid.y + P[3].w;
  let page = y / P[0].w;
  let batch = page / P[3].y;
  let i = (wid.x + P[3].z) * 16u + tx;
  let left = (y - page * P[0].w) * 16u;
  let j = left + ty;
  let a_base = batch * P[1].z;
  let b_base = batch * P[1].w;
  let begin = (page - batch * P[3].y) * P[3].x;
  let last = select(P[0].z, min(begin + P[3].x, P[0].z), P[3].y > 1u);
  var total = vec2<u32>(0u, 0u);
  for (var first = begin; first < last; first += P[3].x) {
    let end = min(first + P[3].x, last);
    var sum = vec2<u32>(0u, 0u);
    for (var k0 = first; k0 < end; k0 += 16u) {
      let steps = min(16u, end - k0);
      if ((i < P[0].x) & (ty < steps)) {
        ta[ty * 16u + tx] = a[a_base + i * P[2].x + (k0 + ty) * P[2].y];
      }
      if ((left + ty < P[0].y) & (tx < steps)) {
        tb[ty * 16u + tx] = b[b_base + (left + ty) * P[2].z + (k0 + tx) * P[2].w];
      }
      workgroupBarrier();
      for (var k = 0u; k < steps; k++) {
        sum = f64_add(sum, f64_mul(ta[k * 16u + tx], tb[ty * 16u + k]));
      }
      workgroupBarrier();
    }
    total = f64_add(total, sum);
  }
  if ((i < P[0].x) & (j < P[0].y)) {
    c[page * P[0].x * P[0].y + i + j * P[0].x] = total;
  }
}
