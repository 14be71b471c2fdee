// A product of doubles with few columns or rows: a thread a result, without tiles.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> b: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> c: array<vec2<u32>>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let page = wid.y + P[3].w;
  let batch = page / P[3].y;
  let e = (wid.x + P[3].z) * 64u + l;
  let results = P[0].x * P[0].y;
  if (e >= results) {
    return;
  }
  let j = e / P[0].x;
  let begin = (page - batch * P[3].y) * P[3].x;
  let last = select(P[0].z, min(begin + P[3].x, P[0].z), P[3].y > 1u);
  var left = batch * P[1].z + (e - j * P[0].x) * P[2].x + begin * P[2].y;
  var right = batch * P[1].w + j * P[2].z + begin * P[2].w;
  var total = vec2<u32>(0u, 0u);
  for (var first = begin; first < last; first += P[3].x) {
    let end = min(first + P[3].x, last);
    var sum = vec2<u32>(0u, 0u);
    for (var k = first; k < end; k++) {
      sum = f64_add(sum, f64_mul(a[left], b[right]));
      left += P[2].y;
      right += P[2].w;
    }
    total = f64_add(total, sum);
  }
  c[page * results + e] = total;
}
