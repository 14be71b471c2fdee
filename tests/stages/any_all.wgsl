// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<vec2<u32>>;
var<workgroup> s0: array<u32, 256>;
var<workgroup> s1: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].y, P[2].z);
  let v3 = vec2<u32>(P[2].w, P[3].x);
  let count = P[0].y;
  let ty = lid & 31u;
  let tx = lid / 32u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 8u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: bool = false;
    var folded1: u32 = 0x0u;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: bool = false;
      var block1: u32 = 0x0u;
      var stack0: array<bool, 4>;
      var stack1: array<u32, 4>;
      var top = 0u;
      let rounds = 8u;
      for (var j = 0u; j < rounds; j++) {
        let lane = (reverseBits(j) >> 29u) * 32u + ty;
        var lane0: bool = false;
        var lane1: u32 = 0x0u;
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = a0[linear];
          let v2 = f64_lt(v1, v0);
          let v4 = f64_lt(v3, v0);
          let v5 = select(0u, 1u, v4);
          lane0 = (lane0 | v2);
          lane1 = uint_add(lane1, v5);
        }
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          lane0 = (stack0[top] | lane0);
          lane1 = uint_add(stack1[top], lane1);
        }
        stack0[top] = lane0;
        stack1[top] = lane1;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
      }
      if (rounds > 0u) {
        block1 = stack1[0];
      }
      if (!in_order) {
        s0[spot] = select(0u, 1u, block0);
        s1[spot] = block1;
        workgroupBarrier();
        for (var half = 16u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = (block0 | (s0[other] != 0u));
            s0[spot] = select(0u, 1u, block0);
            block1 = uint_add(block1, s1[other]);
            s1[spot] = block1;
          }
          workgroupBarrier();
        }
      }
      if (ty == 0u) {
        folded0 = (folded0 | block0);
        folded1 = uint_add(folded1, block1);
      }
    }
    if (inside & (ty == 0u)) {
      let v6 = folded0;
      let v7 = folded1;
      let v8 = f64_from_u32(v7);
      o0[kept] = select(0u, 1u, v6);
      o1[kept] = v8;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
var<workgroup> s0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[3].z, P[3].w);
  let count = P[0].y;
  let tx = lid & 255u;
  let ty = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 256u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    let c0 = kept;
    var folded0: bool = true;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = true;
      let stride = 1u;
      var block0: bool = true;
      var stack0: array<bool, 9>;
      var top = 0u;
      let rounds = select(0u, 1u, ty == 0u);
      for (var j = 0u; j < rounds; j++) {
        let lane = 0u;
        var lane0: bool = true;
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = a0[P[2].z + P[2].w * c0 + P[3].x * r0];
          let v2 = f64_lt(v0, v1);
          lane0 = (lane0 & v2);
        }
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          lane0 = (stack0[top] & lane0);
        }
        stack0[top] = lane0;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
      }
      if (ty == 0u) {
        folded0 = (folded0 & block0);
      }
    }
    if (inside & (ty == 0u)) {
      let v3 = folded0;
      o0[kept] = select(0u, 1u, v3);
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
var<workgroup> s0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = vec2<u32>(P[2].y, P[2].z);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: u32 = 0x0u;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: u32 = 0x0u;
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: u32 = 0x0u;
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = a0[linear];
          let v2 = f64_lt(v1, v0);
          let v3 = select(0u, 1u, v2);
          lane0 = uint_add(lane0, v3);
        }
        block0 = lane0;
      }
      if (!in_order) {
        s0[spot] = block0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = uint_add(block0, s0[other]);
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
        folded0 = uint_add(folded0, block0);
      }
    }
    if (!few) {
      s0[spot] = folded0;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          folded0 = uint_add(folded0, s0[other]);
          s0[spot] = folded0;
        }
        workgroupBarrier();
      }
    }
    if (inside & (ty == 0u)) {
      let v4 = folded0;
      let v5 = f64_from_u32(v4);
      o0[kept] = v5;
    }
  }
}
