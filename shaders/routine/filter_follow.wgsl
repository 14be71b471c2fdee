// What is in the delays, with twice the digits where the powers of a step's map want them.
alias Pairs = array<vec2<f32>, DELAYS>;
var<private> joined: Pairs;
var<workgroup> spots: array<Pairs, THREADS>;
// Adds to the delays what others turn into by a power. What is not finite stays in a recursion for good; what is 0 stays 0, also
// where the power has overflowed.
fn follow(level: u32, earlier: Pairs) {
  var others = earlier;
  var finite = true;
  let careful = bitcast<u32>(powers[0].x) != 0u;
  for (var k = 0u; k < DELAYS; k++) {
    finite = finite & f32_is_finite(others[k].x);
    if (others[k].x != 0.0) {
      for (var d = 0u; d < DELAYS; d++) {
        let power = powers[1u + (level * DELAYS + k) * DELAYS + d];
        if (careful) {
          joined[d] = pair_add(joined[d], pair_mul(power, others[k]));
        } else {
          joined[d].x += power.x * others[k].x;
        }
      }
    }
  }
  for (var d = 0u; d < DELAYS; d++) {
    joined[d] = select(vec2<f32>(f32_nan(), 0.0), joined[d], finite);
  }
}
// Of what each thread has by itself in the delays makes what is there after it and all before; neighbours are a power of `first` apart.
fn follow_all(lid: u32, first: u32) {
  spots[lid] = joined;
  workgroupBarrier();
  for (var k = 0u; (1u << k) < THREADS; k++) {
    if (lid >= (1u << k)) {
      follow(first + k, spots[lid - (1u << k)]);
    }
    workgroupBarrier();
    spots[lid] = joined;
    workgroupBarrier();
  }
}
