//! Large memory of the module: blocks of whole pages, apart from all that is small. Nothing small comes to lie where an array
//! was, so the next one of that size has room there; and processors, which read ahead within pages, read arrays faster whose
//! columns begin one. What is free is a list in the order of places, in the free memory itself; the smallest that is
//! large enough is taken, and neighbours become one. Must not know whose memory it is.

use core::arch::wasm32::{memory_grow, memory_size};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ptr::{NonNull, null_mut};

/// What is large, in bytes.
const LARGE: usize = 1 << 20;
const PAGE: usize = 4096;
/// What memory grows by.
const GROWTH: usize = 1 << 16;
/// How often it may grow, in all, for what is large. The rest, 256 MiB, is for what is small, which has no room in the list.
const MOST: usize = (1 << 16) - (1 << 12);

/// Large memory from here, the rest from the system.
pub(crate) struct Pages {
    free: Cell<*mut Free>,
}

/// The beginning of free memory.
struct Free {
    bytes: usize,
    next: *mut Free,
}

// SAFETY: the module has one thread.
#[cfg(not(target_feature = "atomics"))]
unsafe impl Sync for Pages {}

/// Whether memory of this layout is large. It depends on that alone, so it is the same each time.
fn is_large(layout: Layout) -> bool {
    layout.size() >= LARGE && layout.align() <= PAGE
}

/// The bytes of the pages that hold so many.
fn whole(bytes: usize) -> Option<usize> {
    bytes.checked_next_multiple_of(PAGE)
}

impl Pages {
    pub(crate) const fn new() -> Pages {
        Pages { free: Cell::new(null_mut()) }
    }

    /// So many bytes, a multiple of pages; and how many of them, at the beginning, somebody may have written to.
    fn take(&self, bytes: usize) -> Option<(*mut u8, usize)> {
        if let Some(place) = self.take_free(bytes) {
            return Some((place, bytes));
        }
        let end = memory_size(0).checked_mul(GROWTH)?;
        let at_end = self.last().filter(|last| last.as_ptr() as usize + last.bytes() == end);
        let before = at_end.map_or(0, |last| last.bytes());
        let more = (bytes - before).checked_next_multiple_of(GROWTH)?;
        if memory_size(0) + more / GROWTH > MOST || memory_grow(0, more / GROWTH) == usize::MAX {
            return None;
        }
        self.give(end as *mut u8, more);
        Some((self.take_free(bytes)?, before))
    }

    fn take_free(&self, bytes: usize) -> Option<*mut u8> {
        let (mut best, mut before) = (None::<(NonNull<Free>, Option<NonNull<Free>>)>, None);
        let mut next = NonNull::new(self.free.get());
        while let Some(free) = next {
            if free.bytes() >= bytes && best.is_none_or(|(best, _)| free.bytes() < best.bytes()) {
                best = Some((free, before));
            }
            (before, next) = (next, free.next());
        }
        let (free, before) = best?;
        let mut rest = free.next();
        if free.bytes() > bytes {
            // SAFETY: the block is longer, and what is left of it is one page at least.
            let tail = unsafe { free.byte_add(bytes) };
            tail.set(free.bytes() - bytes, rest);
            rest = Some(tail);
        }
        self.link(before, rest);
        Some(free.as_ptr().cast())
    }

    /// Takes memory back.
    fn give(&self, place: *mut u8, bytes: usize) {
        let Some(mut free) = NonNull::new(place.cast::<Free>()) else { return };
        let (mut before, mut next) = (None::<NonNull<Free>>, NonNull::new(self.free.get()));
        while let Some(other) = next.filter(|&other| other < free) {
            (before, next) = (next, other.next());
        }
        let mut bytes = bytes;
        if let Some(other) = next
            && free.as_ptr() as usize + bytes == other.as_ptr() as usize
        {
            bytes += other.bytes();
            next = other.next();
        }
        match before {
            Some(other) if other.as_ptr() as usize + other.bytes() == free.as_ptr() as usize => {
                bytes += other.bytes();
                free = other;
            }
            _ => self.link(before, Some(free)),
        }
        free.set(bytes, next);
    }

    fn last(&self) -> Option<NonNull<Free>> {
        let mut last = NonNull::new(self.free.get())?;
        while let Some(next) = last.next() {
            last = next;
        }
        Some(last)
    }

    fn link(&self, before: Option<NonNull<Free>>, next: Option<NonNull<Free>>) {
        match before {
            Some(before) => before.set(before.bytes(), next),
            None => self.free.set(next.map_or(null_mut(), NonNull::as_ptr)),
        }
    }
}

/// What is written at the beginning of free memory.
trait Header {
    fn bytes(self) -> usize;
    fn next(self) -> Option<NonNull<Free>>;
    fn set(self, bytes: usize, next: Option<NonNull<Free>>);
}

impl Header for NonNull<Free> {
    fn bytes(self) -> usize {
        // SAFETY: it is in the list, or about to be: memory of one page at least that nobody else uses.
        unsafe { (*self.as_ptr()).bytes }
    }

