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
  let v2 = bitcast<i32>(P[2].y);
  let v6 = bitcast<f32>(a1[P[2].x]);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 2u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let v0_0 = a0[kept_0];
    let v5_0 = bitcast<f32>(a1[kept_0]);
    let v0_1 = a0[kept_1];
    let v5_1 = bitcast<f32>(a1[kept_1]);
    let v1_0 = i32(min(v0_0, 0x7fffffffu));
    let v3_0 = int_add(v1_0, v2);
    let v4_0 = f64_from_i32(v3_0);
    let v7_0 = f32_sub(f32_rounded(v5_0), v6);
    if (kept_0 < P[0].x) {
      o0[kept_0] = v4_0;
      o1[kept_0] = bitcast<u32>(v7_0);
    }
    let v1_1 = i32(min(v0_1, 0x7fffffffu));
    let v3_1 = int_add(v1_1, v2);
    let v4_1 = f64_from_i32(v3_1);
    let v7_1 = f32_sub(f32_rounded(v5_1), v6);
    if (kept_1 < P[0].x) {
      o0[kept_1] = v4_1;
      o1[kept_1] = bitcast<u32>(v7_1);
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 5>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = P[2].z;
  let v3 = a0[P[2].x];
  let v4 = P[2].w;
  let v5 = uint_sub(v3, v4);
  let v9 = bitcast<f32>(P[3].x);
  let v10 = P[3].y;
  let v13 = P[3].z;
  let v17 = P[3].w;
  let v19 = a0[P[2].y];
  let v20 = P[4].x;
  let v21 = uint_sub(v19, v20);
  let v26 = bitcast<f32>(P[4].y);
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 4u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let kept_2 = first + 2u * P[1].z;
    let kept_3 = first + 3u * P[1].z;
    let v0_0 = kept_0;
    let v12_0 = a0[kept_0];
    let v0_1 = kept_1;
    let v12_1 = a0[kept_1];
    let v0_2 = kept_2;
    let v12_2 = a0[kept_2];
    let v0_3 = kept_3;
    let v12_3 = a0[kept_3];
    let v2_0 = uint_mul(v0_0, v1);
    let v6_0 = uint_add(v2_0, v5);
    let v7_0 = bitcast<f32>(a1[v6_0]);
    let v8_0 = f32_is_nan(v7_0);
    let v11_0 = uint_mul(v0_0, v10);
    let v14_0 = uint_sub(v12_0, v13);
    let v15_0 = uint_add(v11_0, v14_0);
    let v16_0 = bitcast<f32>(a1[v15_0]);
    let v18_0 = uint_mul(v0_0, v17);
    let v22_0 = uint_add(v18_0, v21);
    let v23_0 = bitcast<f32>(a1[v22_0]);
    let v24_0 = f32_eq(v16_0, v23_0);
    let v25_0 = f32_sub(f32_rounded(v23_0), v16_0);
    let v27_0 = f32_div(v25_0, v26);
    let v28_0 = f32_add(v16_0, v27_0);
    let v29_0 = select(v28_0, v16_0, v24_0);
    let v30_0 = select(v29_0, v9, v8_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = bitcast<u32>(v30_0);
    }
    let v2_1 = uint_mul(v0_1, v1);
    let v6_1 = uint_add(v2_1, v5);
    let v7_1 = bitcast<f32>(a1[v6_1]);
    let v8_1 = f32_is_nan(v7_1);
    let v11_1 = uint_mul(v0_1, v10);
    let v14_1 = uint_sub(v12_1, v13);
    let v15_1 = uint_add(v11_1, v14_1);
    let v16_1 = bitcast<f32>(a1[v15_1]);
    let v18_1 = uint_mul(v0_1, v17);
    let v22_1 = uint_add(v18_1, v21);
    let v23_1 = bitcast<f32>(a1[v22_1]);
    let v24_1 = f32_eq(v16_1, v23_1);
    let v25_1 = f32_sub(f32_rounded(v23_1), v16_1);
    let v27_1 = f32_div(v25_1, v26);
    let v28_1 = f32_add(v16_1, v27_1);
    let v29_1 = select(v28_1, v16_1, v24_1);
    let v30_1 = select(v29_1, v9, v8_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = bitcast<u32>(v30_1);
    }
    let v2_2 = uint_mul(v0_2, v1);
    let v6_2 = uint_add(v2_2, v5);
    let v7_2 = bitcast<f32>(a1[v6_2]);
    let v8_2 = f32_is_nan(v7_2);
    let v11_2 = uint_mul(v0_2, v10);
    let v14_2 = uint_sub(v12_2, v13);
    let v15_2 = uint_add(v11_2, v14_2);
    let v16_2 = bitcast<f32>(a1[v15_2]);
    let v18_2 = uint_mul(v0_2, v17);
    let v22_2 = uint_add(v18_2, v21);
    let v23_2 = bitcast<f32>(a1[v22_2]);
    let v24_2 = f32_eq(v16_2, v23_2);
    let v25_2 = f32_sub(f32_rounded(v23_2), v16_2);
    let v27_2 = f32_div(v25_2, v26);
    let v28_2 = f32_add(v16_2, v27_2);
    let v29_2 = select(v28_2, v16_2, v24_2);
    let v30_2 = select(v29_2, v9, v8_2);
    if (kept_2 < P[0].x) {
      o0[kept_2] = bitcast<u32>(v30_2);
    }
    let v2_3 = uint_mul(v0_3, v1);
    let v6_3 = uint_add(v2_3, v5);
    let v7_3 = bitcast<f32>(a1[v6_3]);
    let v8_3 = f32_is_nan(v7_3);
    let v11_3 = uint_mul(v0_3, v10);
    let v14_3 = uint_sub(v12_3, v13);
    let v15_3 = uint_add(v11_3, v14_3);
    let v16_3 = bitcast<f32>(a1[v15_3]);
    let v18_3 = uint_mul(v0_3, v17);
    let v22_3 = uint_add(v18_3, v21);
    let v23_3 = bitcast<f32>(a1[v22_3]);
    let v24_3 = f32_eq(v16_3, v23_3);
    let v25_3 = f32_sub(f32_rounded(v23_3), v16_3);
    let v27_3 = f32_div(v25_3, v26);
    let v28_3 = f32_add(v16_3, v27_3);
    let v29_3 = select(v28_3, v16_3, v24_3);
    let v30_3 = select(v29_3, v9, v8_3);
    if (kept_3 < P[0].x) {
      o0[kept_3] = bitcast<u32>(v30_3);
    }
  }
}

