//! The futures that wgpu hands out, and results that a callback fills in.
//! Natively wgpu's futures are ready at once; on the web the page's event loop completes them.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};

/// Runs `then` with a future's result: at once natively, giving whether an error was there, else in a while.
pub(super) fn soon<T: 'static>(
    future: impl Future<Output = Option<T>> + 'static,
    then: impl FnOnce(Option<T>) + 'static,
) -> Option<bool> {
    #[cfg(not(target_arch = "wasm32"))]
    {
        let mut future = Box::pin(future);
        match future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(result) => {
                let error = result.is_some();
                then(result);
                Some(error)
            }
            Poll::Pending => None,
        }
    }
    #[cfg(target_arch = "wasm32")]
    {
        wasm_bindgen_futures::spawn_local(async move { then(future.await) });
        None
    }
}

struct State<T> {
    result: Option<T>,
    waker: Option<Waker>,
}

/// A result that a callback will give.
pub(super) struct Promise<T> {
    state: Arc<Mutex<State<T>>>,
    device: wgpu::Device,
}

/// The side of a promise that the callback has.
pub(super) struct Giver<T>(Arc<Mutex<State<T>>>);

impl<T> Giver<T> {
    pub(super) fn give(self, result: T) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.result = Some(result);
        if let Some(waker) = state.waker.take() {
            waker.wake();
        }
    }
}

pub(super) fn promise<T>(device: &wgpu::Device) -> (Giver<T>, Promise<T>) {
    let state = Arc::new(Mutex::new(State { result: None, waker: None }));
    (Giver(state.clone()), Promise { state, device: device.clone() })
}

impl<T> Future for Promise<T> {
    type Output = T;

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<T> {
        let take = || self.state.lock().unwrap_or_else(PoisonError::into_inner).result.take();
        if let Some(result) = take() {
            return Poll::Ready(result);
        }
        // Natively somebody has to drive the device; on the web this returns at once and does nothing.
        if self.device.poll(wgpu::PollType::wait_indefinitely()).is_ok()
            && let Some(result) = take()
        {
            return Poll::Ready(result);
        }
        self.state.lock().unwrap_or_else(PoisonError::into_inner).waker = Some(cx.waker().clone());
        match take() {
            Some(result) => Poll::Ready(result),
            None => Poll::Pending,
        }
    }
}

/// Whether something has happened, for whoever looks and for whoever waits.
#[derive(Default)]
pub(super) struct Done {
    set: Cell<bool>,
    waker: RefCell<Option<Waker>>,
}

impl Done {
    pub(super) fn get(&self) -> bool {
        self.set.get()
    }

    pub(super) fn set(&self) {
        self.set.set(true);
        if let Some(waker) = self.waker.take() {
            waker.wake();
        }
    }
}

/// Waits until all of these have happened.
pub(super) async fn all(mut waited: Vec<Rc<Done>>) {
    std::future::poll_fn(move |cx| {
        waited.retain(|done| !done.get());
        match waited.last() {
            None => Poll::Ready(()),
            Some(done) => {
                *done.waker.borrow_mut() = Some(cx.waker().clone());
                Poll::Pending
            }
        }
    })
    .await;
}
