// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o1: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = kept;
    let v1 = random_uniform(vec2<u32>(P[2].x, P[2].y), vec2<u32>(P[2].z, P[2].w), v0);
    let v2 = f64_neg(v1);
    o0[kept] = v1;
    o1[kept] = v2;
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read> a3: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(6) var<storage, read_write> o1: array<vec2<u32>>;
@group(0) @binding(7) var<storage, read_write> o2: array<vec2<u32>>;
@group(0) @binding(8) var<storage, read_write> o3: array<vec2<u32>>;
var<workgroup> s0: array<vec2<u32>, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<i32>(P[2].y);
  let v7 = bitcast<i32>(P[2].z);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: vec2<u32> = vec2<u32>(0x0u, 0x0u);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: vec2<u32> = vec2<u32>(0x0u, 0x0u);
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: vec2<u32> = vec2<u32>(0x0u, 0x0u);
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = a0[linear];
          let v1 = i32(min(v0, 0x7fffffffu));
          let v3 = int_add(v1, v2);
          let v4 = f64_from_i32(v3);
          let v5 = a1[linear];
          let v6 = i32(min(v5, 0x7fffffffu));
          let v8 = int_add(v6, v7);
          let v9 = f64_from_i32(v8);
          let v10 = a2[linear];
          let v11 = f64_neg(v10);
          let v12 = a3[linear];
          let v13 = f64_add(v12, v4);
          let v14 = f64_add(v13, v11);
          let v15 = f64_add(v14, v9);
          if (inside) {
            o0[linear] = v4;
          }
          if (inside) {
            o1[linear] = v9;
          }
          if (inside) {
            o2[linear] = v11;
          }
          lane0 = f64_add(lane0, v15);
        }
        block0 = lane0;
      }
      if (!in_order) {
        s0[spot] = block0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = f64_add(block0, s0[other]);
            s0[spot] = block0;
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        s0[spot] = block0;
        workgroupBarrier();
        block0 = s0[0];
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        folded0 = f64_add(folded0, block0);
      }
    }
    if (!few) {
      s0[spot] = folded0;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          folded0 = f64_add(folded0, s0[other]);
          s0[spot] = folded0;
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v16 = folded0;
      o3[kept] = v16;
    }
  }
}

// first 4 of double 8
alias Element = vec2<u32>;
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
  let zero = true & (((e.y << 1u) | e.x) == 0u);
  let h = select(e.y, 0u, zero);
  let flip = select(0u, 0xffffffffu, h >> 31u != 0u);
  let k = select(e.x ^ flip, h ^ select(0x80000000u, 0xffffffffu, h >> 31u != 0u), word == 1u);
  let m = h & 0x7fffffffu;
  return select(k, 0xffffffffu, (m > 0x7ff00000u) | ((m == 0x7ff00000u) & (e.x != 0u)));
}
const TILE = 1024u;
alias Key = vec2<u32>;
fn last_key() -> Key {
  return Key(0xffffffffu);
}
fn sort_key(e: Element) -> Key {
  let k = vec2<u32>(key(e, 0u), key(e, 1u));
  return select(k, ~k, P[2].x != 0u);
}
fn before(a: Key, i: u32, b: Key, j: u32) -> bool {
  let low = (a.x < b.x) | ((a.x == b.x) & (i < j));
  return (a.y < b.y) | ((a.y == b.y) & low);
}
const BESIDE = 8u;
const KEPT = 4u;