// sort Lanes { at: false } single
alias Element = u32;
fn line(lane: u32) -> vec2<u32> {
  if (P[0].x == 1u) {
    return vec2<u32>(lane * P[0].y, 1u);
  }
  let o = lane / P[0].x;
  return vec2<u32>(lane - o * P[0].x + P[0].x * P[0].y * o, P[0].x);
}
fn place(lane: u32, j: u32) -> u32 {
  let along = line(lane);
  return along.x + along.y * j;
}
fn key(e: Element, word: u32) -> u32 {
  let zero = false & ((e << 1u) == 0u);
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
fn element_of(given: Key) -> Element {
  let k = select(given, ~given, P[2].x != 0u);
  return select(select(~k, k ^ 0x80000000u, (k >> 31u) != 0u), 0x7fc00000u, k == 0xffffffffu);
}
fn is_zero(e: Element) -> bool {
  return (e << 1u) == 0u;
}
fn is_signed_zero(e: Element) -> bool {
  return e == 0x80000000u;
}

// sort Lanes { at: true } single
alias Element = u32;
fn line(lane: u32) -> vec2<u32> {
  if (P[0].x == 1u) {
    return vec2<u32>(lane * P[0].y, 1u);
  }
  let o = lane / P[0].x;
  return vec2<u32>(lane - o * P[0].x + P[0].x * P[0].y * o, P[0].x);
}
fn place(lane: u32, j: u32) -> u32 {
  let along = line(lane);
  return along.x + along.y * j;
}
fn key(e: Element, word: u32) -> u32 {
  let zero = true & ((e << 1u) == 0u);
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
