// The elements at places of a column, found by one group.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> x: array<Element>;
@group(0) @binding(2) var<storage, read> places: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<Element>;
var<workgroup> bins: array<atomic<u32>, BINS>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let column = wid.x + P[2].z;
  let first = column * P[0].y;
  var ahead: array<Element, AHEAD>;
  for (var r = 0u; r < P[0].x; r++) {
    let wanted = column * P[0].x + r;
    var known = vec2<u32>(0u);
    var place = min(places[wanted], P[0].y - 1u);
    for (var digit = 0u; digit < DIGITS; digit++) {
      for (var k = lid; k < BINS; k += 256u) {
        atomicStore(&bins[k], 0u);
      }
      workgroupBarrier();
      for (var j = lid; j < P[0].y; j += AHEAD * 256u) {
        for (var r = 0u; r < AHEAD; r++) {
          if (j + r * 256u < P[0].y) {
            ahead[r] = x[first + j + r * 256u];
          }
        }
        for (var r = 0u; r < AHEAD; r++) {
          let k = key_of(ahead[r]);
          if ((j + r * 256u < P[0].y) & agrees(k, known, digit)) {
            atomicAdd(&bins[digit_of(k, digit)], 1u);
          }
        }
      }
      workgroupBarrier();
      find_bin(lid, place);
      known = with_digit(known, digit, chosen.x);
      place = chosen.y;
      workgroupBarrier();
    }
    if (lid == 0u) {
      y[wanted] = element(known);
    }
  }
}
