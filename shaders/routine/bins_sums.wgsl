// Sums of a part of the elements by their places. Of each place the largest exponent is found, then the elements are added as
// fixed-point numbers of that exponent with 30 bits, in two words of 16: all of it is exact but for what is below these.
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> places: array<u32>;
@group(0) @binding(2) var<storage, read> x: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<u32>;
const AHEAD = 8u;
const INFINITE = 255u;
var<workgroup> tops: array<atomic<u32>, 1024>;
var<workgroup> upper: array<atomic<i32>, 1024>;
var<workgroup> lower: array<atomic<u32>, 1024>;
fn exponent(e: u32) -> u32 {
  return max((e >> 23u) & 255u, 1u);
}
// Which of the numbers that are none: infinity, minus infinity, or neither.
fn kind(e: u32) -> i32 {
  if ((e & 0x7fffffu) != 0u) {
    return 4;
  }
  return select(1, 2, (e >> 31u) != 0u);
}
fn fixed(e: u32, top: u32) -> i32 {
  let mantissa = (e & 0x7fffffu) | select(0u, 0x800000u, (e & 0x7f800000u) != 0u);
  let down = top - exponent(e);
  let size = i32(select((mantissa << 6u) >> (down & 31u), 0u, down > 31u));
  return select(size, -size, (e >> 31u) != 0u);
}
// A power of two, of which the exponent is that of a normal number.
fn power(k: i32) -> f32 {
  return bitcast<f32>(u32(k + 127) << 23u);
}
fn sum(place: u32) -> u32 {
  let top = i32(exponent(atomicLoad(&tops[place])));
  let words = atomicLoad(&upper[place]);
  if (top == 255) {
    return select(select(0x7fc00000u, 0xff800000u, words == 2), 0x7f800000u, words == 1);
  }
  let low = atomicLoad(&lower[place]);
  let size = f32(words + i32(low >> 16u)) * 65536.0 + f32(low & 0xffffu);
  let scale = top - 156;
  let half = scale / 2;
  return bitcast<u32>(size * power(half) * power(scale - half));
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let part = wid.x + P[2].z;
  for (var k = lid; k < P[0].y; k += 256u) {
    atomicStore(&tops[k], 0u);
    atomicStore(&upper[k], 0);
    atomicStore(&lower[k], 0u);
  }
  workgroupBarrier();
  let first = part * P[0].z;
  let end = min(first + P[0].z, P[0].x);
  var place: array<u32, AHEAD>;
  var element: array<u32, AHEAD>;
  for (var j = first + lid; j < end; j += AHEAD * 256u) {
    for (var r = 0u; r < AHEAD; r++) {
      // What is beyond the end has no place.
      place[r] = 0xffffffffu;
      if (j + r * 256u < end) {
        place[r] = places[j + r * 256u];
        element[r] = x[j + r * 256u];
      }
    }
    for (var r = 0u; r < AHEAD; r++) {
      if (place[r] < P[0].y) {
        atomicMax(&tops[place[r]], element[r] & 0x7fffffffu);
      }
    }
  }
  workgroupBarrier();
  for (var j = first + lid; j < end; j += AHEAD * 256u) {
    for (var r = 0u; r < AHEAD; r++) {
      place[r] = 0xffffffffu;
      if (j + r * 256u < end) {
        place[r] = places[j + r * 256u];
        element[r] = x[j + r * 256u];
      }
    }
    for (var r = 0u; r < AHEAD; r++) {
      if (place[r] < P[0].y) {
        let top = exponent(atomicLoad(&tops[place[r]]));
        if (top < INFINITE) {
          let size = fixed(element[r], top);
          atomicAdd(&upper[place[r]], size >> 16u);
          atomicAdd(&lower[place[r]], u32(size) & 0xffffu);
        } else if (exponent(element[r]) == INFINITE) {
          atomicOr(&upper[place[r]], kind(element[r]));
        }
      }
    }
  }
  workgroupBarrier();
  for (var k = lid; k < P[0].y; k += 256u) {
    y[part * P[0].y + k] = sum(k);
  }
}
