// Factors the block on the diagonal, by one group: an elimination whose products leave an element in the order of their rows. Tells
// the first column without a positive pivot.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> r: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> told: array<u32>;
var<workgroup> own: array<vec2<u32>, 1024>;
var<workgroup> line: array<vec2<u32>, 32>;
@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lid: u32) {
  let n = P[0].x;
  let first = P[0].y * 32u;
  let width = min(32u, n - first);
  for (var e = lid; e < 1024u; e += 256u) {
    let i = e & 31u;
    let j = e >> 5u;
    if (i <= j && j < width) {
      own[e] = r[first + i + (first + j) * n];
    }
  }
  var fails = 0u;
  for (var j = 0u; j < width; j++) {
    workgroupBarrier();
    let pivot = own[33u * j];
    if (!f64_lt(vec2<u32>(0u, 0u), pivot) && fails == 0u) {
      fails = first + j + 1u;
    }
    if (lid >= j && lid < width) {
      let root = f64_sqrt(pivot);
      line[lid] = select(f64_div(own[j + 32u * lid], root), root, vec2<bool>(lid == j));
    }
    workgroupBarrier();
    for (var e = lid; e < 1024u; e += 256u) {
      let i = e & 31u;
      let c = e >> 5u;
      if (i > j && i <= c && c < width) {
        own[e] = f64_sub(own[e], f64_mul(line[i], line[c]));
      } else if (i == j && c >= j && c < width) {
        own[e] = line[c];
      }
    }
  }
  workgroupBarrier();
  if (lid == 0u && fails != 0u && told[0] == 0u) {
    told[0] = fails;
  }
  for (var e = lid; e < 1024u; e += 256u) {
    let i = e & 31u;
    let j = e >> 5u;
    if (i <= j && j < width) {
      r[first + i + (first + j) * n] = own[e];
    }
  }
}
