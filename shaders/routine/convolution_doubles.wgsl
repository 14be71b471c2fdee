// Part of a convolution of doubles, a thread an element: the products in the order of the kernel's elements, or in the opposite one.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> k: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let element = (wid.x + P[2].z) * 256u + lid;
  let data = P[0].xy;
  let size = P[0].zw;
  let kernel = P[1].xy;
  let backwards = P[2].x != 0u;
  if (element >= size.x * size.y) {
    return;
  }
  let column = element / size.x;
  let at = vec2<u32>(element - column * size.x, column) + P[1].zw;
  var sum = vec2<u32>(0u, 0u);
  for (var j = 0u; j < kernel.y; j++) {
    let q = select(j, kernel.y - 1u - j, backwards);
    // What would be less than 0 is more than any column or row.
    let c = at.y - q;
    if (c < data.y) {
      for (var i = 0u; i < kernel.x; i++) {
        let p = select(i, kernel.x - 1u - i, backwards);
        let r = at.x - p;
        if (r < data.x) {
          sum = f64_add(sum, f64_mul(k[p + kernel.x * q], x[r + data.x * c]));
        }
      }
    }
  }
  y[element] = sum;
}
