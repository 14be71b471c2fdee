// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
var<workgroup> s0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<f32>(P[2].y);
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let blocks = (count + 16383u) / 16384u;
    let block = group % blocks;
    let wanted = (group / blocks) * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    let place = kept * blocks + block;
    var folded0: bool = false;
    let first_block = block;
    let end_block = block + 1u;
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
        for (; i + 7u * stride < length; i += 8u * stride) {
          let reduced_0 = base + i + 0u * stride;
          let reduced_1 = base + i + 1u * stride;
          let reduced_2 = base + i + 2u * stride;
          let reduced_3 = base + i + 3u * stride;
          let reduced_4 = base + i + 4u * stride;
          let reduced_5 = base + i + 5u * stride;
          let reduced_6 = base + i + 6u * stride;
          let reduced_7 = base + i + 7u * stride;
          let linear_0 = kept * count + reduced_0;
          let r0_0 = reduced_0;
          let v0_0 = bitcast<f32>(a0[linear_0]);
          let linear_1 = kept * count + reduced_1;
          let r0_1 = reduced_1;
          let v0_1 = bitcast<f32>(a0[linear_1]);
          let linear_2 = kept * count + reduced_2;
          let r0_2 = reduced_2;
          let v0_2 = bitcast<f32>(a0[linear_2]);
          let linear_3 = kept * count + reduced_3;
          let r0_3 = reduced_3;
          let v0_3 = bitcast<f32>(a0[linear_3]);
          let linear_4 = kept * count + reduced_4;
          let r0_4 = reduced_4;
          let v0_4 = bitcast<f32>(a0[linear_4]);
          let linear_5 = kept * count + reduced_5;
          let r0_5 = reduced_5;
          let v0_5 = bitcast<f32>(a0[linear_5]);
          let linear_6 = kept * count + reduced_6;
          let r0_6 = reduced_6;
          let v0_6 = bitcast<f32>(a0[linear_6]);
          let linear_7 = kept * count + reduced_7;
          let r0_7 = reduced_7;
          let v0_7 = bitcast<f32>(a0[linear_7]);
          let v1_0 = f32_sin(v0_0);
          let v3_0 = f32_lt(v1_0, v2);
          if (inside) {
            o0[linear_0] = bitcast<u32>(v1_0);
          }
          lane0 = (lane0 | v3_0);
          let v1_1 = f32_sin(v0_1);
          let v3_1 = f32_lt(v1_1, v2);
          if (inside) {
            o0[linear_1] = bitcast<u32>(v1_1);
          }
          lane0 = (lane0 | v3_1);
          let v1_2 = f32_sin(v0_2);
          let v3_2 = f32_lt(v1_2, v2);
          if (inside) {
            o0[linear_2] = bitcast<u32>(v1_2);
          }
          lane0 = (lane0 | v3_2);
          let v1_3 = f32_sin(v0_3);
          let v3_3 = f32_lt(v1_3, v2);
          if (inside) {
            o0[linear_3] = bitcast<u32>(v1_3);
          }
          lane0 = (lane0 | v3_3);
          let v1_4 = f32_sin(v0_4);
          let v3_4 = f32_lt(v1_4, v2);
          if (inside) {
            o0[linear_4] = bitcast<u32>(v1_4);
          }
          lane0 = (lane0 | v3_4);
          let v1_5 = f32_sin(v0_5);
          let v3_5 = f32_lt(v1_5, v2);
          if (inside) {
            o0[linear_5] = bitcast<u32>(v1_5);
          }
          lane0 = (lane0 | v3_5);
          let v1_6 = f32_sin(v0_6);
          let v3_6 = f32_lt(v1_6, v2);
          if (inside) {
            o0[linear_6] = bitcast<u32>(v1_6);
          }
          lane0 = (lane0 | v3_6);
          let v1_7 = f32_sin(v0_7);
          let v3_7 = f32_lt(v1_7, v2);
          if (inside) {
            o0[linear_7] = bitcast<u32>(v1_7);
          }
          lane0 = (lane0 | v3_7);
        }
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<f32>(a0[linear]);
          let v1 = f32_sin(v0);
          let v3 = f32_lt(v1, v2);
          if (inside) {
            o0[linear] = bitcast<u32>(v1);
          }
          lane0 = (lane0 | v3);
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
      folded0 = block0;
    }
    if (inside & (ty == 0u)) {
      let v4 = folded0;
      o1[place] = select(0u, 1u, v4);
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
var<workgroup> sf0: array<u32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  var v0: bool;
  {
    let count = P[2].x;
    let ty = lid;
    let spot = lid;
    var foldedf0: bool = false;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = count <= 32u;
      let stride = select(256u, 1u, in_order);
      var blockf0: bool = false;
      let rounds = select(1u, select(0u, 1u, ty == 0u), in_order);
      for (var j = 0u; j < rounds; j++) {
        let lane = select(ty, 0u, in_order);
        var lanef0: bool = false;
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let e0 = (a0[reduced] != 0u);
          lanef0 = (lanef0 | e0);
        }
        blockf0 = lanef0;
      }
      if (!in_order) {
        sf0[spot] = select(0u, 1u, blockf0);
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            blockf0 = (blockf0 | (sf0[other] != 0u));
            sf0[spot] = select(0u, 1u, blockf0);
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        sf0[spot] = select(0u, 1u, blockf0);
        workgroupBarrier();
        blockf0 = (sf0[0] != 0u);
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        foldedf0 = (foldedf0 | blockf0);
      }
    }
    if (!few) {
      sf0[spot] = select(0u, 1u, foldedf0);
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          foldedf0 = (foldedf0 | (sf0[other] != 0u));
          sf0[spot] = select(0u, 1u, foldedf0);
        }
        workgroupBarrier();
      }
    }
    if (ty == 0u) {
      sf0[0] = select(0u, 1u, foldedf0);
    }
    workgroupBarrier();
    v0 = (sf0[0] != 0u);
    workgroupBarrier();
  }
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    o0[kept] = select(0u, 1u, v0);
  }
}

// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
@group(0) @binding(3) var<storage, read_write> o1: array<u32>;
var<workgroup> s0: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<f32>(P[2].y);
  let v4 = bitcast<f32>(P[2].z);
  let count = P[0].y;
  let ty = lid & 31u;
  let tx = lid / 32u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let wanted = group * 8u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    var folded0: f32 = bitcast<f32>(0x0u);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: f32 = bitcast<f32>(0x0u);
      var stack0: array<f32, 2>;
      var top = 0u;
      let rounds = 2u;
      for (var j = 0u; j < rounds; j++) {
        let lane = (reverseBits(4u * j) >> 29u) * 32u + ty;
        var lane0: f32 = bitcast<f32>(0x0u);
        var lane0_0: f32 = bitcast<f32>(0x0u);
        var lane0_1: f32 = bitcast<f32>(0x0u);
        var lane0_2: f32 = bitcast<f32>(0x0u);
        var lane0_3: f32 = bitcast<f32>(0x0u);
        var i = lane;
        for (; i + 192u < length; i += 256u) {
          let reduced_0 = base + i + 0u;
          let reduced_1 = base + i + 128u;
          let reduced_2 = base + i + 64u;
          let reduced_3 = base + i + 192u;
          let linear_0 = kept * count + reduced_0;
          let r0_0 = reduced_0;
          let v0_0 = bitcast<f32>(a0[linear_0]);
          let linear_1 = kept * count + reduced_1;
          let r0_1 = reduced_1;
          let v0_1 = bitcast<f32>(a0[linear_1]);
          let linear_2 = kept * count + reduced_2;
          let r0_2 = reduced_2;
          let v0_2 = bitcast<f32>(a0[linear_2]);
          let linear_3 = kept * count + reduced_3;
          let r0_3 = reduced_3;
          let v0_3 = bitcast<f32>(a0[linear_3]);
          let v2_0 = f32_pow(v0_0, v1);
          if (inside) {
            o0[linear_0] = bitcast<u32>(v2_0);
          }
          let v2_1 = f32_pow(v0_1, v1);
          if (inside) {
            o0[linear_1] = bitcast<u32>(v2_1);
          }
          let v2_2 = f32_pow(v0_2, v1);
          if (inside) {
            o0[linear_2] = bitcast<u32>(v2_2);
          }
          let v2_3 = f32_pow(v0_3, v1);
          if (inside) {
            o0[linear_3] = bitcast<u32>(v2_3);
          }
          lane0_0 = f32_add(lane0_0, v2_0);
          lane0_1 = f32_add(lane0_1, v2_1);
          lane0_2 = f32_add(lane0_2, v2_2);
          lane0_3 = f32_add(lane0_3, v2_3);
        }
        for (; i < length; i += 256u) {
          let reduced_0 = base + min(i + 0u, length - 1u);
          let reduced_1 = base + min(i + 128u, length - 1u);
          let reduced_2 = base + min(i + 64u, length - 1u);
          let reduced_3 = base + min(i + 192u, length - 1u);
          let linear_0 = kept * count + reduced_0;
          let r0_0 = reduced_0;
          let v0_0 = bitcast<f32>(a0[linear_0]);
          let linear_1 = kept * count + reduced_1;
          let r0_1 = reduced_1;
          let v0_1 = bitcast<f32>(a0[linear_1]);
          let linear_2 = kept * count + reduced_2;
          let r0_2 = reduced_2;
          let v0_2 = bitcast<f32>(a0[linear_2]);
          let linear_3 = kept * count + reduced_3;
          let r0_3 = reduced_3;
          let v0_3 = bitcast<f32>(a0[linear_3]);
          let v2_0 = f32_pow(v0_0, v1);
          if (inside) {
            o0[linear_0] = bitcast<u32>(v2_0);
          }
          let v2_1 = f32_pow(v0_1, v1);
          if (inside) {
            o0[linear_1] = bitcast<u32>(v2_1);
          }
          let v2_2 = f32_pow(v0_2, v1);
          if (inside) {
            o0[linear_2] = bitcast<u32>(v2_2);
          }
          let v2_3 = f32_pow(v0_3, v1);
          if (inside) {
            o0[linear_3] = bitcast<u32>(v2_3);
          }
          if (i + 0u < length) {
            lane0_0 = f32_add(lane0_0, v2_0);
          }
          if (i + 128u < length) {
            lane0_1 = f32_add(lane0_1, v2_1);
          }
          if (i + 64u < length) {
            lane0_2 = f32_add(lane0_2, v2_2);
          }
          if (i + 192u < length) {
            lane0_3 = f32_add(lane0_3, v2_3);
          }
        }
        lane0_0 = f32_add(lane0_0, lane0_1);
        lane0_2 = f32_add(lane0_2, lane0_3);
        lane0_0 = f32_add(lane0_0, lane0_2);
        lane0 = lane0_0;
        for (var bit = j; (bit & 1u) == 1u; bit >>= 1u) {
          top -= 1u;
          lane0 = f32_add(stack0[top], lane0);
        }
        stack0[top] = lane0;
        top += 1u;
      }
      if (rounds > 0u) {
        block0 = stack0[0];
      }
      if (!in_order) {
        s0[spot] = block0;
        workgroupBarrier();
        for (var half = 16u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = f32_add(block0, s0[other]);
            s0[spot] = block0;
          }
          workgroupBarrier();
        }
      }
      if (ty == 0u) {
        folded0 = f32_add(folded0, block0);
      }
    }
    if (inside & (ty == 0u)) {
      let v3 = folded0;
      let v5 = f32_div(v3, v4);
      o1[kept] = bitcast<u32>(v5);
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
var<workgroup> s0: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let count = P[0].y;
  let ty = lid & 255u;
  let tx = lid / 256u;
  let spot = lid;
  for (var group = wid.x + P[1].z; group < P[0].w; group += P[1].w) {
    let blocks = (count + 16383u) / 16384u;
    let block = group % blocks;
    let wanted = (group / blocks) * 1u + tx;
    let inside = wanted < P[0].x;
    let kept = min(wanted, P[0].x - 1u);
    let place = kept * blocks + block;
    var folded0: f32 = bitcast<f32>(0x0u);
    let first_block = block;
    let end_block = block + 1u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: f32 = bitcast<f32>(0x0u);
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: f32 = bitcast<f32>(0x0u);
        var i = lane;
        for (; i + 7u * stride < length; i += 8u * stride) {
          let reduced_0 = base + i + 0u * stride;
          let reduced_1 = base + i + 1u * stride;
          let reduced_2 = base + i + 2u * stride;
          let reduced_3 = base + i + 3u * stride;
          let reduced_4 = base + i + 4u * stride;
          let reduced_5 = base + i + 5u * stride;
          let reduced_6 = base + i + 6u * stride;
          let reduced_7 = base + i + 7u * stride;
          let linear_0 = kept * count + reduced_0;
          let r0_0 = reduced_0;
          let v0_0 = bitcast<f32>(a0[linear_0]);
          let linear_1 = kept * count + reduced_1;
          let r0_1 = reduced_1;
          let v0_1 = bitcast<f32>(a0[linear_1]);
          let linear_2 = kept * count + reduced_2;
          let r0_2 = reduced_2;
          let v0_2 = bitcast<f32>(a0[linear_2]);
          let linear_3 = kept * count + reduced_3;
          let r0_3 = reduced_3;
          let v0_3 = bitcast<f32>(a0[linear_3]);
          let linear_4 = kept * count + reduced_4;
          let r0_4 = reduced_4;
          let v0_4 = bitcast<f32>(a0[linear_4]);
          let linear_5 = kept * count + reduced_5;
          let r0_5 = reduced_5;
          let v0_5 = bitcast<f32>(a0[linear_5]);
          let linear_6 = kept * count + reduced_6;
          let r0_6 = reduced_6;
          let v0_6 = bitcast<f32>(a0[linear_6]);
          let linear_7 = kept * count + reduced_7;
          let r0_7 = reduced_7;
          let v0_7 = bitcast<f32>(a0[linear_7]);
          let v1_0 = f32_exp(v0_0);
          lane0 = f32_add(lane0, v1_0);
          let v1_1 = f32_exp(v0_1);
          lane0 = f32_add(lane0, v1_1);
          let v1_2 = f32_exp(v0_2);
          lane0 = f32_add(lane0, v1_2);
          let v1_3 = f32_exp(v0_3);
          lane0 = f32_add(lane0, v1_3);
          let v1_4 = f32_exp(v0_4);
          lane0 = f32_add(lane0, v1_4);
          let v1_5 = f32_exp(v0_5);
          lane0 = f32_add(lane0, v1_5);
          let v1_6 = f32_exp(v0_6);
          lane0 = f32_add(lane0, v1_6);
          let v1_7 = f32_exp(v0_7);
          lane0 = f32_add(lane0, v1_7);
        }
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = bitcast<f32>(a0[linear]);
          let v1 = f32_exp(v0);
          lane0 = f32_add(lane0, v1);
        }
        block0 = lane0;
      }
      if (!in_order) {
        s0[spot] = block0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = f32_add(block0, s0[other]);
            s0[spot] = block0;
          }
          workgroupBarrier();
        }
      }
      folded0 = block0;
    }
    if (inside & (ty == 0u)) {
      let v2 = folded0;
      o0[place] = bitcast<u32>(v2);
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
var<workgroup> sf0: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  var v0: f32;
  {
    let count = P[2].x;
    let ty = lid;
    let spot = lid;
    var foldedf0: f32 = bitcast<f32>(0x0u);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = count <= 32u;
      let stride = select(256u, 1u, in_order);
      var blockf0: f32 = bitcast<f32>(0x0u);
      let rounds = select(1u, select(0u, 1u, ty == 0u), in_order);
      for (var j = 0u; j < rounds; j++) {
        let lane = select(ty, 0u, in_order);
        var lanef0: f32 = bitcast<f32>(0x0u);
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let e0 = bitcast<f32>(a0[reduced]);
          lanef0 = f32_add(lanef0, e0);
        }
        blockf0 = lanef0;
      }
      if (!in_order) {
        sf0[spot] = blockf0;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            blockf0 = f32_add(blockf0, sf0[other]);
            sf0[spot] = blockf0;
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        sf0[spot] = blockf0;
        workgroupBarrier();
        blockf0 = sf0[0];
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        foldedf0 = f32_add(foldedf0, blockf0);
      }
    }
    if (!few) {
      sf0[spot] = foldedf0;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          foldedf0 = f32_add(foldedf0, sf0[other]);
          sf0[spot] = foldedf0;
        }
        workgroupBarrier();
      }
    }
    if (ty == 0u) {
      sf0[0] = foldedf0;
    }
    workgroupBarrier();
    v0 = sf0[0];
    workgroupBarrier();
  }
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    o0[kept] = bitcast<u32>(v0);
  }
}
