//! Large memory of the module begins where a page does: processors read ahead within pages, and arrays whose columns
//! are some pages long are read faster where each column begins one. Must not know whose memory it is.

use std::alloc::{GlobalAlloc, Layout, System};

/// What is large, in bytes.
const LARGE: usize = 1 << 20;
const PAGE: usize = 4096;

/// The system's memory, so asked for.
pub(crate) struct Pages;

/// What the system is told of memory of a layout. It hangs on that alone, so it is the same each time.
fn told(layout: Layout) -> Layout {
    match layout.size() >= LARGE {
        true => layout.align_to(PAGE).unwrap_or(layout),
        false => layout,
    }
}

// SAFETY: the system's allocator does all of it, and is told one layout of one memory; a wider alignment than was asked
// for is one that was asked for too.
unsafe impl GlobalAlloc for Pages {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        unsafe { System.alloc(told(layout)) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        unsafe { System.alloc_zeroed(told(layout)) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, told(layout)) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if layout.size().max(size) < LARGE {
            return unsafe { System.realloc(place, layout, size) };
        }
        // SAFETY: whoever asks has made sure that this is a layout.
        let wanted = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        unsafe {
            let moved = self.alloc(wanted);
            if !moved.is_null() {
                std::ptr::copy_nonoverlapping(place, moved, layout.size().min(size));
                self.dealloc(place, layout);
            }
            moved
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn what_is_large_begins_a_page_and_keeps_its_elements() {
        let mut x: Vec<u32> = Vec::new();
        for k in 0..600_000 {
            x.push(k);
            if x.capacity() * 4 >= LARGE {
                assert_eq!(x.as_ptr() as usize % PAGE, 0);
            }
        }
        x.truncate(100_000);
        x.shrink_to_fit();
        assert!(x.iter().copied().eq(0..100_000));
        let zeros = vec![0u8; 3 * LARGE + 1];
        assert_eq!(zeros.as_ptr() as usize % PAGE, 0);
        assert!(zeros.iter().all(|&b| b == 0));
    }
}