    fn next(self) -> Option<NonNull<Free>> {
        // SAFETY: as above.
        NonNull::new(unsafe { (*self.as_ptr()).next })
    }

    fn set(self, bytes: usize, next: Option<NonNull<Free>>) {
        let next = next.map_or(null_mut(), NonNull::as_ptr);
        // SAFETY: as above.
        unsafe { self.as_ptr().write(Free { bytes, next }) }
    }
}

// SAFETY: a block is nobody else's from where it leaves the list until it is given back; it begins a page, which is aligned
// enough, and is as long as was asked for. What is small is the system's.
unsafe impl GlobalAlloc for Pages {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !is_large(layout) {
            // SAFETY: the caller's own promise.
            return unsafe { System.alloc(layout) };
        }
        let taken = whole(layout.size()).and_then(|bytes| self.take(bytes));
        taken.map_or(null_mut(), |(place, _)| place)
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if !is_large(layout) {
            // SAFETY: the caller's own promise.
            return unsafe { System.alloc_zeroed(layout) };
        }
        let taken = whole(layout.size()).and_then(|bytes| self.take(bytes));
        let Some((place, written)) = taken else { return null_mut() };
        // SAFETY: it is that long. What memory has grown by is zero but for what the list wrote at its beginning.
        unsafe { place.write_bytes(0, (written + size_of::<Free>()).min(layout.size())) };
        place
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        match whole(layout.size()).filter(|_| is_large(layout)) {
            Some(bytes) => self.give(place, bytes),
            // SAFETY: the caller's own promise.
            None => unsafe { System.dealloc(place, layout) },
        }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: whoever asks has made sure that this is a layout.
        let wanted = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        if !is_large(layout) && !is_large(wanted) {
            // SAFETY: the caller's own promise.
            return unsafe { System.realloc(place, layout, size) };
        }
        if let (true, true, Some(old), Some(new)) =
            (is_large(layout), is_large(wanted), whole(layout.size()), whole(size))
            && new <= old
        {
            if new < old {
                // SAFETY: the block is that long.
                self.give(unsafe { place.add(new) }, old - new);
            }
            return place;
        }
        // SAFETY: both blocks are as long as what is copied, and they are two.
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
        x.truncate(500_000);
        x.shrink_to_fit();
        assert!(x.iter().copied().eq(0..500_000));
        x.truncate(100_000);
        x.shrink_to_fit();
        assert!(x.iter().copied().eq(0..100_000));
        let zeros = vec![0u8; 3 * LARGE + 1];
        assert_eq!(zeros.as_ptr() as usize % PAGE, 0);
        assert!(zeros.iter().all(|&b| b == 0));
    }

    #[test]
    fn room_of_a_large_array_stays_for_the_next_one() {
        let mut small: Vec<Box<[u8; 100]>> = Vec::new();
        let mut size = 0;
        for round in 0..20 {
            let arrays = [vec![1u8; 9 * LARGE + 77 * round], vec![2u8; 5 * LARGE]];
            drop(arrays);
            small.extend((0..100).map(|_| Box::new([3; 100])));
            let zeros = vec![0u8; 13 * LARGE];
            assert!(zeros.iter().all(|&b| b == 0), "round {round}");
            if round == 0 {
                size = memory_size(0);
            }
            assert!(memory_size(0) <= size + 16, "round {round}");
        }
        assert!(small.iter().all(|s| s.iter().all(|&b| b == 3)));
    }

    #[test]
    fn neighbours_become_one_whatever_is_given_back_first() {
        let pages = Pages::new();
        let layout =
            |pages: usize| Layout::from_size_align(LARGE + pages * PAGE, 8).expect("a layout");
        let mut seed = 7usize;
        let mut held: Vec<(*mut u8, Layout, u8)> = Vec::new();
        for round in 0..400 {
            seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12345);
            if held.len() < 8 && seed >> 16 & 1 == 0 {
                let wanted = layout(seed >> 17 & 63);
                // SAFETY: the layout is not empty, and the memory is that long.
                let place = unsafe { pages.alloc(wanted) };
                assert!(!place.is_null());
                // SAFETY: as above.
                unsafe { place.write_bytes(round as u8, wanted.size()) };
                held.push((place, wanted, round as u8));
            } else if !held.is_empty() {
                let (place, layout, mark) = held.swap_remove((seed >> 17 & 0xffff) % held.len());
                // SAFETY: it is held, and that long.
                let bytes = unsafe { std::slice::from_raw_parts(place, layout.size()) };
                assert!(bytes.iter().all(|&b| b == mark), "round {round}");
                // SAFETY: it was allocated with this layout.
                unsafe { pages.dealloc(place, layout) };
            }
        }
        for (place, layout, _) in held {
            // SAFETY: it was allocated with this layout.
            unsafe { pages.dealloc(place, layout) };
        }
        let mut blocks = 0;
        let mut next = NonNull::new(pages.free.get());
        while let Some(free) = next {
            (blocks, next) = (blocks + 1, free.next());
        }
        // What others have asked the module for lies between.
        assert!(blocks < 10, "{blocks} blocks");
    }
}
