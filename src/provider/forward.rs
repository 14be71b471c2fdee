//! For tests: providers that wrap another one and change some of what it does.

/// Methods of a provider that are those of its field `inner`.
macro_rules! forward {
    ($($method:ident),*) => { $($crate::provider::forward::forward!(@$method);)* };
    (@info) => {
        fn info(&self) -> &$crate::provider::DeviceInfo {
            self.inner.info()
        }
    };
    (@supports) => {
        fn supports(&self, work: &$crate::provider::Work) -> Result<(), String> {
            self.inner.supports(work)
        }
    };
    (@ready) => {
        fn ready(
            &mut self,
            work: &$crate::provider::Work,
            launch: Option<&$crate::kernel::Launch>,
            start: bool,
        ) -> bool {
            self.inner.ready(work, launch, start)
        }
    };
    (@upload) => {
        fn upload(
            &mut self,
            array: std::rc::Rc<$crate::value::Array>,
        ) -> Result<$crate::provider::SlotId, $crate::provider::Fault> {
            self.inner.upload(array)
        }
    };
    (@alloc) => {
        fn alloc(
            &mut self,
            ty: $crate::value::ElemType,
            shape: &$crate::value::Shape,
        ) -> Result<$crate::provider::SlotId, $crate::provider::Fault> {
            self.inner.alloc(ty, shape)
        }
    };
    (@free) => {
        fn free(&mut self, slot: $crate::provider::SlotId) {
            self.inner.free(slot);
        }
    };
    (@submit) => {
        fn submit(
            &mut self,
            commands: &[$crate::provider::Command],
        ) -> Result<(), $crate::provider::Fault> {
            self.inner.submit(commands)
        }
    };
    (@read) => {
        fn read(
            &mut self,
            slots: &[$crate::provider::SlotId],
        ) -> $crate::provider::Pending<Vec<std::rc::Rc<$crate::value::Array>>> {
            self.inner.read(slots)
        }
    };
    (@trim) => {
        fn trim(&mut self, keep: u64) {
            self.inner.trim(keep);
        }
    };
    (@counters) => {
        fn counters(&self) -> $crate::provider::Counters {
            self.inner.counters()
        }
    };
}

pub(crate) use forward;
