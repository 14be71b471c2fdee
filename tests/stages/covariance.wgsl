// group 0
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read_write> o0: array<u32>;
var<workgroup> s0: array<f32, 256>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v2 = bitcast<f32>(P[2].y);
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
      var stack0: array<f32, 1>;
      var top = 0u;
      let rounds = 1u;
      for (var j = 0u; j < rounds; j++) {
        let lane = (reverseBits(8u * j) >> 29u) * 32u + ty;
        var lane0: f32 = bitcast<f32>(0x0u);
        var lane0_0: f32 = bitcast<f32>(0x0u);
        var lane0_1: f32 = bitcast<f32>(0x0u);
        var lane0_2: f32 = bitcast<f32>(0x0u);
        var lane0_3: f32 = bitcast<f32>(0x0u);
        var lane0_4: f32 = bitcast<f32>(0x0u);
        var lane0_5: f32 = bitcast<f32>(0x0u);
        var lane0_6: f32 = bitcast<f32>(0x0u);
        var lane0_7: f32 = bitcast<f32>(0x0u);
        var i = lane;
        for (; i + 224u < length; i += 256u) {
          let reduced_0 = base + i + 0u;
          let reduced_1 = base + i + 128u;
          let reduced_2 = base + i + 64u;
          let reduced_3 = base + i + 192u;
          let reduced_4 = base + i + 32u;
          let reduced_5 = base + i + 160u;
          let reduced_6 = base + i + 96u;
          let reduced_7 = base + i + 224u;
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
          lane0_0 = f32_add(lane0_0, v0_0);
          lane0_1 = f32_add(lane0_1, v0_1);
          lane0_2 = f32_add(lane0_2, v0_2);
          lane0_3 = f32_add(lane0_3, v0_3);
          lane0_4 = f32_add(lane0_4, v0_4);
          lane0_5 = f32_add(lane0_5, v0_5);
          lane0_6 = f32_add(lane0_6, v0_6);
          lane0_7 = f32_add(lane0_7, v0_7);
        }
        for (; i < length; i += 256u) {
          let reduced_0 = base + min(i + 0u, length - 1u);
          let reduced_1 = base + min(i + 128u, length - 1u);
          let reduced_2 = base + min(i + 64u, length - 1u);
          let reduced_3 = base + min(i + 192u, length - 1u);
          let reduced_4 = base + min(i + 32u, length - 1u);
          let reduced_5 = base + min(i + 160u, length - 1u);
          let reduced_6 = base + min(i + 96u, length - 1u);
          let reduced_7 = base + min(i + 224u, length - 1u);
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
          if (i + 0u < length) {
            lane0_0 = f32_add(lane0_0, v0_0);
          }
          if (i + 128u < length) {
            lane0_1 = f32_add(lane0_1, v0_1);
          }
          if (i + 64u < length) {
            lane0_2 = f32_add(lane0_2, v0_2);
          }
          if (i + 192u < length) {
            lane0_3 = f32_add(lane0_3, v0_3);
          }
          if (i + 32u < length) {
            lane0_4 = f32_add(lane0_4, v0_4);
          }
          if (i + 160u < length) {
            lane0_5 = f32_add(lane0_5, v0_5);
          }
          if (i + 96u < length) {
            lane0_6 = f32_add(lane0_6, v0_6);
          }
          if (i + 224u < length) {
            lane0_7 = f32_add(lane0_7, v0_7);
          }
        }
        lane0_0 = f32_add(lane0_0, lane0_1);
        lane0_2 = f32_add(lane0_2, lane0_3);
        lane0_4 = f32_add(lane0_4, lane0_5);
        lane0_6 = f32_add(lane0_6, lane0_7);
        lane0_0 = f32_add(lane0_0, lane0_2);
        lane0_4 = f32_add(lane0_4, lane0_6);
        lane0_0 = f32_add(lane0_0, lane0_4);
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
      let v1 = folded0;
      let v3 = f32_div(v1, v2);
      o0[kept] = bitcast<u32>(v3);
    }
  }
}

