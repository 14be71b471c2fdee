//! The memory of the tests: the system's, with a count of what is in use, and of which there may be an end.
//!
//! What is large is to be had as often as before; only requests that would take more than ever are counted, so that what
//! was asked for and granted can be made. Tests that count have a process of their own (`alone`).

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicIsize, AtomicUsize, Ordering};

/// What is smaller is made without asking, and always there.
const LARGE: usize = 8 << 20;

/// Bytes in use.
pub(crate) static LIVE: AtomicIsize = AtomicIsize::new(0);
/// Bytes of large blocks that are in use, and the most there were.
pub(crate) static USED: AtomicUsize = AtomicUsize::new(0);
pub(crate) static MOST: AtomicUsize = AtomicUsize::new(0);
/// How often more was wanted than ever, which of those requests is the first to be refused, and whether one was.
pub(crate) static ASKED: AtomicUsize = AtomicUsize::new(0);
pub(crate) static FAILS: AtomicUsize = AtomicUsize::new(usize::MAX);
pub(crate) static FAILED: AtomicBool = AtomicBool::new(false);

struct Heap;

#[global_allocator]
static HEAP: Heap = Heap;

/// Notes a block; false where it is not to be had.
fn takes(size: usize) -> bool {
    if size >= LARGE {
        let used = USED.load(Ordering::Relaxed) + size;
        if used > MOST.load(Ordering::Relaxed) {
            if ASKED.fetch_add(1, Ordering::Relaxed) + 1 >= FAILS.load(Ordering::Relaxed) {
                FAILED.store(true, Ordering::Relaxed);
                return false;
            }
            MOST.store(used, Ordering::Relaxed);
        }
        USED.store(used, Ordering::Relaxed);
    }
    LIVE.fetch_add(size as isize, Ordering::Relaxed);
    true
}

fn gives(size: usize) {
    if size >= LARGE {
        USED.fetch_sub(size, Ordering::Relaxed);
    }
    LIVE.fetch_sub(size as isize, Ordering::Relaxed);
}

// SAFETY: all calls go to the system's own allocator, as they come, or give no memory.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !takes(layout.size()) {
            return std::ptr::null_mut();
        }
        // SAFETY: the caller's own promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if !takes(layout.size()) {
            return std::ptr::null_mut();
        }
        // SAFETY: the caller's own promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // A block that grows in its place takes no more than it comes to.
        gives(layout.size());
        if !takes(size) {
            takes(layout.size());
            return std::ptr::null_mut();
        }
        // SAFETY: the caller's own promise.
        unsafe { System.realloc(at, layout, size) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        gives(layout.size());
        // SAFETY: the caller's own promise.
        unsafe { System.dealloc(at, layout) }
    }
}
