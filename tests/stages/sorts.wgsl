// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<f32>(P[2].x);
  let v3 = bitcast<f32>(P[2].y);
  for (var quad = wid.x * 256u + lid; 4u * quad < P[0].x; quad += P[1].z) {
    let four_a0 = a0[quad];
    let kept_0 = 4u * quad + 0u;
    let kept_1 = 4u * quad + 1u;
    let kept_2 = 4u * quad + 2u;
    let kept_3 = 4u * quad + 3u;
    let v0_0 = bitcast<f32>(four_a0.x);
    let v0_1 = bitcast<f32>(four_a0.y);
    let v0_2 = bitcast<f32>(four_a0.z);
    let v0_3 = bitcast<f32>(four_a0.w);
    let v2_0 = f32_mul(v0_0, v1);
    let v4_0 = f32_sub(v2_0, v3);
    let result0_0 = bitcast<u32>(v4_0);
    let v2_1 = f32_mul(v0_1, v1);
    let v4_1 = f32_sub(v2_1, v3);
    let result0_1 = bitcast<u32>(v4_1);
    let v2_2 = f32_mul(v0_2, v1);
    let v4_2 = f32_sub(v2_2, v3);
    let result0_2 = bitcast<u32>(v4_2);
    let v2_3 = f32_mul(v0_3, v1);
    let v4_3 = f32_sub(v2_3, v3);
    let result0_3 = bitcast<u32>(v4_3);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o1: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].y, P[2].z);
  let v5 = bitcast<f32>(a1[P[2].x]);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v4_0 = bitcast<f32>(a1[kept_0]);
    let v0_1 = a0[kept_1];
    let v4_1 = bitcast<f32>(a1[kept_1]);
    let v1_0 = f64_from_u32(v0_0);
    let v3_0 = f64_add(v1_0, v2);
    let v6_0 = f32_sub(f32_rounded(v4_0), v5);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v3_0;
      o1[kept_0] = bitcast<u32>(v6_0);
    }
    let v1_1 = f64_from_u32(v0_1);
    let v3_1 = f64_add(v1_1, v2);
    let v6_1 = f32_sub(f32_rounded(v4_1), v5);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v3_1;
      o1[kept_1] = bitcast<u32>(v6_1);
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v0 = bitcast<f32>(a0[P[2].x]);
  let v1 = f32_is_nan(v0);
  let v2 = bitcast<f32>(P[2].w);
  let v3 = bitcast<f32>(a0[P[2].y]);
  let v4 = bitcast<f32>(a0[P[2].z]);
  let v5 = f32_eq(v3, v4);
  let v6 = f32_sub(f32_rounded(v4), v3);
  let v7 = bitcast<f32>(P[3].x);
  let v8 = f32_div(v6, v7);
  let v9 = f32_add(v3, v8);
  let v10 = select(v9, v3, v5);
  let v11 = select(v10, v2, v1);
  for (var quad = wid.x * 256u + lid; 4u * quad < P[0].x; quad += P[1].z) {
    let kept_0 = 4u * quad + 0u;
    let kept_1 = 4u * quad + 1u;
    let kept_2 = 4u * quad + 2u;
    let kept_3 = 4u * quad + 3u;
    let result0_0 = bitcast<u32>(v11);
    let result0_1 = bitcast<u32>(v11);
    let result0_2 = bitcast<u32>(v11);
    let result0_3 = bitcast<u32>(v11);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
  }
}

// sort Lanes single
alias Element = u32;
fn place(lane: u32, j: u32) -> u32 {
  let o = lane / P[0].x;
  return lane - o * P[0].x + P[0].x * (j + P[0].y * o);
}
fn key(e: Element, word: u32) -> u32 {
  let zero = (e << 1u) == 0u;
  let b = select(e, 0u, zero);
  let k = b ^ select(0x80000000u, 0xffffffffu, b >> 31u != 0u);
  return select(k, 0xffffffffu, (b & 0x7fffffffu) > 0x7f800000u);
}
const TILE = 2048u;
alias Key = u32;
fn last_key() -> Key {
  return Key(0xffffffffu);
}
fn sort_key(e: Element) -> Key {
  let k = key(e, 0u);
  return select(k, ~k, P[2].x != 0u);
}
fn before(a: Key, i: u32, b: Key, j: u32) -> bool {
  return (a < b) | ((a == b) & (i < j));
}
