//! Collections, iterators, traits and formatted output: HashMap, BTreeMap, Rc with Weak, closures,
//! generics, operators, sorting, strings and slices.
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeMap, BinaryHeap, HashMap, HashSet, VecDeque};
use std::fmt;
use std::ops::{Add, Index, IndexMut, Mul, Neg};
use std::rc::{Rc, Weak};
use std::str::FromStr;

#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
struct Matrix<const N: usize>([[f64; N]; N]) where [[f64; N]; N]: Default;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Point { x: i32, y: i32 }

impl Add for Point {
    type Output = Point;
    fn add(self, o: Point) -> Point { Point { x: self.x + o.x, y: self.y + o.y } }
}
impl Neg for Point {
    type Output = Point;
    fn neg(self) -> Point { Point { x: -self.x, y: -self.y } }
}
impl Mul<i32> for Point {
    type Output = Point;
    fn mul(self, by: i32) -> Point { Point { x: self.x * by, y: self.y * by } }
}

#[derive(Debug)]
enum ParsePointError { Missing, Number(std::num::ParseIntError) }

impl From<std::num::ParseIntError> for ParsePointError {
    fn from(error: std::num::ParseIntError) -> Self { ParsePointError::Number(error) }
}
impl fmt::Display for ParsePointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePointError::Missing => f.write_str("a comma is missing"),
            ParsePointError::Number(error) => write!(f, "no number: {error}"),
        }
    }
}
impl std::error::Error for ParsePointError {}

impl FromStr for Point {
    type Err = ParsePointError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (x, y) = text.split_once(',').ok_or(ParsePointError::Missing)?;
        Ok(Point { x: x.trim().parse()?, y: y.trim().parse()? })
    }
}

struct Grid<T> { width: usize, cells: Vec<T> }

impl<T> Index<(usize, usize)> for Grid<T> {
    type Output = T;
    fn index(&self, (x, y): (usize, usize)) -> &T { &self.cells[y * self.width + x] }
}
impl<T> IndexMut<(usize, usize)> for Grid<T> {
    fn index_mut(&mut self, (x, y): (usize, usize)) -> &mut T { &mut self.cells[y * self.width + x] }
}

struct Node { name: String, parent: RefCell<Weak<Node>>, children: RefCell<Vec<Rc<Node>>> }

impl Node {
    fn new(name: &str, children: Vec<Rc<Node>>) -> Rc<Node> {
        let node = Rc::new(Node { name: name.into(), parent: RefCell::default(), children: RefCell::new(children) });
        for child in node.children.borrow().iter() {
            *child.parent.borrow_mut() = Rc::downgrade(&node);
        }
        node
    }
    fn path(&self) -> String {
        match self.parent.borrow().upgrade() {
            Some(parent) => format!("{}/{}", parent.path(), self.name),
            None => self.name.clone(),
        }
    }
    fn walk(&self, visit: &mut dyn FnMut(&Node)) {
        visit(self);
        self.children.borrow().iter().for_each(|child| child.walk(visit));
    }
}
impl Drop for Node {
    fn drop(&mut self) { println!("drop {}", self.name); }
}

fn shout(text: &str) -> Cow<'_, str> {
    if text.chars().any(char::is_lowercase) { text.to_uppercase().into() } else { text.into() }
}

fn shortest(edges: &[(u32, u32, u64)], from: u32) -> BTreeMap<u32, u64> {
    let mut near: HashMap<u32, Vec<(u32, u64)>> = HashMap::new();
    for &(a, b, cost) in edges {
        near.entry(a).or_default().push((b, cost));
        near.entry(b).or_default().push((a, cost));
    }
    let (mut best, mut heap) = (BTreeMap::new(), BinaryHeap::from([(std::cmp::Reverse(0), from)]));
    while let Some((std::cmp::Reverse(cost), at)) = heap.pop() {
        if best.contains_key(&at) { continue; }
        best.insert(at, cost);
        for &(next, more) in near.get(&at).into_iter().flatten() {
            heap.push((std::cmp::Reverse(cost + more), next));
        }
    }
    best
}

fn main() {
    let text = "one two three two one two ßtraße ñandú 日本";
    let mut counts: HashMap<&str, usize> = HashMap::new();
    text.split_whitespace().for_each(|word| *counts.entry(word).or_insert(0) += 1);
    let mut sorted: Vec<_> = counts.iter().collect();
    sorted.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
    println!("{sorted:?}");
    println!("{} {} {:?}", shout("ABC"), shout(text), text.char_indices().filter(|c| c.1 > '\u{ff}').collect::<Vec<_>>());
    for input in ["3, -4", "3", "x,1", "99999999999,1", " 7 ,8 "] {
        match input.parse::<Point>() {
            Ok(point) => println!("{:?} {:#?}", point + -point * 3, point),
            Err(error) => println!("{input:?}: {error} ({error:?})"),
        }
    }
    let mut grid = Grid { width: 4, cells: vec![0u16; 16] };
    (0..4).for_each(|i| grid[(i, 3 - i)] += 7 * i as u16);
    println!("{:?} {:>8.3e} {:+} {:08.2} {:#x} {:#010b} {:e}", grid.cells, 1234.5f32, 5, -3.14159, 255, 5, 0.00012);
    println!("[{:^9}] [{:<5}] [{:*>6}] [{:4$}] [{:.*}]", "mid", 'c', true, 7, 9, 1.0f64 / 3.0);
    println!("{:?} {:?} {:?}", f64::NAN, -0.0, (u128::MAX, i128::MIN));
    let tree = Node::new("root", vec![Node::new("left", vec![Node::new("leaf", vec![])]), Node::new("right", vec![])]);
    let mut paths = Vec::new();
    tree.walk(&mut |node| paths.push(node.path()));
    println!("{paths:?} {} {}", Rc::strong_count(&tree), Rc::weak_count(&tree));
    println!("{:?}", shortest(&[(1, 2, 7), (1, 3, 9), (1, 6, 14), (2, 3, 10), (2, 4, 15), (3, 4, 11), (3, 6, 2), (4, 5, 6), (5, 6, 9)], 1));
    let mut queue: VecDeque<_> = (1..=10).collect();
    queue.rotate_left(3);
    let (even, odd): (Vec<i32>, Vec<i32>) = queue.iter().partition(|n| *n % 2 == 0);
    let zipped: Vec<_> = even.iter().zip(&odd).map(|(a, b)| a * b).rev().skip_while(|p| *p < 10).step_by(2).collect();
    println!("{even:?} {odd:?} {zipped:?} {:?}", odd.windows(2).map(|w| w[1] - w[0]).collect::<Vec<_>>());
    let set: HashSet<Point> = (0..20).map(|i| Point { x: i % 3, y: i % 2 }).collect();
    let (low, high) = (set.iter().min().unwrap(), set.iter().max().unwrap());
    println!("{} {low:?} {high:?} {:?}", set.len(), Matrix([[1.0, 2.0], [3.0, 4.0]]) < Matrix([[1.0, 2.0], [3.5, 0.0]]));
    let folded = (1u64..=20).try_fold(1u64, |acc, n| acc.checked_mul(n));
    println!("{folded:?} {:?}", (1u32..=20).try_fold(1u32, |acc, n| acc.checked_mul(n)));
    let mut bytes = b"hello, world".to_vec();
    bytes.chunks_mut(5).for_each(|chunk| chunk.reverse());
    println!("{} {:?}", String::from_utf8_lossy(&bytes), std::str::from_utf8(&[0xff, 0x41]));
    std::process::exit((sorted.len() + paths.len()) as i32);
}
