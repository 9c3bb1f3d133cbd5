//! Panics: `catch_unwind` and `resume_unwind`, in threads and `join`, in `Drop`, with payloads of many
//! types, through callbacks and iterators, and poisoned locks.
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::panic::{self, AssertUnwindSafe, UnwindSafe};
use std::rc::Rc;
use std::sync::{mpsc, Arc, Barrier, Mutex, RwLock};
use std::thread;

thread_local! {
    static DEPTH: Cell<usize> = const { Cell::new(0) };
    static LOG: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

struct Tracked(&'static str);

impl Drop for Tracked {
    fn drop(&mut self) {
        let state = if thread::panicking() { "unwinding" } else { "normal" };
        LOG.with(|log| log.borrow_mut().push(format!("{} {state}", self.0)));
    }
}

struct Bomb {
    armed: bool,
}

impl Drop for Bomb {
    fn drop(&mut self) {
        if self.armed && !thread::panicking() {
            panic!("a bomb went off");
        }
    }
}

#[derive(Debug, PartialEq)]
struct Custom {
    code: u64,
    name: String,
}

impl fmt::Display for Custom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "custom {} of {}", self.code, self.name)
    }
}

fn say(payload: &(dyn Any + Send)) -> String {
    if let Some(text) = payload.downcast_ref::<&str>() {
        format!("str {text:?}")
    } else if let Some(text) = payload.downcast_ref::<String>() {
        format!("string {text:?}")
    } else if let Some(custom) = payload.downcast_ref::<Custom>() {
        format!("{custom}")
    } else {
        "something".into()
    }
}

fn caught<R>(name: &str, work: impl FnOnce() -> R + UnwindSafe) -> Option<R> {
    let result = panic::catch_unwind(work);
    let log = LOG.with(|log| log.take());
    match &result {
        Ok(_) => println!("{name}: fine {log:?}"),
        Err(payload) => println!("{name}: {} {log:?}", say(&**payload)),
    }
    result.ok()
}

#[inline(never)]
fn recurse(n: u32) -> u32 {
    let _tracked = Tracked(if n % 2 == 0 { "even" } else { "odd" });
    DEPTH.with(|depth| depth.set(depth.get() + 1));
    if n == 0 {
        let empty: Vec<u32> = Vec::with_capacity(DEPTH.with(Cell::get));
        return empty[n as usize];
    }
    recurse(n - 1) + 1
}

fn divide(a: i32, b: i32) -> i32 {
    a / b
}

fn main() {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map_or(0, |location| location.line());
        println!("hook: line above 0: {}, {}", place > 0, say(info.payload()));
    }));
    caught("index", || recurse(3));
    caught("division", || divide(std::hint::black_box(3), std::hint::black_box(0)));
    caught("overflow", || i32::MAX.checked_add(std::hint::black_box(1)).expect("no room"));
    caught("unwrap", || "12x".parse::<i32>().unwrap());
    caught("format", || panic!("{} and {:?}", 1, Some("two")));
    caught("custom", || {
        panic::panic_any(Custom { code: 7, name: "seven".into() });
    });
    caught("bomb", || drop(Bomb { armed: true }));
    caught("bomb while unwinding", || {
        let _bomb = Bomb { armed: true };
        let _tracked = Tracked("beside");
        panic!("first");
    });
    let again = panic::catch_unwind(|| {
        let inner = panic::catch_unwind(|| panic!("inner")).unwrap_err();
        let _tracked = Tracked("between");
        panic::resume_unwind(inner);
    });
    println!("resumed: {}", say(&*again.unwrap_err()));
    LOG.with(|log| println!("{:?}", log.take()));

    let shared = Rc::new(RefCell::new(vec![1, 2, 3]));
    let clone = Rc::clone(&shared);
    caught("borrow", AssertUnwindSafe(|| {
        let _first = clone.borrow_mut();
        shared.borrow_mut().push(4);
    }));
    println!("{:?} {}", shared.borrow(), Rc::strong_count(&shared));
    let mapped = caught("iterator", || {
        (0..10).map(|i| if i == 6 { panic!("at {i}") } else { i * i }).collect::<Vec<i32>>()
    });
    println!("{mapped:?}");
    caught("sort", || {
        let mut words = vec!["d", "a", "c", "b"];
        words.sort_by(|a, b| if *b == "c" { panic!("no order") } else { a.cmp(b) });
    });

    let lock = Arc::new(Mutex::new(0));
    let table = Arc::new(RwLock::new(vec![0u8; 4]));
    let barrier = Arc::new(Barrier::new(4));
    let (send, receive) = mpsc::channel();
    let threads: Vec<_> = (0..4)
        .map(|i| {
            let (lock, table, barrier, send) = (lock.clone(), table.clone(), barrier.clone(), send.clone());
            thread::Builder::new().name(format!("worker {i}")).spawn(move || {
                barrier.wait();
                let name = thread::current().name().map(str::to_string);
                send.send((i, name)).unwrap();
                if i == 2 {
                    let mut guard = lock.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    *guard += 1;
                    let _writing = table.write().unwrap();
                    panic::resume_unwind(Box::new(Custom { code: i, name: "thread".into() }));
                }
                i * 10
            }).unwrap()
        })
        .collect();
    drop(send);
    let mut names: Vec<_> = receive.iter().collect();
    names.sort();
    println!("{names:?}");
    for thread in threads {
        match thread.join() {
            Ok(value) => println!("joined {value}"),
            Err(payload) => println!("thread: {}", say(&*payload)),
        }
    }
    println!("poisoned {} {}", lock.is_poisoned(), table.is_poisoned());
    let scoped = thread::scope(|scope| {
        let handle = scope.spawn(|| divide(std::hint::black_box(1), std::hint::black_box(0)));
        handle.join().is_err()
    });
    println!("scoped {scoped}, depth {}", DEPTH.with(Cell::get));
    std::process::exit(names.len() as i32 + 40);
}
