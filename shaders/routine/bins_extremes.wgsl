// The greatest of a part of the elements by their places: the greatest of keys that are ordered as they are. Or the least.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> places: array<u32>;
@group(0) @binding(2) var<storage, read> x: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<u32>;
const AHEAD = 8u;
var<workgroup> keys: array<atomic<u32>, 1024>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let part = wid.x + P[2].z;
  for (var k = lid; k < P[0].y; k += 256u) {
    atomicStore(&keys[k], 0u);
  }
  workgroupBarrier();
  let first = part * P[0].z;
  let end = min(first + P[0].z, P[0].x);
  var place: array<u32, AHEAD>;
  var element: array<u32, AHEAD>;
  for (var j = first + lid; j < end; j += AHEAD * 256u) {
    for (var r = 0u; r < AHEAD; r++) {
      place[r] = 0xffffffffu;
      if (j + r * 256u < end) {
        place[r] = places[j + r * 256u];
        element[r] = x[j + r * 256u];
      }
    }
    for (var r = 0u; r < AHEAD; r++) {
      let e = element[r];
      // No key of a number is zero: that would be one of what is none.
      if ((place[r] < P[0].y) & ((e & 0x7fffffffu) <= 0x7f800000u)) {
        let key = select(e | 0x80000000u, ~e, (e >> 31u) != 0u);
        atomicMax(&keys[place[r]], key ^ P[0].w);
      }
    }
  }
  workgroupBarrier();
  for (var k = lid; k < P[0].y; k += 256u) {
    let found = atomicLoad(&keys[k]);
    let key = found ^ P[0].w;
    let e = select(~key, key & 0x7fffffffu, (key >> 31u) != 0u);
    y[part * P[0].y + k] = select(e, 0x7fc00000u, found == 0u);
  }
}