// group 1
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a0: array<u32>;
@group(0) @binding(2) var<storage, read> a1: array<u32>;
@group(0) @binding(3) var<storage, read_write> o0: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  for (var first = wid.x * 256u + lid; first < P[0].x; first += 4u * P[1].z) {
    let kept_0 = first + 0u * P[1].z;
    let kept_1 = first + 1u * P[1].z;
    let kept_2 = first + 2u * P[1].z;
    let kept_3 = first + 3u * P[1].z;
    let cq0_0 = kept_0 / P[2].x;
    let c0_0 = kept_0 - cq0_0 * P[2].x;
    let c1_0 = cq0_0;
    let v0_0 = bitcast<f32>(a0[kept_0]);
    let v1_0 = bitcast<f32>(a1[P[2].z + P[2].w * c0_0 + P[3].x * c1_0]);
    let cq0_1 = kept_1 / P[2].x;
    let c0_1 = kept_1 - cq0_1 * P[2].x;
    let c1_1 = cq0_1;
    let v0_1 = bitcast<f32>(a0[kept_1]);
    let v1_1 = bitcast<f32>(a1[P[2].z + P[2].w * c0_1 + P[3].x * c1_1]);
    let cq0_2 = kept_2 / P[2].x;
    let c0_2 = kept_2 - cq0_2 * P[2].x;
    let c1_2 = cq0_2;
    let v0_2 = bitcast<f32>(a0[kept_2]);
    let v1_2 = bitcast<f32>(a1[P[2].z + P[2].w * c0_2 + P[3].x * c1_2]);
    let cq0_3 = kept_3 / P[2].x;
    let c0_3 = kept_3 - cq0_3 * P[2].x;
    let c1_3 = cq0_3;
    let v0_3 = bitcast<f32>(a0[kept_3]);
    let v1_3 = bitcast<f32>(a1[P[2].z + P[2].w * c0_3 + P[3].x * c1_3]);
    let v2_0 = f32_sub(v0_0, v1_0);
    if (kept_0 < P[0].x) {
      o0[kept_0] = bitcast<u32>(v2_0);
    }
    let v2_1 = f32_sub(v0_1, v1_1);
    if (kept_1 < P[0].x) {
      o0[kept_1] = bitcast<u32>(v2_1);
    }
    let v2_2 = f32_sub(v0_2, v1_2);
    if (kept_2 < P[0].x) {
      o0[kept_2] = bitcast<u32>(v2_2);
    }
    let v2_3 = f32_sub(v0_3, v1_3);
    if (kept_3 < P[0].x) {
      o0[kept_3] = bitcast<u32>(v2_3);
    }
  }
}

// group 2
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> a0: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> o0: array<vec4<u32>>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let v1 = bitcast<f32>(P[2].x);
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
    let v2_0 = f32_div(v0_0, v1);
    let result0_0 = bitcast<u32>(v2_0);
    let v2_1 = f32_div(v0_1, v1);
    let result0_1 = bitcast<u32>(v2_1);
    let v2_2 = f32_div(v0_2, v1);
    let result0_2 = bitcast<u32>(v2_2);
    let v2_3 = f32_div(v0_3, v1);
    let result0_3 = bitcast<u32>(v2_3);
    o0[quad] = vec4<u32>(result0_0, result0_1, result0_2, result0_3);
  }
}

// matmul Kind { tile: Tile { quads: 1, columns: 1, depth: 16 }, a_along_k: true, b_along_k: true, a_quads: false, b_quads: true }
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 4>;
@group(0) @binding(1) var<storage, read> a: array<u32>;
@group(0) @binding(2) var<storage, read> b: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> c: array<u32>;
var<workgroup> ta: array<vec4<f32>, 256>;
var<workgroup> tb: array<f32, 256>;
fn a_at(i: u32, k: u32, base: u32) -> f32 {
  if ((i < P[0].x) & (k < P[0].z)) {
    return bitcast<f32>(a[base + i * P[2].x + k * P[2].y]);
  }
  return 0.0;
}
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) l: u32) {
  let tx = l & 15u;
  let ty = l >> 4u;
  let y = wid.y + P[3].w;
  let part = y / P[0].w;
  let batch = part / P[3].y;
  let top = (wid.x + P[3].z) * 64u;
  let left = (y - part * P[0].w) * 16u;
  let a_base = batch * P[1].z;
  let b_base = batch * P[1].w;
  let begin = (part - batch * P[3].y) * P[3].x;
  let end = min(begin + P[3].x, P[0].z);
  var r0_0 = vec4<f32>(0.0);
  for (var k0 = begin; k0 < end; k0 += 16u) {
    {
      let quad = (l + 0u) / 16u;
      let step = (l + 0u) & 15u;
      let i = top + quad * 4u;
      let k = k0 + step;
      let x = vec4<f32>(a_at(i, k, a_base), a_at(i + 1u, k, a_base), a_at(i + 2u, k, a_base), a_at(i + 3u, k, a_base));
      ta[step * 16u + quad] = x;
    }
    if (l < 64u) {
      let column = (l + 0u) / 4u;
      let step = ((l + 0u) & 3u) * 4u;
      let j = left + column;
      let k = k0 + step;
      var v = vec4<u32>(0u);
      if ((j < P[0].y) & (k < P[0].z)) {
        v = b[(b_base + k + j * P[0].z) >> 2u];
      }
      let x = bitcast<vec4<f32>>(v);
      tb[(step + 0u) * 16u + column] = x.x;
      tb[(step + 1u) * 16u + column] = x.y;
      tb[(step + 2u) * 16u + column] = x.z;
      tb[(step + 3u) * 16u + column] = x.w;
    }
    workgroupBarrier();
    for (var k = 0u; k < 16u; k++) {
      let a0 = ta[k * 16u + tx + 0u];
      let b0 = tb[k * 16u + ty * 1u + 0u];
      r0_0 = r0_0 + a0 * b0;
    }
    workgroupBarrier();
  }
  let c_base = part * P[0].x * P[0].y;
  let j0 = left + ty * 1u + 0u;
  if (j0 < P[0].y) {
    let i0 = top + (tx + 0u) * 4u;
    if (i0 + 0u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 0u] = bitcast<u32>(r0_0.x); }
    if (i0 + 1u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 1u] = bitcast<u32>(r0_0.y); }
    if (i0 + 2u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 2u] = bitcast<u32>(r0_0.z); }
    if (i0 + 3u < P[0].x) { c[c_base + j0 * P[0].x + i0 + 3u] = bitcast<u32>(r0_0.w); }
  }
}
