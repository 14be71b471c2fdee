//! Maps and sets of nodes. A program's loop captures thousands of nodes, and every stage looks each of them up: the
//! hash must cost less than the look-up. Nobody outside chooses the numbers, so it need not resist anybody.

use super::node::NodeId;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A map by what nobody outside chooses.
pub type FxMap<K, V> = HashMap<K, V, BuildHasherDefault<FxHasher>>;
/// A map by node.
pub type ById<V> = FxMap<NodeId, V>;
/// A set of nodes.
pub type Ids = HashSet<NodeId, BuildHasherDefault<FxHasher>>;

/// FxHash, of Firefox and rustc: a rotation and a multiplication for each word.
#[derive(Clone, Copy, Debug, Default)]
pub struct FxHasher(u64);

impl Hasher for FxHasher {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, x: u8) {
        self.write_u64(u64::from(x));
    }

    fn write_u32(&mut self, x: u32) {
        self.write_u64(u64::from(x));
    }

    fn write_u64(&mut self, x: u64) {
        self.0 = (self.0.rotate_left(5) ^ x).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, x: usize) {
        self.write_u64(x as u64);
    }

    fn finish(&self) -> u64 {
        // The upper bits are the better mixed ones, and tables look at the lower.
        self.0.rotate_left(26)
    }
}
