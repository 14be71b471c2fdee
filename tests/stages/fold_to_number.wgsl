// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> o1: array<vec2<u32>>;
var<workgroup> s0: array<vec2<u32>, 256>;
var<workgroup> s1: array<vec2<u32>, 256>;
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
    var folded0: vec2<u32> = vec2<u32>(0x0u, 0x0u);
    var folded1: vec2<u32> = F64_NAN;
    let first_block = block;
    let end_block = block + 1u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = false;
      let stride = 256u;
      var block0: vec2<u32> = vec2<u32>(0x0u, 0x0u);
      var block1: vec2<u32> = F64_NAN;
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = ty;
        var lane0: vec2<u32> = vec2<u32>(0x0u, 0x0u);
        var lane1: vec2<u32> = F64_NAN;
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let linear = kept * count + reduced;
          let r0 = reduced;
          let v0 = a0[linear];
          lane0 = f64_add(lane0, v0);
          lane1 = f64_greatest(lane1, v0);
        }
        block0 = lane0;
        block1 = lane1;
      }
      if (!in_order) {
        s0[spot] = block0;
        s1[spot] = block1;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            block0 = f64_add(block0, s0[other]);
            s0[spot] = block0;
            block1 = f64_greatest(block1, s1[other]);
            s1[spot] = block1;
          }
          workgroupBarrier();
        }
      }
      folded0 = block0;
      folded1 = block1;
    }
    if (inside & (ty == 0u)) {
      let v1 = folded0;
      let v2 = folded1;
      o0[place] = v1;
      o1[place] = v2;
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> a1: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> a2: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> o0: array<vec2<u32>>;
var<workgroup> sf1: array<vec2<u32>, 256>;
var<workgroup> sf3: array<vec2<u32>, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  var v1: vec2<u32>;
  {
    let count = P[2].x;
    let ty = lid;
    let spot = lid;
    var foldedf1: vec2<u32> = vec2<u32>(0x0u, 0x0u);
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = count <= 32u;
      let stride = select(256u, 1u, in_order);
      var blockf1: vec2<u32> = vec2<u32>(0x0u, 0x0u);
      let rounds = select(1u, select(0u, 1u, ty == 0u), in_order);
      for (var j = 0u; j < rounds; j++) {
        let lane = select(ty, 0u, in_order);
        var lanef1: vec2<u32> = vec2<u32>(0x0u, 0x0u);
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let e1 = a1[reduced];
          lanef1 = f64_add(lanef1, e1);
        }
        blockf1 = lanef1;
      }
      if (!in_order) {
        sf1[spot] = blockf1;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            blockf1 = f64_add(blockf1, sf1[other]);
            sf1[spot] = blockf1;
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        sf1[spot] = blockf1;
        workgroupBarrier();
        blockf1 = sf1[0];
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        foldedf1 = f64_add(foldedf1, blockf1);
      }
    }
    if (!few) {
      sf1[spot] = foldedf1;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          foldedf1 = f64_add(foldedf1, sf1[other]);
          sf1[spot] = foldedf1;
        }
        workgroupBarrier();
      }
    }
    if (ty == 0u) {
      sf1[0] = foldedf1;
    }
    workgroupBarrier();
    v1 = sf1[0];
    workgroupBarrier();
  }
  var v3: vec2<u32>;
  {
    let count = P[2].y;
    let ty = lid;
    let spot = lid;
    var foldedf3: vec2<u32> = F64_NAN;
    let first_block = 0u;
    let end_block = (count + 16383u) / 16384u;
    let few = end_block - first_block <= 32u;
    for (var b = first_block; b < end_block; b++) {
      let base = b * 16384u;
      let length = min(16384u, count - base);
      let in_order = count <= 32u;
      let stride = select(256u, 1u, in_order);
      var blockf3: vec2<u32> = F64_NAN;
      let rounds = select(1u, select(0u, 1u, ty == 0u), in_order);
      for (var j = 0u; j < rounds; j++) {
        let lane = select(ty, 0u, in_order);
        var lanef3: vec2<u32> = F64_NAN;
        var i = lane;
        for (; i < length; i += stride) {
          let reduced = base + i;
          let e3 = a2[reduced];
          lanef3 = f64_greatest(lanef3, e3);
        }
        blockf3 = lanef3;
      }
      if (!in_order) {
        sf3[spot] = blockf3;
        workgroupBarrier();
        for (var half = 128u; half > 0u; half >>= 1u) {
          if (ty < half) {
            let other = spot + half * 1u;
            blockf3 = f64_greatest(blockf3, sf3[other]);
            sf3[spot] = blockf3;
          }
          workgroupBarrier();
        }
      }
      if (end_block > 1u) {
        sf3[spot] = blockf3;
        workgroupBarrier();
        blockf3 = sf3[0];
        workgroupBarrier();
      }
      if (ty == select(b & 255u, 0u, few)) {
        foldedf3 = f64_greatest(foldedf3, blockf3);
      }
    }
    if (!few) {
      sf3[spot] = foldedf3;
      workgroupBarrier();
      for (var half = 128u; half > 0u; half >>= 1u) {
        if (ty < half) {
          let other = spot + half * 1u;
          foldedf3 = f64_greatest(foldedf3, sf3[other]);
          sf3[spot] = foldedf3;
        }
        workgroupBarrier();
      }
    }
    if (ty == 0u) {
      sf3[0] = foldedf3;
    }
    workgroupBarrier();
    v3 = sf3[0];
    workgroupBarrier();
  }
  for (var kept = wid.x * 256u + lid; kept < P[0].x; kept += P[1].z) {
    let v0 = a0[kept];
    let v2 = f64_div(v0, v1);
    let v4 = f64_add(v2, v3);
    o0[kept] = v4;
  }
}
