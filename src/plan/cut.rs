//! The minimum cut between two sides, by augmenting along shortest paths (Edmonds and Karp 1972). Must not know what the
//! sides are.

use std::collections::VecDeque;

/// What is too little to matter beside the least cost, in nanoseconds.
const NOTHING: f64 = 1e-6;

/// A network of capacities between the device's side and the host's.
pub(super) struct Network {
    /// The edges of each vertex; edge `e` goes back along `e ^ 1`.
    edges: Vec<Vec<usize>>,
    /// Where each edge leads, and the capacity that is left.
    to: Vec<(usize, f64)>,
}

impl Network {
    /// The vertex of the device.
    pub(super) const DEVICE: usize = 0;
    /// The vertex of the host.
    pub(super) const HOST: usize = 1;

    /// One with a vertex for each of so many steps.
    pub(super) fn new(steps: usize) -> Network {
        Network { edges: vec![Vec::new(); steps + 2], to: Vec::new() }
    }

    /// The vertex of a step.
    pub(super) fn step(&self, k: usize) -> usize {
        k + 2
    }

    /// Another vertex.
    pub(super) fn another(&mut self) -> usize {
        self.edges.push(Vec::new());
        self.edges.len() - 1
    }

    /// What it costs to have the one on the device's side, and the other on the host's.
    pub(super) fn tie(&mut self, from: usize, to: usize, cost: f64) {
        for (from, to, cost) in [(from, to, cost), (to, from, 0.0)] {
            self.edges[from].push(self.to.len());
            self.to.push((to, cost));
        }
    }

    /// Which vertices are on the device's side of the least cut.
    pub(super) fn cut(&mut self) -> Vec<bool> {
        loop {
            let by = self.reached();
            if by[Self::HOST].is_none() {
                return by.iter().map(Option::is_some).collect();
            }
            let back = |e: usize| self.to[e ^ 1].0;
            let path = || {
                std::iter::successors(by[Self::HOST], |&e| match back(e) {
                    Self::DEVICE => None,
                    v => by[v],
                })
            };
            let least = path().map(|e| self.to[e].1).fold(f64::INFINITY, f64::min);
            let path: Vec<usize> = path().collect();
            for e in path {
                self.to[e].1 -= least;
                self.to[e ^ 1].1 += least;
            }
        }
    }

    /// The edge by which each vertex is reached first from the device; the device by any.
    fn reached(&self) -> Vec<Option<usize>> {
        let mut by: Vec<Option<usize>> = vec![None; self.edges.len()];
        by[Self::DEVICE] = Some(usize::MAX);
        let mut queue = VecDeque::from([Self::DEVICE]);
        while let Some(v) = queue.pop_front() {
            for &e in &self.edges[v] {
                let (to, left) = self.to[e];
                if left > NOTHING && by[to].is_none() {
                    by[to] = Some(e);
                    queue.push_back(to);
                }
            }
        }
        by
    }
}

#[cfg(test)]
mod tests {
    use super::Network;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn the_least_cut_is_found() {
        // Two steps: the first is cheap on the device, the second on the host, and to move costs 3.
        let side = |moves: f64| {
            let mut net = Network::new(2);
            for (k, host, device) in [(0, 9.0, 1.0), (1, 2.0, 6.0)] {
                net.tie(Network::DEVICE, net.step(k), host);
                net.tie(net.step(k), Network::HOST, device);
            }
            net.tie(net.step(0), net.step(1), moves);
            let device = net.cut();
            [device[net.step(0)], device[net.step(1)]]
        };
        assert_eq!(side(3.0), [true, false]);
        assert_eq!(side(5.0), [true, true]);
    }
}
