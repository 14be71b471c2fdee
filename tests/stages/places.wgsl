// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o1: array<vec2<u32>>;
var<workgroup> s0: array<vec2<u32>, 256>;
var<workgroup> t0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v4 = bitcast<i32>(P[2].y);
  let count = P[0].y;
  let ty = lid & 31u;
  let tx = lid / 32u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 8u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: vec2<u32> = F64_NAN;
    var at0 = 0xffffffffu;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: vec2<u32> = F64_NAN;
      var blocki0 = 0xffffffffu;
      var stack0: array<vec2<u32>, 4>;
      var stacki0: array<u32, 4>;
      var top = 0u;
      let rounds = 8u;
      for (var j = 0u; j < rounds; j++) {
        let lane = (reverseBits(j) >> 29u) * 32u + ty;
        var lane0: vec2<u32> = F64_NAN;
        var lanei0 = 0xffffffffu;
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = a0[linear];
          {
            let xa0 = lane0;
            let xai0 = lanei0;
            let xb0 = v0;
            let xbi0 = reduced;
            let take0 = (f64_lt(xa0, xb0) | (f64_eq(xa0, xb0) & (xbi0 < xai0)) | (f64_is_nan(xa0) & (!f64_is_nan(xb0) | (xbi0 < xai0))));
            lane0 = select(xa0, xb0, take0);
            lanei0 = select(xai0, xbi0, take0);
          }
        }
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          {
            let xa0 = stack0[top];
            let xai0 = stacki0[top];
            let xb0 = lane0;
            let xbi0 = lanei0;
            let take0 = (f64_lt(xa0, xb0) | (f64_eq(xa0, xb0) & (xbi0 < xai0)) | (f64_is_nan(xa0) & (!f64_is_nan(xb0) | (xbi0 < xai0))));
            lane0 = select(xa0, xb0, take0);
            lanei0 = select(xai0, xbi0, take0);
          }
        }
        stack0[top] = lane0;
        stacki0[top] = lanei0;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
        blocki0 = stacki0[0];
      }
      if (!in_order) {
        s0[spot] = block0;
        t0[spot] = blocki0;
        workgroupBarrier();
        for (var half = 16u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            {
              let xa0 = block0;
              let xai0 = blocki0;
              let xb0 = s0[other];
              let xbi0 = t0[other];
              let take0 = (f64_lt(xa0, xb0) | (f64_eq(xa0, xb0) & (xbi0 < xai0)) | (f64_is_nan(xa0) & (!f64_is_nan(xb0) | (xbi0 < xai0))));
              block0 = select(xa0, xb0, take0);
              blocki0 = select(xai0, xbi0, take0);
            }
            s0[spot] = block0;
            t0[spot] = blocki0;
          }
          workgroupBarrier();
        }
      }
      if (ty == 0u) {
        {
          let xa0 = folded0;
          let xai0 = at0;
          let xb0 = block0;
          let xbi0 = blocki0;
          let take0 = (f64_lt(xa0, xb0) | (f64_eq(xa0, xb0) & (xbi0 < xai0)) | (f64_is_nan(xa0) & (!f64_is_nan(xb0) | (xbi0 < xai0))));
          folded0 = select(xa0, xb0, take0);
          at0 = select(xai0, xbi0, take0);
        }
      }
    }
    if (inside & (ty == 0u)) {
      let v1 = folded0;
      let v2 = at0;
      let v3 = i32(min(v2, 0x7fffffffu));
      let v5 = int_add(v3, v4);
      let v6 = f64_from_i32(v5);
      o0[kept] = v1;
      o1[kept] = v6;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<vec2<u32>>;
var<workgroup> s0: array<i32, 256>;
var<workgroup> t0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v4 = bitcast<i32>(P[3].z);
  let count = P[0].y;
  let tx = lid & 255u;
  let ty = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 256u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    let c0 = kept;
    var folded0: i32 = 32767;
    var at0 = 0xffffffffu;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = true;
      let stride = 1u;
      var block0: i32 = 32767;
      var blocki0 = 0xffffffffu;
      var stack0: array<i32, 9>;
      var stacki0: array<u32, 9>;
      var top = 0u;
      let rounds = select(0u, 1u, ty == 0u);
      for (var j = 0u; j < rounds; j++) {
        let lane = 0u;
        var lane0: i32 = 32767;
        var lanei0 = 0xffffffffu;
        var i = lane;
        for (; i + 3u * stride < length; i += 4u * stride) {
          let reduced_0 = base + i + 0u * stride;
          let reduced_1 = base + i + 1u * stride;
          let reduced_2 = base + i + 2u * stride;
          let reduced_3 = base + i + 3u * stride;
          let linear_0 = kept * count + reduced_0;
          let r0_0 = reduced_0;
          let v0_0 = bitcast<i32>(a0[P[2].z + P[2].w * c0 + P[3].x * r0_0]);
          let linear_1 = kept * count + reduced_1;
          let r0_1 = reduced_1;
          let v0_1 = bitcast<i32>(a0[P[2].z + P[2].w * c0 + P[3].x * r0_1]);
          let linear_2 = kept * count + reduced_2;
          let r0_2 = reduced_2;
          let v0_2 = bitcast<i32>(a0[P[2].z + P[2].w * c0 + P[3].x * r0_2]);
          let linear_3 = kept * count + reduced_3;
          let r0_3 = reduced_3;
          let v0_3 = bitcast<i32>(a0[P[2].z + P[2].w * c0 + P[3].x * r0_3]);
          {
            let xa0 = lane0;
            let xai0 = lanei0;
            let xb0 = v0_0;
            let xbi0 = reduced_0;
            let take0 = ((xb0 < xa0) | ((xa0 == xb0) & (xbi0 < xai0)));
            lane0 = select(xa0, xb0, take0);
            lanei0 = select(xai0, xbi0, take0);
          }
          {
            let xa0 = lane0;
            let xai0 = lanei0;
            let xb0 = v0_1;
            let xbi0 = reduced_1;
            let take0 = ((xb0 < xa0) | ((xa0 == xb0) & (xbi0 < xai0)));
            lane0 = select(xa0, xb0, take0);
            lanei0 = select(xai0, xbi0, take0);
          }
          {
            let xa0 = lane0;
            let xai0 = lanei0;
            let xb0 = v0_2;
            let xbi0 = reduced_2;
            let take0 = ((xb0 < xa0) | ((xa0 == xb0) & (xbi0 < xai0)));
            lane0 = select(xa0, xb0, take0);
            lanei0 = select(xai0, xbi0, take0);
          }
          {
            let xa0 = lane0;
            let xai0 = lanei0;
            let xb0 = v0_3;
            let xbi0 = reduced_3;
            let take0 = ((xb0 < xa0) | ((xa0 == xb0) & (xbi0 < xai0)));
            lane0 = select(xa0, xb0, take0);
            lanei0 = select(xai0, xbi0, take0);
          }
        }
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<i32>(a0[P[2].z + P[2].w * c0 + P[3].x * r0]);
          {
            let xa0 = lane0;
            let xai0 = lanei0;
            let xb0 = v0;
            let xbi0 = reduced;
            let take0 = ((xb0 < xa0) | ((xa0 == xb0) & (xbi0 < xai0)));
            lane0 = select(xa0, xb0, take0);
            lanei0 = select(xai0, xbi0, take0);
          }
        }
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          {
            let xa0 = stack0[top];
            let xai0 = stacki0[top];
            let xb0 = lane0;
            let xbi0 = lanei0;
            let take0 = ((xb0 < xa0) | ((xa0 == xb0) & (xbi0 < xai0)));
            lane0 = select(xa0, xb0, take0);
            lanei0 = select(xai0, xbi0, take0);
          }
        }
        stack0[top] = lane0;
        stacki0[top] = lanei0;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
        blocki0 = stacki0[0];
      }
      if (ty == 0u) {
        {
          let xa0 = folded0;
          let xai0 = at0;
          let xb0 = block0;
          let xbi0 = blocki0;
          let take0 = ((xb0 < xa0) | ((xa0 == xb0) & (xbi0 < xai0)));
          folded0 = select(xa0, xb0, take0);
          at0 = select(xai0, xbi0, take0);
        }
      }
    }
    if (inside & (ty == 0u)) {
      let v1 = folded0;
      let v2 = at0;
      let v3 = i32(min(v2, 0x7fffffffu));
      let v5 = int_add(v3, v4);
      let v6 = f64_from_i32(v5);
      o0[kept] = bitcast<u32>(v1);
      o1[kept] = v6;
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<vec2<u32>>;
var<workgroup> s0: array<f32, 256>;
var<workgroup> t0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v5 = bitcast<i32>(P[2].y);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: f32 = f32_nan();
    var at0 = 0xffffffffu;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: f32 = f32_nan();
      var blocki0 = 0xffffffffu;
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: f32 = f32_nan();
        var lanei0 = 0xffffffffu;
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = a0[linear];
          let v1 = bitcast<f32>(f64_to_f32_bits(v0));
          {
            let xa0 = lane0;
            let xai0 = lanei0;
            let xb0 = v1;
            let xbi0 = reduced;
            let take0 = (f32_lt(xa0, xb0) | (f32_eq(xa0, xb0) & (xbi0 < xai0)) | (f32_is_nan(xa0) & (!f32_is_nan(xb0) | (xbi0 < xai0))));
            lane0 = select(xa0, xb0, take0);
            lanei0 = select(xai0, xbi0, take0);
          }
        }
        block0 = lane0;
        blocki0 = lanei0;
      }
      if (!in_order) {
        s0[spot] = block0;
        t0[spot] = blocki0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            {
              let xa0 = block0;
              let xai0 = blocki0;
              let xb0 = s0[other];
              let xbi0 = t0[other];
              let take0 = (f32_lt(xa0, xb0) | (f32_eq(xa0, xb0) & (xbi0 < xai0)) | (f32_is_nan(xa0) & (!f32_is_nan(xb0) | (xbi0 < xai0))));
              block0 = select(xa0, xb0, take0);
              blocki0 = select(xai0, xbi0, take0);
            }
            s0[spot] = block0;
            t0[spot] = blocki0;
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        s0[spot] = block0;
        t0[spot] = blocki0;
        workgroupBarrier();
        block0 = s0[0];
        blocki0 = t0[0];
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        {
          let xa0 = folded0;
          let xai0 = at0;
          let xb0 = block0;
          let xbi0 = blocki0;
          let take0 = (f32_lt(xa0, xb0) | (f32_eq(xa0, xb0) & (xbi0 < xai0)) | (f32_is_nan(xa0) & (!f32_is_nan(xb0) | (xbi0 < xai0))));
          folded0 = select(xa0, xb0, take0);
          at0 = select(xai0, xbi0, take0);
        }
      }
    }
    if (!few) {
      s0[spot] = folded0;
      t0[spot] = at0;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          {
            let xa0 = folded0;
            let xai0 = at0;
            let xb0 = s0[other];
            let xbi0 = t0[other];
            let take0 = (f32_lt(xa0, xb0) | (f32_eq(xa0, xb0) & (xbi0 < xai0)) | (f32_is_nan(xa0) & (!f32_is_nan(xb0) | (xbi0 < xai0))));
            folded0 = select(xa0, xb0, take0);
            at0 = select(xai0, xbi0, take0);
          }
          s0[spot] = folded0;
          t0[spot] = at0;
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v2 = folded0;
      let v3 = at0;
      let v4 = i32(min(v3, 0x7fffffffu));
      let v6 = int_add(v4, v5);
      let v7 = f64_from_i32(v6);
      o0[kept] = bitcast<u32>(v2);
      o1[kept] = v7;
    }
  }
}
