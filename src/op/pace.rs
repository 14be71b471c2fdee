//! Long work that gives way: a future that is pending now and then, for no other reason than that whoever drives
//! it may do something else before it goes on, or give it up. Must not know who that is, nor time.

use std::future::Future;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

/// Work between two places where it gives way, in the units of the op table's costs: some two milliseconds.
const STRIDE: u64 = 2_000_000_000;

/// Counts work, and gives way when there was enough.
#[derive(Debug, Default)]
pub struct Pace {
    done: u64,
}

impl Pace {
    /// Notes work of this cost.
    #[inline]
    pub async fn spend(&mut self, work: u64) {
        self.done = self.done.saturating_add(work);
        if self.done >= STRIDE {
            self.done = 0;
            GiveWay(false).await;
        }
    }
}

/// Pending once.
struct GiveWay(bool);

impl Future for GiveWay {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if std::mem::replace(&mut self.0, true) { Poll::Ready(()) } else { Poll::Pending }
    }
}

/// Goes on with work up to the next place where it gives way.
pub fn go_on<F: Future + ?Sized>(work: Pin<&mut F>) -> Poll<F::Output> {
    work.poll(&mut Context::from_waker(Waker::noop()))
}

/// All of the work at once.
pub fn at_once<F: Future>(work: F) -> F::Output {
    let mut work = pin!(work);
    loop {
        if let Poll::Ready(result) = go_on(work.as_mut()) {
            return result;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    async fn work(steps: usize, each: u64) -> usize {
        let mut pace = Pace::default();
        for _ in 0..steps {
            pace.spend(each).await;
        }
        steps
    }

    #[test]
    fn work_gives_way_as_often_as_it_is_long() {
        let mut long = pin!(work(40, STRIDE / 4));
        let mut ways = 0;
        while go_on(long.as_mut()).is_pending() {
            ways += 1;
        }
        assert_eq!(ways, 10);
        assert!(go_on(pin!(work(3, 10))).is_ready());
        assert_eq!(at_once(work(40, STRIDE)), 40);
    }
}
