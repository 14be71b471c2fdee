// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 8>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<u32>;
@group(0) @binding(5) var<storage, read_write> o1: array<u32>;
@group(0) @binding(6) var<storage, read_write> o2: array<u32>;
@group(0) @binding(7) var<storage, read_write> o3: array<vec2<u32>>;
@group(0) @binding(8) var<storage, read_write> o4: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].x, P[2].y);
  let v5 = vec2<u32>(P[2].z, P[2].w);
  let v11 = vec2<u32>(P[3].x, P[3].y);
  let v14 = vec2<u32>(P[3].z, P[3].w);
  let v18 = vec2<u32>(P[4].x, P[4].y);
  let v23 = vec2<u32>(P[4].z, P[4].w);
  let v26 = vec2<u32>(P[5].x, P[5].y);
  let v28 = bitcast<i32>(P[5].z);
  let v31 = vec2<u32>(P[5].w, P[6].x);
  let v34 = vec2<u32>(P[6].y, P[6].z);
  let v37 = (P[6].w != 0u);
  let v42 = (P[7].x != 0u);
  let v44 = bitcast<i32>(P[7].y);
  let v47 = bitcast<i32>(P[7].z);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = bitcast<i32>(a0[kept]);
    let v1 = f64_from_i32(v0);
    let v3 = f64_add(v1, v2);
    let v4 = f64_to_i32(f64_round(v3));
    let v6 = f64_mul(v1, v5);
    let v7 = f64_to_i32(f64_round(v6));
    let v8 = int_sub(v4, v7);
    let v9 = bitcast<i32>(a1[kept]);
    let v10 = f64_from_i32(v9);
    let v12 = f64_add(v10, v11);
    let v13 = small_clamp(f64_to_i32(f64_round(v12)), 0, 255);
    let v15 = f64_mul(v10, v14);
    let v16 = small_clamp(f64_to_i32(f64_round(v15)), 0, 255);
    let v17 = f64_from_i32(v16);
    let v19 = f64_sub(v17, v18);
    let v20 = small_clamp(f64_to_i32(f64_round(v19)), 0, 255);
    let v21 = a2[kept];
    let v22 = f64_from_i64(v21);
    let v24 = f64_mul(v22, v23);
    let v25 = f64_to_i64(f64_round(v24));
    let v27 = long_add(v25, v26);
    let v29 = int_div(v0, v28);
    let v30 = f64_from_i32(v29);
    let v32 = f64_div(v1, v31);
    let v33 = f64_lt(v30, v32);
    let v35 = f64_lt(v32, v34);
    let v36 = (v33 & v35);
    let v38 = (v36 & v37);
    let v39 = f64_lt(v32, v30);
    let v40 = !v35;
    let v41 = (v39 & v40);
    let v43 = (v41 & v42);
    let v45 = int_sub(v29, v44);
    let v46 = select(v29, v45, v43);
    let v48 = int_add(v46, v47);
    let v49 = select(v46, v48, v38);
    o0[kept] = bitcast<u32>(v8);
    o1[kept] = bitcast<u32>(v13);
    o2[kept] = bitcast<u32>(v20);
    o3[kept] = v27;
    o4[kept] = bitcast<u32>(v49);
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<u32>;
@group(0) @binding(4) var<storage, read_write> o0: array<u32>;
@group(0) @binding(5) var<storage, read_write> o1: array<u32>;
@group(0) @binding(6) var<storage, read_write> o2: array<u32>;
@group(0) @binding(7) var<storage, read_write> o3: array<u32>;
@group(0) @binding(8) var<storage, read_write> o4: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = P[2].x;
  let v3 = bitcast<i32>(P[2].y);
  let v7 = vec2<u32>(P[2].z, P[2].w);
  let v10 = vec2<u32>(P[3].x, P[3].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v2 = (v0 & v1);
    let v4 = uint_bitshift(v0, v3);
    let v5 = bitcast<i32>(a1[kept]);
    let v6 = f64_from_i32(v5);
    let v8 = f64_modulo(v6, v7);
    let v9 = f64_to_i32(f64_round(v8));
    let v11 = f64_remainder(v6, v10);
    let v12 = f64_to_i32(f64_round(v11));
    let v13 = int_add(v9, v12);
    let v14 = bitcast<i32>(a2[kept]);
    let v15 = small_neg(v14, -32768, 32767);
    let v16 = small_abs(v15, -32768, 32767);
    let v17 = int_neg(v5);
    o0[kept] = v2;
    o1[kept] = v4;
    o2[kept] = bitcast<u32>(v13);
    o3[kept] = bitcast<u32>(v16);
    o4[kept] = bitcast<u32>(v17);
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read> a2: array<u32>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> o1: array<u32>;
@group(0) @binding(6) var<storage, read_write> o2: array<u32>;
@group(0) @binding(7) var<storage, read_write> o3: array<u32>;
@group(0) @binding(8) var<storage, read_write> o4: array<vec2<u32>>;
var<workgroup> s0: array<vec2<u32>, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].y, P[2].z);
  let v6 = bitcast<i32>(P[2].w);
  let v10 = vec2<u32>(P[3].x, P[3].y);
  let v14 = vec2<u32>(P[3].z, P[3].w);
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
          let v1 = f64_from_u64(v0);
          let v3 = f64_div(v1, v2);
          let v4 = f64_to_u64(f64_round(v3));
          let v5 = bitcast<i32>(a1[linear]);
          let v7 = (v5 ^ v6);
          let v8 = bitcast<i32>(a2[linear]);
          let v9 = f64_from_i32(v8);
          let v11 = f64_greatest(v9, v10);
          let v12 = small_clamp(f64_to_i32(f64_round(v11)), -32768, 32767);
          let v13 = small_sign(v8);
          let v15 = f64_least(v9, v14);
          let v16 = small_clamp(f64_to_i32(f64_round(v15)), -32768, 32767);
          let v17 = small_add(v13, v16, -32768, 32767);
          let v18 = f64_from_i32(v5);
          if (inside) {
            o0[linear] = v4;
          }
          if (inside) {
            o1[linear] = bitcast<u32>(v7);
          }
          if (inside) {
            o2[linear] = bitcast<u32>(v12);
          }
          if (inside) {
            o3[linear] = bitcast<u32>(v17);
          }
          lane0 = f64_add(lane0, v18);
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
      let v19 = folded0;
      o4[kept] = v19;
    }
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o0: array<u32>;
@group(0) @binding(4) var<storage, read_write> o1: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec2<u32>(P[2].x, P[2].y);
  let v4 = vec2<u32>(P[2].z, P[2].w);
  let v9 = vec2<u32>(P[3].x, P[3].y);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = bitcast<i32>(a0[kept]);
    let v1 = f64_from_i32(v0);
    let v3 = f64_eq(v1, v2);
    let v5 = !f64_eq(v1, v4);
    let v6 = (v3 | v5);
    let v7 = a1[kept];
    let v8 = f64_from_i64(v7);
    let v10 = f64_lt(v9, v8);
    o0[kept] = select(0u, 1u, v6);
    o1[kept] = select(0u, 1u, v10);
  }
}
