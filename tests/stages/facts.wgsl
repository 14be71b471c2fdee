// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
var<workgroup> s0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].y, P[2].z);
  let v3 = vec2<u32>(P[2].w, P[3].x);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: bool = false;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: bool = false;
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: bool = false;
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = a0[linear];
          let v2 = f64_sub(v0, v1);
          let v4 = f64_lt(v2, v3);
          if (inside) {
            o0[linear] = v2;
          }
          lane0 = (lane0 | v4);
        }
        block0 = lane0;
      }
      if (!in_order) {
        s0[spot] = select(0u, 1u, block0);
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = (block0 | (s0[other] != 0u));
            s0[spot] = select(0u, 1u, block0);
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        s0[spot] = select(0u, 1u, block0);
        workgroupBarrier();
        block0 = (s0[0] != 0u);
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        folded0 = (folded0 | block0);
      }
    }
    if (!few) {
      s0[spot] = select(0u, 1u, folded0);
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          folded0 = (folded0 | (s0[other] != 0u));
          s0[spot] = select(0u, 1u, folded0);
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v5 = folded0;
      o1[kept] = select(0u, 1u, v5);
    }
  }
}

// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o1: array<vec2<u32>>;
@group(0) @binding(6) var<storage, read_write> o2: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = f64_mul(v0, v0);
    let v2 = a1[kept];
    let v3 = f64_mul(v2, v2);
    let v4 = f64_add(v1, v3);
    let v5 = f64_sqrt(v4);
    let v6 = f64_abs(v2);
    let v7 = f64_log(v6);
    let v8 = f64_add(v5, v7);
    let v9 = a2[kept];
    let v10 = f64_sqrt(v9);
    let v11 = f64_tanh(v2);
    let v12 = f64_asin(v11);
    o0[kept] = v8;
    o1[kept] = v10;
    o2[kept] = v12;
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o1: array<vec2<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].x, P[2].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v2 = f64_pow(v0, v1);
    let v3 = f64_floor(v0);
    let v4 = f64_mul(v3, v3);
    o0[kept] = v2;
    o1[kept] = v4;
  }
}
