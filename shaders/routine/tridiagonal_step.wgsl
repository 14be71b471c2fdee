// A column on the way to a tridiagonal matrix. Every group finds all that there is to know of it; each takes some of those behind it.
// The reflection before, I - tau·v·v', with p = tau·A·v, makes of A the matrix A - v·w' - w·v', where w = p - (tau/2)(p'·v)·v.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> a: array<f32>;
// v, p and tau of the reflection before, and room for those of this one; they change places at each column.
@group(0) @binding(2) var<storage, read_write> reflections: array<f32>;
@group(0) @binding(3) var<storage, read_write> found: array<f32>;
// The reflections, where they are wanted: v in the column, and tau.
@group(0) @binding(4) var<storage, read_write> vectors: array<f32>;
@group(0) @binding(5) var<storage, read_write> factors: array<f32>;
var<workgroup> parts: array<vec4<f32>, 256>;
fn sum_of_all(lid: u32, own: vec4<f32>) -> vec4<f32> {
  workgroupBarrier();
  parts[lid] = own;
  workgroupBarrier();
  for (var half = 128u; half > 0u; half >>= 1u) {
    if (lid < half) {
      parts[lid] += parts[lid + half];
    }
    workgroupBarrier();
  }
  return parts[0];
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let k = P[0].y;
  let group = wid.x + P[2].z;
  let size = 2u * n + 1u;
  let before = (k & 1u) * size;
  let after = size - before;
  let last = reflections[before + 2u * n];
  // Rows from k on have a v and a p.
  var both = 0.0;
  for (var i = k + lid; i < n; i += 256u) {
    both += reflections[before + i] * reflections[before + n + i];
  }
  let half = 0.5 * last * sum_of_all(lid, vec4<f32>(both, 0.0, 0.0, 0.0)).x;
  let vk = reflections[before + k];
  let wk = reflections[before + n + k] - half * vk;
  if (group == 0u && P[0].z != 0u && k > 0u) {
    for (var i = k + lid; i < n; i += 256u) {
      vectors[i + (k - 1u) * n] = reflections[before + i];
    }
    if (lid == 0u) {
      factors[k - 1u] = last;
    }
  }
  // This column: what is on the diagonal, below it, and further below.
  var below = 0.0;
  for (var i = k + 2u + lid; i < n; i += 256u) {
    let v = reflections[before + i];
    let w = reflections[before + n + i] - half * v;
    let x = a[i + k * n] - v * wk - w * vk;
    below += x * x;
  }
  below = sum_of_all(lid, vec4<f32>(below, 0.0, 0.0, 0.0)).x;
  let diagonal = a[k + k * n] - 2.0 * vk * wk;
  var first = 0.0;
  if (k + 1u < n) {
    let v = reflections[before + k + 1u];
    let w = reflections[before + n + k + 1u] - half * v;
    first = a[k + 1u + k * n] - v * wk - w * vk;
  }
  var beta = first;
  var tau = 0.0;
  var scale = 0.0;
  if (below > 0.0) {
    beta = select(-1.0, 1.0, first < 0.0) * sqrt(first * first + below);
    tau = (beta - first) / beta;
    scale = 1.0 / (first - beta);
  }
  if (group == 0u && lid == 0u) {
    found[k] = diagonal;
    found[n + k] = select(0.0, beta, k + 1u < n);
    reflections[after + 2u * n] = tau;
  }
  // Four of the columns behind.
  let begin = k + 1u + group * 4u;
  var vj = vec4<f32>();
  var wj = vec4<f32>();
  for (var c = 0u; c < 4u; c++) {
    if (begin + c < n) {
      vj[c] = reflections[before + begin + c];
      wj[c] = reflections[before + n + begin + c] - half * vj[c];
    }
  }
  var product = vec4<f32>();
  for (var i = k + 1u + lid; i < n; i += 256u) {
    let v = reflections[before + i];
    let w = reflections[before + n + i] - half * v;
    let here = select((a[i + k * n] - v * wk - w * vk) * scale, 1.0, i == k + 1u);
    if (group == 0u) {
      reflections[after + i] = here;
    }
    for (var c = 0u; c < 4u; c++) {
      if (begin + c < n) {
        let place = i + (begin + c) * n;
        let x = a[place] - v * wj[c] - w * vj[c];
        a[place] = x;
        product[c] += x * here;
      }
    }
  }
  product = tau * sum_of_all(lid, product);
  if (lid < 4u && begin + lid < n) {
    reflections[after + n + begin + lid] = product[lid];
  }
}
