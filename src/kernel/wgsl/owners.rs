//! The shaders that find the last write to each element. Must not know devices.

/// Elements, or writes, of a group.
pub const BLOCK: u32 = 4096;
/// Words of the block of numbers.
pub const WORDS: usize = 12;

/// One dispatch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pass {
    /// Makes all elements nobody's.
    Clear,
    /// Gives each to its last write.
    Claim,
}

/// Workgroups in x and y.
pub fn grid(pass: Pass, count: u32, len: u32) -> (u32, u32) {
    let all = if pass == Pass::Clear { len } else { count };
    (all.div_ceil(BLOCK), 1)
}

/// The block of numbers.
pub fn words(count: u32, len: u32) -> Vec<u32> {
    vec![count, len, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
}

/// The text of a pass.
pub fn text(pass: Pass) -> String {
    match pass {
        Pass::Clear => include_str!("../../../shaders/routine/owners_clear.wgsl"),
        Pass::Claim => include_str!("../../../shaders/routine/owners_claim.wgsl"),
    }
    .to_owned()
}
