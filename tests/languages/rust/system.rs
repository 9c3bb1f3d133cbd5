//! What the system gives: processes, files, environment, channels, atomics, time and sockets.
use std::collections::BTreeSet;
use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom, Write};
use std::net::{TcpListener, TcpStream, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, TryRecvError};
use std::sync::{Arc, Condvar, Mutex, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

static CALLS: AtomicUsize = AtomicUsize::new(0);
static CONFIG: OnceLock<String> = OnceLock::new();

struct Scratch(PathBuf);

impl Scratch {
    fn new() -> io::Result<Scratch> {
        let path = env::temp_dir().join(format!("languages-{}", std::process::id()));
        fs::create_dir_all(&path)?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        println!("removed: {}", fs::remove_dir_all(&self.0).is_ok());
    }
}

fn files(folder: &Path) -> io::Result<()> {
    let path = folder.join("notes.txt");
    let mut file = OpenOptions::new().create(true).truncate(true).read(true).write(true).open(&path)?;
    for i in 0..5 {
        writeln!(file, "line {i}: {}", "x".repeat(i))?;
    }
    file.seek(SeekFrom::Start(5))?;
    let mut some = [0u8; 3];
    file.read_exact(&mut some)?;
    println!("{:?} {}", std::str::from_utf8(&some), file.metadata()?.len());
    let lines = BufReader::new(File::open(&path)?).lines().collect::<Result<Vec<_>, _>>()?;
    println!("{} {:?}", lines.len(), lines.last());
    fs::rename(&path, folder.join("renamed.txt"))?;
    fs::write(folder.join("other"), [1, 2, 3])?;
    let names: BTreeSet<_> = fs::read_dir(folder)?.filter_map(|e| e.ok()?.file_name().into_string().ok()).collect();
    println!("{names:?}");
    let error = File::open(&path).unwrap_err();
    println!("{:?} {error}", error.kind());
    Err(io::Error::new(ErrorKind::Other, "made here"))
}

fn processes() -> io::Result<()> {
    let output = Command::new("/bin/sh").args(["-c", "echo out $NAME; echo err >&2; exit 3"]).env("NAME", "me").output()?;
    println!("{:?} {:?} {:?}", output.status.code(), String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let mut child = Command::new("/usr/bin/sort").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    child.stdin.take().unwrap().write_all(b"pear\napple\nfig\n")?;
    println!("{:?}", String::from_utf8_lossy(&child.wait_with_output()?.stdout));
    let missing = Command::new("/no/such/program").spawn();
    println!("{:?}", missing.map(|_| ()).map_err(|e| e.kind()));
    let killed = Command::new("/bin/sh").args(["-c", "kill -9 $$"]).status()?;
    println!("{:?} {killed}", killed.code());
    Ok(())
}

fn channels() {
    let (send, receive) = mpsc::sync_channel::<(usize, u64)>(2);
    let total = Arc::new(AtomicU64::new(0));
    let workers: Vec<_> = (0..3).map(|id| {
        let (send, total) = (send.clone(), total.clone());
        thread::spawn(move || {
            for n in 0..50u64 {
                total.fetch_add(n * (id as u64 + 1), Ordering::Relaxed);
                send.send((id, n)).unwrap();
            }
            CALLS.fetch_add(1, Ordering::SeqCst);
        })
    }).collect();
    drop(send);
    let mut sums = [0; 3];
    for (id, n) in receive.iter() {
        sums[id] += n;
    }
    workers.into_iter().for_each(|w| w.join().unwrap());
    println!("{sums:?} {} {}", total.load(Ordering::Relaxed), CALLS.load(Ordering::SeqCst));
    let (send, receive) = mpsc::channel::<i32>();
    println!("{:?}", receive.recv_timeout(Duration::from_millis(1)) == Err(RecvTimeoutError::Timeout));
    drop(send);
    println!("{:?}", receive.try_recv() == Err(TryRecvError::Disconnected));
    let pair = Arc::new((Mutex::new(false), Condvar::new()));
    let other = Arc::clone(&pair);
    let waiter = thread::spawn(move || {
        let (lock, ready) = &*other;
        *ready.wait_while(lock.lock().unwrap(), |set| !*set).unwrap()
    });
    *pair.0.lock().unwrap() = true;
    pair.1.notify_all();
    println!("{:?} {}", waiter.join().unwrap(), CONFIG.get_or_init(|| "first".into()));
    println!("{}", CONFIG.get_or_init(|| "second".into()));
}

fn sockets() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || -> io::Result<usize> {
        let (mut stream, _) = listener.accept()?;
        let mut line = String::new();
        let read = BufReader::new(stream.try_clone()?).read_line(&mut line)?;
        stream.write_all(line.trim().chars().rev().collect::<String>().as_bytes())?;
        Ok(read)
    });
    let mut stream = TcpStream::connect(address)?;
    stream.write_all(b"stressed\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    println!("{answer} {:?}", server.join().unwrap());
    let (a, b) = (UdpSocket::bind("127.0.0.1:0")?, UdpSocket::bind("127.0.0.1:0")?);
    a.send_to(b"datagram", b.local_addr()?)?;
    let mut buffer = [0; 32];
    let (size, from) = b.recv_from(&mut buffer)?;
    println!("{size} {}", from == a.local_addr()?);
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start = Instant::now();
    env::set_var("LANGUAGES_SET", "here");
    println!("{:?} {:?}", env::var("LANGUAGES_SET"), env::var("LANGUAGES_UNSET"));
    let scratch = Scratch::new()?;
    println!("{:?}", files(&scratch.0).map_err(|e| e.to_string()));
    processes()?;
    channels();
    sockets()?;
    thread::sleep(Duration::from_millis(2));
    println!("{} {}", start.elapsed() >= Duration::from_millis(2), env::args().count());
    let number: u8 = "300".parse()?;
    println!("never {number}");
    Ok(())
}
