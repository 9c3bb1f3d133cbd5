//! A crate with dependencies, all of which are one module, Rust's standard library too: an index of words
//! of JSON documents that is searched by regular expressions.
use std::collections::BTreeMap;
use std::fmt;
use std::panic;

use regex::{Captures, Regex};
use serde_json::{json, Map, Value};
use smallvec::SmallVec;

const DOCUMENTS: &str = r#"[
  {"id": 1, "title": "Über den Wolken", "tags": ["sky", "song"], "length": 225.5, "by": {"name": "Reinhard Mey"}},
  {"id": 2, "title": "The quick brown fox", "tags": [], "length": null},
  {"id": 3, "title": "A fox in the \"sky\" \u00e9t\u00e9", "tags": ["sky", "fox", "quick"], "length": 1e3},
  {"id": 18446744073709551615, "title": "", "tags": ["x\n\ty"], "length": -0.0}
]"#;

#[derive(Debug)]
enum IndexError {
    Json(serde_json::Error),
    Shape(&'static str),
    Pattern(regex::Error),
}

impl From<serde_json::Error> for IndexError {
    fn from(error: serde_json::Error) -> Self {
        IndexError::Json(error)
    }
}
impl From<regex::Error> for IndexError {
    fn from(error: regex::Error) -> Self {
        IndexError::Pattern(error)
    }
}
impl fmt::Display for IndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IndexError::Json(error) => write!(f, "json: {error}, {:?}", error.classify()),
            IndexError::Shape(what) => write!(f, "{what}"),
            IndexError::Pattern(error) => write!(f, "pattern:\n{error}"),
        }
    }
}

type Ids = SmallVec<[u64; 2]>;

#[derive(Default)]
struct Index {
    words: BTreeMap<String, Ids>,
    lengths: Vec<f64>,
}

impl Index {
    fn read(text: &str) -> Result<Index, IndexError> {
        let word = Regex::new(r"(?i)\p{L}+")?;
        let mut index = Index::default();
        let documents: Value = serde_json::from_str(text)?;
        let documents = documents.as_array().ok_or(IndexError::Shape("no list"))?;
        for document in documents {
            let id = document["id"].as_u64().ok_or(IndexError::Shape("an id is no number"))?;
            let title = document["title"].as_str().ok_or(IndexError::Shape("no title"))?;
            let tags = document["tags"].as_array().into_iter().flatten().filter_map(Value::as_str);
            for text in tags.chain([title]) {
                for found in word.find_iter(text) {
                    let ids = index.words.entry(found.as_str().to_lowercase()).or_default();
                    if !ids.contains(&id) {
                        ids.push(id);
                    }
                }
            }
            index.lengths.extend(document["length"].as_f64());
        }
        Ok(index)
    }

    fn search(&self, pattern: &str) -> Result<Vec<(&str, &[u64])>, IndexError> {
        let pattern = Regex::new(pattern)?;
        let matching = self.words.iter().filter(|(word, _)| pattern.is_match(word));
        Ok(matching.map(|(word, ids)| (word.as_str(), &ids[..])).collect())
    }

    fn to_json(&self) -> Value {
        let words: Map<String, Value> = self.words.iter().map(|(word, ids)| (word.clone(), json!(ids.to_vec()))).collect();
        json!({"words": words, "lengths": self.lengths, "spilled": self.words.values().filter(|ids| ids.spilled()).count()})
    }
}

fn dates(text: &str) -> String {
    let date = Regex::new(r"(?P<y>\d{4})-(?P<m>\d{2})-(?P<d>\d{2})").unwrap();
    date.replace_all(text, |found: &Captures<'_>| {
        let mut buffer = itoa::Buffer::new();
        let year: i32 = found["y"].parse().unwrap_or_default();
        format!("{}.{}.{}", &found["d"], &found["m"], buffer.format(year - 2000))
    })
    .into_owned()
}

fn main() {
    match Index::read(DOCUMENTS) {
        Ok(index) => {
            println!("{:#}", index.to_json());
            for pattern in ["^(the|sky)$", "o", r"^\w{2}$", "[", "(a{1000}){1000}"] {
                match index.search(pattern) {
                    Ok(found) => println!("{pattern}: {found:?}"),
                    Err(error) => println!("{pattern}: {}", error.to_string().lines().last().unwrap_or("")),
                }
            }
        }
        Err(error) => println!("{error}"),
    }
    for wrong in ["[1, 2", "{}", r#"[{"id": -1}]"#, r#"[{"id": 1, "title": "\ud800"}]"#, "[nul]"] {
        if let Err(error) = Index::read(wrong) {
            println!("{wrong}: {error}");
        }
    }
    println!("{}", dates("from 2024-02-29 to 1999-12-31, not 24-2-9"));
    panic::set_hook(Box::new(|_| println!("hook")));
    let caught = panic::catch_unwind(|| Index::read("[]").unwrap().search("(").unwrap().len());
    println!("{:?}", caught.map_err(|payload| payload.downcast_ref::<String>().map(String::len)));
    let keys: SmallVec<[String; 4]> = (0..6).map(|n| format!("k{n}")).collect();
    let object: Value = keys.iter().enumerate().map(|(n, key)| (key.clone(), json!(n as f32 / 4.0))).collect::<Map<_, _>>().into();
    println!("{object} {:?}", object.pointer("/k5"));
    std::process::exit(object.as_object().map_or(0, Map::len) as i32);
}
