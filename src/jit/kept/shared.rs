//! Code that instances of the same modules share: each function is compiled for the first of them that calls it, and
//! only published for the others. It is kept by the modules, as long as one of them is there to be instantiated
//! again, and by its programs.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, Weak};

use rustc_hash::FxHashMap;

use super::{COUNTING, CodeKey, OPT};
use crate::jit::engine::{Engine, ModuleGroup};
use crate::jit::prepared::Prepared;
use crate::runtime::critical;

/// The code of all programs of one engine that are linked in the same way of the same modules.
pub(super) struct SharedCode {
    engine: Weak<Engine>,
    modules: Vec<Weak<Prepared>>,
    /// How they were linked.
    links: Vec<u8>,
    code: Mutex<FxHashMap<CodeKey, Arc<[u8]>>>,
}

/// Shown by how much there is.
impl fmt::Debug for SharedCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedCode")
            .field("functions", &self.lock().len())
            .finish_non_exhaustive()
    }
}

/// What a module keeps, which is the first of those that it was linked with: for each way in which it was
/// linked the code.
#[derive(Debug, Default)]
pub struct Stock(Mutex<Vec<Arc<SharedCode>>>);

/// How many a module keeps of which there is no program.
const IDLE: usize = 4;

impl SharedCode {
    /// What the programs share that are linked as this one. `None` if it has no module to keep that.
    pub(super) fn of(
        engine: &Engine,
        group: &ModuleGroup,
        links: Vec<u8>,
    ) -> Option<Arc<SharedCode>> {
        let first = group.modules.first()?;
        let mut stock = first.module.stock.lock();
        stock.retain(|shared| shared.is_of_use());
        let found = stock
            .iter()
            .find(|shared| shared.is_of(engine, group, &links));
        if let Some(found) = found {
            return Some(found.clone());
        }
        let is_idle = |shared: &Arc<SharedCode>| Arc::strong_count(shared) == 1;
        if stock.iter().filter(|shared| is_idle(shared)).count() >= IDLE
            && let Some(oldest) = stock.iter().position(is_idle)
        {
            stock.remove(oldest);
        }
        let modules = group.modules.iter();
        let shared = Arc::new(SharedCode {
            engine: engine.weak(),
            modules: modules.map(|unit| Arc::downgrade(&unit.module)).collect(),
            links,
            code: Mutex::default(),
        });
        stock.push(shared.clone());
        Some(shared)
    }

    /// Whether there can be more such programs.
    fn is_of_use(&self) -> bool {
        let mut modules = self.modules.iter();
        self.engine.strong_count() > 0 && modules.all(|module| module.strong_count() > 0)
    }

    fn is_of(&self, engine: &Engine, group: &ModuleGroup, links: &[u8]) -> bool {
        // An address that a weak reference leads to is nobody else's.
        let mut modules = self.modules.iter().zip(&group.modules);
        std::ptr::eq(self.engine.as_ptr(), engine)
            && self.modules.len() == group.modules.len()
            && modules.all(|(weak, unit)| std::ptr::eq(weak.as_ptr(), &*unit.module))
            && self.links == links
    }

    fn lock(&self) -> MutexGuard<'_, FxHashMap<CodeKey, Arc<[u8]>>> {
        critical::lock(&self.code)
    }

    /// The code of a function.
    pub(super) fn get(&self, row: CodeKey) -> Option<Arc<[u8]>> {
        self.lock().get(&row).cloned()
    }

    /// Adds the code of a function. Where there is optimized code, none that counts is asked for.
    pub(super) fn add(&self, row: CodeKey, code: Arc<[u8]>) {
        let (function, tier) = row;
        let mut all = self.lock();
        if tier == OPT {
            all.remove(&(function, COUNTING));
        }
        all.insert(row, code);
    }
}

impl Stock {
    fn lock(&self) -> MutexGuard<'_, Vec<Arc<SharedCode>>> {
        critical::lock(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{self, Config, Linker, Module, Profile};

    fn module(text: &str) -> Module {
        Module::from_text("test.ll", text, Profile::Auto).unwrap()
    }

    fn instantiate(engine: &api::Engine, modules: &[Module]) -> api::Instance {
        // SAFETY: the programs do nothing.
        let instance = unsafe { Linker::new(engine).instantiate_all(modules) }.unwrap();
        instance.compile_all();
        instance
    }

    #[test]
    fn code_lives_as_long_as_its_module_or_programs() {
        let _section = critical::enter();
        let engine = api::Engine::new(&Config::new()).unwrap();
        let one = module("define void @f() { ret void }");
        let first = instantiate(&engine, std::slice::from_ref(&one));
        let code = Arc::downgrade(&one.0.stock.lock()[0]);
        assert_eq!(code.upgrade().unwrap().lock().len(), 1);
        drop(first);
        assert!(
            code.upgrade().is_some(),
            "the module may be instantiated again"
        );
        let second = instantiate(&engine, std::slice::from_ref(&one));
        assert_eq!(one.0.stock.lock().len(), 1);
        drop(one);
        assert!(code.upgrade().is_some(), "there is a program");
        drop(second);
        assert!(code.upgrade().is_none());
    }

    #[test]
    fn a_module_keeps_little_that_nobody_can_use() {
        let _section = critical::enter();
        let library = module("define void @f() { ret void }");
        {
            let engine = api::Engine::new(&Config::new()).unwrap();
            for _ in 0..20 {
                // The other module is gone after this, and so is its code.
                let user = module("declare void @f() define void @g() { call void @f() ret void }");
                instantiate(&engine, &[library.clone(), user]);
                assert_eq!(library.0.stock.lock().len(), 1);
            }
            let users: Vec<Module> = (0..20)
                .map(|_| module("declare void @f() define void @g() { call void @f() ret void }"))
                .collect();
            for user in &users {
                instantiate(&engine, &[library.clone(), user.clone()]);
                assert!(library.0.stock.lock().len() <= IDLE + 1);
            }
        }
        let engine = api::Engine::new(&Config::new()).unwrap();
        instantiate(&engine, std::slice::from_ref(&library));
        assert_eq!(library.0.stock.lock().len(), 1, "the other engine is gone");
    }
}
