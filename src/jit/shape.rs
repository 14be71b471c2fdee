//! The order of blocks in which each comes after those that lead to it, and which of them dominate others: what is needed
//! to write jumps as nested loops and blocks (Ramsey, "Beyond Relooper", ICFP 2022).

use super::region::{End, RegionBlock};

/// Blocks in order, with what WebAssembly's nesting needs to know of them.
pub(super) struct Order {
    /// The place of each block in the order; None for those that are not reached.
    pub place: Vec<Option<usize>>,
    /// The blocks that each dominates immediately, the first of the order first.
    pub children: Vec<Vec<usize>>,
    /// Whether more than one jump forward leads to it.
    pub merges: Vec<bool>,
    /// Whether a jump backward leads to it.
    pub heads: Vec<bool>,
}

/// Where control may go from a block.
pub(super) fn successors(block: &RegionBlock) -> impl Iterator<Item = usize> {
    let (a, b) = match block.end {
        End::Go(to) => (Some(to), None),
        End::If { yes, no, .. } => (Some(yes), Some(no)),
        End::Exit(_) | End::Return => (None, None),
    };
    a.into_iter().chain(b)
}

/// Blocks reached from block 0, each after those that lead to it but for jumps backward.
pub(super) fn reverse_postorder(count: usize, next: impl Fn(usize) -> Vec<usize>) -> Vec<usize> {
    let (mut seen, mut out) = (vec![false; count], Vec::new());
    let mut stack = vec![(0, next(0).into_iter())];
    seen[0] = true;
    while let Some((block, rest)) = stack.last_mut() {
        match rest.next() {
            Some(to) if !seen[to] => {
                seen[to] = true;
                stack.push((to, next(to).into_iter()));
            }
            Some(_) => {}
            None => {
                out.push(*block);
                stack.pop();
            }
        }
    }
    out.reverse();
    out
}

impl Order {
    /// The order of blocks; None where a loop is entered at two places.
    pub(super) fn of(blocks: &[RegionBlock]) -> Option<Order> {
        let order = reverse_postorder(blocks.len(), |b| successors(&blocks[b]).collect());
        let mut place = vec![None; blocks.len()];
        order.iter().enumerate().for_each(|(k, &b)| place[b] = Some(k));
        let mut from: Vec<Vec<usize>> = vec![Vec::new(); order.len()];
        for (k, &b) in order.iter().enumerate() {
            successors(&blocks[b]).filter_map(|to| place[to]).for_each(|to| from[to].push(k));
        }
        // Dominators by the iteration of Cooper, Harvey and Kennedy; all by places in the order.
        let mut above: Vec<Option<usize>> = vec![None; order.len()];
        above[0] = Some(0);
        let meet = |above: &[Option<usize>], mut a: usize, mut b: usize| {
            while a != b {
                if a > b {
                    a = above[a].unwrap_or(0);
                } else {
                    b = above[b].unwrap_or(0);
                }
            }
            a
        };
        let mut changed = true;
        while changed {
            changed = false;
            for k in 1..order.len() {
                let known = from[k].iter().copied().filter(|&p| above[p].is_some());
                let found = known.reduce(|a, b| meet(&above, a, b));
                changed |= found != above[k];
                above[k] = found;
            }
        }
        let dominates = |a: usize, mut b: usize| {
            while b > a {
                b = above[b].unwrap_or(0);
            }
            a == b
        };
        let (mut merges, mut heads) = (vec![false; blocks.len()], vec![false; blocks.len()]);
        for (k, &b) in order.iter().enumerate() {
            merges[b] = from[k].iter().filter(|&&p| p < k).count() > 1;
            for &p in from[k].iter().filter(|&&p| p >= k) {
                if !dominates(k, p) {
                    return None;
                }
                heads[b] = true;
            }
        }
        let mut children = vec![Vec::new(); blocks.len()];
        for k in 1..order.len() {
            children[order[above[k].unwrap_or(0)]].push(order[k]);
        }
        Some(Order { place, children, merges, heads })
    }
}
