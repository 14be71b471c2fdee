// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> o1: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o2: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = vec4<u32>(P[2].x, P[2].y, P[2].z, P[2].w);
  let v5 = vec2<u32>(P[3].x, P[3].y);
  let v6 = vec4<u32>(v5, 0u, 0u);
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = c64_of(f64_complex_mul(v0.xy, v0.zw, v0.xy, v0.zw));
    let v3 = c64_of(f64_complex_mul(v2.xy, v2.zw, v0.xy, v0.zw));
    let v4 = c64_add(v1, v3);
    let v7 = c64_sub(v4, v6);
    let v8 = c64_abs(v0);
    let v9 = c64_real(v0);
    let v10 = f64_add(v8, v9);
    let v11 = c64_imag(v0);
    let v12 = f64_sub(v10, v11);
    let v13 = c64_conj(v0);
    let v14 = c64_of(f64_complex_div(v13.xy, v13.zw, v0.xy, v0.zw));
    o0[kept] = v7;
    o1[kept] = v12;
    o2[kept] = v14;
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v1 = c64_unless_nan(v0, f64_complex_exp(v0.xy, v0.zw));
    let v2 = c64_unless_nan(v0, f64_complex_sqrt(v0.xy, v0.zw));
    let v3 = c64_add(v1, v2);
    o0[kept] = v3;
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = bitcast<vec2<f32>>(a0[kept]);
    let v1 = c32_arg(v0);
    o0[kept] = bitcast<u32>(v1);
  }
}

// group 3
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec4<u32>>;
@group(0) @binding(4) var<storage, read> a3: array<vec4<u32>>;
@group(0) @binding(5) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(6) var<storage, read_write> o1: array<u32>;
@group(0) @binding(7) var<storage, read_write> o2: array<vec2<u32>>;
var<workgroup> s0: array<vec2<f32>, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v3 = vec2<u32>(P[2].y, P[2].z);
  let v4 = vec2<f32>(bitcast<f32>(f64_to_f32_bits(v3)), 0.0);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: vec2<f32> = vec2<f32>(bitcast<f32>(0x0u), 0.0);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: vec2<f32> = vec2<f32>(bitcast<f32>(0x0u), 0.0);
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: vec2<f32> = vec2<f32>(bitcast<f32>(0x0u), 0.0);
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<f32>(a0[linear]);
          let v1 = vec2<f32>(v0, 0.0);
          let v2 = bitcast<vec2<f32>>(a1[linear]);
          let v5 = c32_of(f32_complex_mul(v2.x, v2.y, v4.x, v4.y));
          let v6 = c32_add(v1, v5);
          let v7 = a2[linear];
          let v8 = a3[linear];
          let v9 = c64_eq(v7, v8);
          let v10 = bitcast<vec2<f32>>(vec2<u32>(f64_to_f32_bits(v7.xy), f64_to_f32_bits(v7.zw)));
          let v11 = c32_of(f32_complex_mul(v10.x, v10.y, v2.x, v2.y));
          if (inside) {
            o0[linear] = bitcast<vec2<u32>>(v6);
          }
          if (inside) {
            o1[linear] = select(0u, 1u, v9);
          }
          lane0 = c32_add(lane0, v11);
        }
        block0 = lane0;
      }
      if (!in_order) {
        s0[spot] = block0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = c32_add(block0, s0[other]);
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
        folded0 = c32_add(folded0, block0);
      }
    }
    if (!few) {
      s0[spot] = folded0;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          folded0 = c32_add(folded0, s0[other]);
          s0[spot] = folded0;
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v12 = folded0;
      o2[kept] = bitcast<vec2<u32>>(v12);
    }
  }
}

// group 4
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
var<workgroup> s0: array<vec2<f32>, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let count = P[0].y;
  let tx = lid & 255u;
  let ty = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 256u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: vec2<f32> = vec2<f32>(1.0, 0.0);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = true;
      let stride = 1u;
      var block0: vec2<f32> = vec2<f32>(1.0, 0.0);
      var stack0: array<vec2<f32>, 9>;
      var top = 0u;
      let rounds = select(0u, 1u, ty == 0u);
      for (var j = 0u; j < rounds; j++) {
        let lane = 0u;
        var lane0: vec2<f32> = vec2<f32>(1.0, 0.0);
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<vec2<f32>>(a0[linear]);
          lane0 = c32_of(f32_complex_mul(lane0.x, lane0.y, v0.x, v0.y));
        }
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          lane0 = c32_of(f32_complex_mul(stack0[top].x, stack0[top].y, lane0.x, lane0.y));
        }
        stack0[top] = lane0;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
      }
      if (ty == 0u) {
        folded0 = c32_of(f32_complex_mul(folded0.x, folded0.y, block0.x, block0.y));
      }
    }
    if (inside & (ty == 0u)) {
      let v1 = folded0;
      o0[kept] = bitcast<vec2<u32>>(v1);
    }
  }
}
