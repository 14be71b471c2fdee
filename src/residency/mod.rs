//! Where elements lie: slots of providers, given back when the last holder lets go, and the way between
//! host and device. Must not know builtins or the VM, nor what the elements mean.
//!
//! A [`Slot`] is held by the nodes whose elements it has; dropping the last hold puts it on a list that
//! [`Residency::sweep`] empties. Where a provider has no storage left, its kept but unused storage is
//! given up and the request made again, before it fails.

use crate::provider::{
    Command, Counters, DeviceKind, Fault, Pending, Provider, SlotId, Steps, Waiting,
};
use crate::value::{Array, ElemType, Shape};
use std::cell::RefCell;
use std::rc::Rc;

/// The number of a provider.
pub type ProviderId = usize;
/// The host is always there and always the first.
pub const HOST: ProviderId = 0;
/// The device, where there is one.
pub const DEVICE: ProviderId = 1;

type Trash = Rc<RefCell<Vec<SlotId>>>;

/// A piece of storage of a provider.
#[derive(Debug)]
pub struct Slot {
    provider: ProviderId,
    id: SlotId,
    trash: Trash,
}

impl Slot {
    /// The provider's name for it.
    pub fn id(&self) -> SlotId {
        self.id
    }

    /// Whose it is.
    pub fn provider(&self) -> ProviderId {
        self.provider
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.trash.borrow_mut().push(self.id);
    }
}

/// The providers of a session and their storage.
pub struct Residency {
    providers: Vec<Box<dyn Provider>>,
    /// Of each provider: what was of a device that is gone must not free what is another's.
    trash: [Trash; 2],
    /// What devices that are gone had counted.
    gone: Counters,
}

impl Residency {
    /// The host, and a device where there is one.
    pub fn new(host: Box<dyn Provider>, device: Option<Box<dyn Provider>>) -> Residency {
        let mut providers = vec![host];
        providers.extend(device);
        Residency { providers, trash: Default::default(), gone: Counters::default() }
    }

    /// Whether there is a device.
    pub fn has_device(&self) -> bool {
        self.providers.len() > DEVICE
    }

    /// A provider.
    pub fn provider(&self, k: ProviderId) -> &dyn Provider {
        &*self.providers[k.min(self.providers.len() - 1)]
    }

    /// A provider, to give it commands.
    pub fn provider_mut(&mut self, k: ProviderId) -> &mut dyn Provider {
        let last = self.providers.len() - 1;
        &mut *self.providers[k.min(last)]
    }

    /// The device is gone: only the host is left. Slots of it are dead.
    pub fn lose_device(&mut self) {
        if self.has_device() {
            let c = self.provider(DEVICE).counters();
            self.gone.add(&Counters { live_bytes: 0, pooled_bytes: 0, ..c }, true);
        }
        self.providers.truncate(DEVICE);
        self.trash[DEVICE] = Trash::default();
    }

    /// Another device in the place of the one that is gone.
    pub fn add_device(&mut self, device: Box<dyn Provider>) {
        self.providers.truncate(DEVICE);
        self.providers.push(device);
    }

    /// Gives back what nobody holds any more.
    pub fn sweep(&mut self) {
        for (provider, trash) in self.providers.iter_mut().zip(&self.trash) {
            trash.borrow_mut().drain(..).for_each(|id| provider.free(id));
        }
    }

    /// A slot whose elements are not yet given.
    pub fn alloc(&mut self, k: ProviderId, ty: ElemType, shape: &Shape) -> Result<Rc<Slot>, Fault> {
        let id = match self.provider_mut(k).alloc(ty, shape) {
            Err(Fault::OutOfMemory { .. }) => {
                self.make_room(k);
                self.provider_mut(k).alloc(ty, shape)?
            }
            other => other?,
        };
        Ok(self.slot(k, id))
    }

    /// A slot with the elements of a host array.
    pub fn upload(&mut self, k: ProviderId, array: &Rc<Array>) -> Result<Rc<Slot>, Fault> {
        let id = match self.provider_mut(k).upload(array.clone()) {
            Err(Fault::OutOfMemory { .. }) => {
                self.make_room(k);
                self.provider_mut(k).upload(array.clone())?
            }
            other => other?,
        };
        Ok(self.slot(k, id))
    }

    /// A slot of the device in storage of somebody else.
    pub fn adopt(&mut self, key: &str, ty: ElemType, shape: &Shape) -> Result<Rc<Slot>, Fault> {
        let id = self.provider_mut(DEVICE).adopt(key, ty, shape)?;
        Ok(self.slot(DEVICE, id))
    }

    /// Hands out the storage of a slot.
    pub fn share(&mut self, slot: &Slot, key: &str) -> bool {
        self.provider_mut(slot.provider).share(slot.id, key)
    }

    /// Begins to compile what these commands need; what to wait for, if anything.
    pub fn compile(&mut self, k: ProviderId, commands: &[Command]) -> Option<Waiting> {
        self.provider_mut(k).compile(commands)
    }

    /// Runs commands in order.
    pub fn submit(&mut self, k: ProviderId, commands: &[Command]) -> Result<(), Fault> {
        if commands.is_empty() {
            return Ok(());
        }
        self.provider_mut(k).submit(commands)
    }

    /// The same as work that gives way now and then.
    pub fn submit_in_steps<'a>(&'a mut self, k: ProviderId, commands: &'a [Command]) -> Steps<'a> {
        self.provider_mut(k).submit_in_steps(commands)
    }

    /// The elements of slots of one provider, read together.
    pub fn read(&mut self, k: ProviderId, slots: &[Rc<Slot>]) -> Pending<Vec<Rc<Array>>> {
        let ids: Vec<SlotId> = slots.iter().map(|s| s.id).collect();
        self.provider_mut(k).read(&ids)
    }

    /// One element of each of some slots of one provider, by its linear place.
    pub fn read_elements(
        &mut self,
        k: ProviderId,
        places: &[(Rc<Slot>, u64)],
    ) -> Pending<Vec<Rc<Array>>> {
        let places: Vec<(SlotId, u64)> = places.iter().map(|(s, at)| (s.id, *at)).collect();
        self.provider_mut(k).read_elements(&places)
    }

    /// The sum of all providers' counters, host and device.
    pub fn counters(&self) -> Counters {
        let mut all = self.gone;
        for p in &self.providers {
            // What "moves" between the host and itself does not move.
            all.add(&p.counters(), p.info().kind != DeviceKind::Host);
        }
        all
    }

    /// Gives up kept but unused storage.
    pub fn make_room(&mut self, k: ProviderId) {
        self.sweep();
        self.provider_mut(k).trim(0);
    }

    fn slot(&self, provider: ProviderId, id: SlotId) -> Rc<Slot> {
        Rc::new(Slot { provider, id, trash: self.trash[provider.min(DEVICE)].clone() })
    }
}
