//! Runs a WebAssembly program by wasmtime, whose code generator is Cranelift, or measures how fast
//! Cranelift compiles one.
//!
//!     cranelift-bench precompile IN.wasm OUT.cwasm
//!     cranelift-bench run OUT.cwasm [ARGS]...
//!     cranelift-bench compile IN.wasm ROUNDS     prints functions, their bytes and the best time in seconds
//!
//! The program's imports are the few functions of WASI that a C program needs which prints and
//! takes arguments; anything else it imports is a trap. One thread compiles.

use std::io::Write;
use std::process::exit;
use std::time::Instant;

use wasmtime::{
    Caller, Config, Engine, Error, Extern, Linker, Memory, Module, OptLevel, Result, Store,
};

const SUCCESS: i32 = 0;
const BAD_FILE: i32 = 8;
const SEEK_FAILS: i32 = 70;

/// What the program sees of the world.
struct World {
    args: Vec<Vec<u8>>,
    output: Vec<u8>,
}

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["precompile", input, output] => {
            let code = engine()?.precompile_module(&std::fs::read(input)?)?;
            std::fs::write(output, code)?;
            Ok(())
        }
        ["run", file, ..] => run(file, &args[1..]),
        ["compile", file, rounds] => compile(file, rounds.parse()?),
        _ => Err(Error::msg(
            "precompile IN OUT | run FILE [ARGS]... | compile FILE ROUNDS",
        )),
    }
}

fn engine() -> Result<Engine> {
    let mut config = Config::new();
    config.cranelift_opt_level(OptLevel::Speed);
    Engine::new(&config)
}

fn compile(file: &str, rounds: u32) -> Result<()> {
    let wasm = std::fs::read(file)?;
    let engine = engine()?;
    let mut best = f64::INFINITY;
    for _ in 0..rounds.max(1) {
        let start = Instant::now();
        engine.precompile_module(&wasm)?;
        best = best.min(start.elapsed().as_secs_f64());
    }
    println!("{best}");
    Ok(())
}

fn memory(caller: &mut Caller<'_, World>) -> Result<Memory> {
    match caller.get_export("memory") {
        Some(Extern::Memory(memory)) => Ok(memory),
        _ => Err(Error::msg("the program exports no memory")),
    }
}

fn put(caller: &mut Caller<'_, World>, at: i32, value: u32) -> Result<()> {
    let memory = memory(caller)?;
    Ok(memory.write(caller, at as u32 as usize, &value.to_le_bytes())?)
}

fn get(caller: &mut Caller<'_, World>, at: u32) -> Result<u32> {
    let memory = memory(caller)?;
    let mut bytes = [0; 4];
    memory.read(caller, at as usize, &mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

fn flush(world: &mut World) {
    // A reader who has gone away is no concern of a measurement.
    let _ = std::io::stdout().write_all(&world.output);
    world.output.clear();
}

fn run(file: &str, args: &[String]) -> Result<()> {
    let engine = engine()?;
    // SAFETY: the file is what `precompile` wrote; that is what the command line is for.
    let module = unsafe { Module::deserialize_file(&engine, file)? };
    let args = args
        .iter()
        .map(|arg| [arg.as_bytes(), b"\0"].concat())
        .collect();
    let mut store = Store::new(
        &engine,
        World {
            args,
            output: Vec::new(),
        },
    );
    let mut linker: Linker<World> = Linker::new(&engine);
    let wasi = "wasi_snapshot_preview1";
    linker.func_wrap(
        wasi,
        "args_sizes_get",
        |mut c: Caller<'_, World>, count: i32, bytes: i32| -> Result<i32> {
            let (n, total) = (
                c.data().args.len(),
                c.data().args.iter().map(Vec::len).sum::<usize>(),
            );
            put(&mut c, count, n as u32)?;
            put(&mut c, bytes, total as u32)?;
            Ok(SUCCESS)
        },
    )?;
    linker.func_wrap(
        wasi,
        "args_get",
        |mut c: Caller<'_, World>, argv: i32, buffer: i32| -> Result<i32> {
            let (memory, mut at) = (memory(&mut c)?, buffer);
            for (i, arg) in c.data().args.clone().into_iter().enumerate() {
                put(&mut c, argv + 4 * i as i32, at as u32)?;
                memory.write(&mut c, at as u32 as usize, &arg)?;
                at += arg.len() as i32;
            }
            Ok(SUCCESS)
        },
    )?;
    linker.func_wrap(
        wasi,
        "fd_write",
        |mut c: Caller<'_, World>, fd: i32, parts: i32, count: i32, written: i32| -> Result<i32> {
            if fd != 1 && fd != 2 {
                return Ok(BAD_FILE);
            }
            let (memory, mut total) = (memory(&mut c)?, 0);
            for part in 0..count as u32 {
                let start = get(&mut c, parts as u32 + 8 * part)?;
                let length = get(&mut c, parts as u32 + 8 * part + 4)?;
                let mut bytes = vec![0; length as usize];
                memory.read(&c, start as usize, &mut bytes)?;
                c.data_mut().output.extend(bytes);
                total += length;
            }
            put(&mut c, written, total)?;
            Ok(SUCCESS)
        },
    )?;
    linker.func_wrap(
        wasi,
        "fd_fdstat_get",
        |mut c: Caller<'_, World>, fd: i32, out: i32| -> Result<i32> {
            if !(0..3).contains(&fd) {
                return Ok(BAD_FILE);
            }
            let memory = memory(&mut c)?;
            let mut stat = [0; 24];
            stat[0] = 2; // a character device
            memory.write(&mut c, out as u32 as usize, &stat)?;
            Ok(SUCCESS)
        },
    )?;
    linker.func_wrap(wasi, "fd_close", |_: i32| SUCCESS)?;
    linker.func_wrap(wasi, "fd_seek", |_: i32, _: i64, _: i32, _: i32| SEEK_FAILS)?;
    linker.func_wrap(
        wasi,
        "proc_exit",
        |mut c: Caller<'_, World>, status: i32| -> Result<()> {
            flush(c.data_mut());
            exit(status);
        },
    )?;
    linker.define_unknown_imports_as_traps(&module)?;
    let instance = linker.instantiate(&mut store, &module)?;
    let result = instance
        .get_typed_func::<(), ()>(&mut store, "_start")?
        .call(&mut store, ());
    flush(store.data_mut());
    result
}
