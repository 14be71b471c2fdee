//! What the host takes for work that a device could do as well: the one place where each family says what it costs. Who
//! captures work on an array of the host compares that with the way to the device and back. Must not know devices.

/// Work by family.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum HostWork {
    /// Multiplications and additions of convolutions and filters that are told so many.
    Products(f64),
    /// Fourier transforms of so many elements, each among so many.
    Transform(usize, usize),
    /// So many elements read or written at listed places.
    Places(usize),
    /// So many elements sorted as keys, in passes.
    Sort(usize),
    /// So many elements brought in order by comparing them, and what follows from that: groups of equal ones.
    Order(usize),
    /// So many elements looked for among so many others, which are brought in order.
    Search(usize, usize),
    /// So many elements looked for among so many others, which are in order.
    Lookup(usize, usize),
    /// So many elements added where their subscripts say.
    Accumulate(usize),
}

impl HostWork {
    /// How long it takes, in nanoseconds.
    pub fn nanoseconds(self) -> f64 {
        let steps = |n: usize| f64::from(n.max(2).ilog2());
        match self {
            HostWork::Products(count) => count,
            HostWork::Transform(all, points) => 2.0 * all as f64 * steps(points),
            HostWork::Places(count) => 4.0 * count as f64,
            HostWork::Sort(count) => 60.0 * count as f64,
            HostWork::Order(count) => 15.0 * count as f64 * steps(count),
            HostWork::Lookup(count, among) => 15.0 * count as f64 * steps(among),
            HostWork::Search(count, among) => {
                let search = HostWork::Lookup(count, among).nanoseconds();
                HostWork::Order(among).nanoseconds() + search
            }
            HostWork::Accumulate(count) => 20.0 * count as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn more_work_takes_longer() {
        let work = |n: usize| {
            [
                HostWork::Products(n as f64),
                HostWork::Transform(n, n),
                HostWork::Places(n),
                HostWork::Sort(n),
                HostWork::Order(n),
                HostWork::Search(n, 100),
                HostWork::Search(100, n),
                HostWork::Lookup(n, 100),
                HostWork::Accumulate(n),
            ]
        };
        for (few, many) in work(1000).into_iter().zip(work(100_000)) {
            assert!(few.nanoseconds() * 40.0 < many.nanoseconds(), "{few:?}, {many:?}");
        }
    }
}
