//! A request that a program stop: set from outside, seen by what runs it and by what waits for it.

use std::cell::{Cell, RefCell};
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::{Poll, Waker};

/// Whether the program is to stop.
#[derive(Debug, Default)]
pub struct Interrupt {
    raised: Cell<bool>,
    waiting: RefCell<Option<Waker>>,
}

impl Interrupt {
    /// Stops what runs and what waits.
    pub fn raise(&self) {
        self.raised.set(true);
        if let Some(waiting) = self.waiting.take() {
            waiting.wake();
        }
    }

    /// Takes the request back; gives whether there was one.
    pub fn lower(&self) -> bool {
        self.raised.replace(false)
    }

    /// Whether the program is to stop.
    pub fn is_raised(&self) -> bool {
        self.raised.get()
    }

    /// What some work gives, or None where it is to stop before.
    pub async fn or<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        let mut work = pin!(work);
        poll_fn(|cx| {
            if self.is_raised() {
                return Poll::Ready(None);
            }
            *self.waiting.borrow_mut() = Some(cx.waker().clone());
            work.as_mut().poll(cx).map(Some)
        })
        .await
    }
}
