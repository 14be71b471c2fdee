//! The straight runs of a chunk's instructions, and sets of registers: what analyses work on.

use super::chunk::Chunk;
use super::effects::successors;
use super::instr::Reg;

/// Runs of instructions that are entered at their beginning only.
pub(super) struct Blocks {
    /// The address at which each begins, ascending; one beyond the last at the end.
    pub starts: Vec<usize>,
    /// The blocks that may follow each.
    pub next: Vec<Vec<usize>>,
}

impl Blocks {
    /// The blocks of a chunk whose jumps stay within it.
    pub(super) fn of(chunk: &Chunk) -> Blocks {
        let n = chunk.code.len();
        let mut leads = vec![false; n + 1];
        leads[0] = true;
        leads[n] = true;
        for (pc, instr) in chunk.code.iter().enumerate() {
            let (falls, to) = successors(instr);
            if let Some(to) = to {
                leads[to as usize] = true;
            }
            if to.is_some() || !falls {
                leads[pc + 1] = true;
            }
        }
        let starts: Vec<usize> = (0..=n).filter(|&pc| leads[pc]).collect();
        let block_at = |pc: usize| starts.partition_point(|&start| start <= pc) - 1;
        let next = starts
            .windows(2)
            .map(|block| {
                let last = block[1] - 1;
                let (falls, to) = successors(&chunk.code[last]);
                let falls = (falls && last + 1 < n).then_some(last + 1);
                falls.into_iter().chain(to.map(|to| to as usize)).map(block_at).collect()
            })
            .collect();
        Blocks { starts, next }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.next.len()
    }

    /// The addresses of a block.
    pub(super) fn addresses(&self, block: usize) -> std::ops::Range<usize> {
        self.starts[block]..self.starts[block + 1]
    }
}

/// A set of registers.
#[derive(Clone, PartialEq)]
pub(super) struct Registers(Vec<u64>);

impl Registers {
    /// The empty set among so many registers.
    pub(super) fn none(count: usize) -> Registers {
        Registers(vec![0; count.div_ceil(64)])
    }
    /// Whether a register is in it.
    pub(super) fn has(&self, reg: Reg) -> bool {
        self.0.get(reg as usize / 64).is_some_and(|word| word >> (reg % 64) & 1 == 1)
    }
    /// Puts a register in.
    pub(super) fn add(&mut self, reg: Reg) {
        if let Some(word) = self.0.get_mut(reg as usize / 64) {
            *word |= 1 << (reg % 64);
        }
    }
    /// Takes a register out.
    pub(super) fn remove(&mut self, reg: Reg) {
        if let Some(word) = self.0.get_mut(reg as usize / 64) {
            *word &= !(1 << (reg % 64));
        }
    }
    /// Adds all of another set.
    pub(super) fn unite(&mut self, other: &Registers) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }
    /// Keeps what is in another set as well.
    pub(super) fn keep(&mut self, other: &Registers) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
    }
}

/// Whether a chunk is small enough for an analysis that keeps a set a block.
pub(super) fn affordable(blocks: &Blocks, registers: usize) -> bool {
    blocks.len().saturating_mul(registers.div_ceil(64)) <= 1 << 20
}
