//! The rules of the protocol: how a client and a server come to know each other, which documents are open, and which function
//! answers which request.

use std::collections::HashMap;
use std::sync::mpsc::Sender;

use serde_json::{Value, json};

use super::document::Document;
use super::run::Running;
use super::text::Encoding;
use super::wire::{self, Answer, Code, Refusal};
use super::{Event, calls, diagnostics, place, run, views};
use crate::verify::Profile;

/// What a client can.
#[derive(Default)]
pub(super) struct Client {
    pub encoding: Encoding,
    /// Places beside the first one of a diagnostic.
    pub related: bool,
    /// Edits of a version of a text.
    pub versions: bool,
    /// Texts with code and emphasis.
    pub markdown: bool,
    /// Symbols inside of symbols.
    pub nested: bool,
    /// It may be asked for settings.
    pub settings: bool,
}

impl Client {
    /// What the parameters of `initialize` say.
    fn of(params: &Value) -> Client {
        let can = &params["capabilities"];
        let text = &can["textDocument"];
        let is = |value: &Value| value.as_bool().unwrap_or(false);
        let lists = |list: &Value, word: &str| {
            let list = list.as_array();
            list.is_some_and(|list| list.iter().any(|item| item == word))
        };
        let encodings = &can["general"]["positionEncodings"];
        let mut all = Encoding::ALL.iter();
        let encoding = all.find(|(_, name)| lists(encodings, name));
        Client {
            encoding: encoding.map_or(Encoding::default(), |(encoding, _)| *encoding),
            related: is(&text["publishDiagnostics"]["relatedInformation"]),
            versions: is(&can["workspace"]["workspaceEdit"]["documentChanges"]),
            markdown: lists(&text["hover"]["contentFormat"], "markdown"),
            nested: is(&text["documentSymbol"]["hierarchicalDocumentSymbolSupport"]),
            settings: is(&can["workspace"]["configuration"]),
        }
    }
}

/// How far a client has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lifecycle {
    /// It has not said what it can.
    New,
    /// It asks.
    Running,
    /// It asks no more.
    ShutDown,
    /// It is gone.
    Exited,
}

pub(super) struct Server {
    pub lifecycle: Lifecycle,
    pub was_shut_down: bool,
    /// Messages that go out behind the answer of what is being handled.
    pub outgoing: Vec<Value>,
    client: Client,
    documents: HashMap<String, Document>,
    /// The rules for texts of which the client says nothing else.
    profile: Profile,
    /// Texts whose settings the client was asked for, by the names of the requests.
    asked: HashMap<String, String>,
    requests: u64,
    running: Vec<Running>,
    events: Sender<Event>,
}

/// A function that answers a request about a text that is open.
type OfDocument = fn(&mut Document, &Client, &Value) -> Answer;

/// The requests about texts.
const REQUESTS: &[(&str, OfDocument)] = &[
    ("textDocument/hover", place::hover),
    ("textDocument/definition", place::definition),
    ("textDocument/declaration", place::definition),
    ("textDocument/references", place::references),
    ("textDocument/documentHighlight", place::highlight),
    ("textDocument/prepareRename", place::prepare_rename),
    ("textDocument/rename", place::rename),
    ("textDocument/completion", place::complete),
    ("textDocument/formatting", place::format),
    ("textDocument/codeAction", diagnostics::actions),
    ("textDocument/documentSymbol", views::symbols),
    ("textDocument/foldingRange", views::folds),
    ("textDocument/semanticTokens/full", views::tokens),
    (
        "textDocument/semanticTokens/full/delta",
        views::token_changes,
    ),
    ("textDocument/semanticTokens/range", views::tokens_of_range),
    ("textDocument/inlayHint", views::inlay_hints),
    ("textDocument/codeLens", views::lenses),
    ("textDocument/prepareCallHierarchy", calls::prepare),
    ("callHierarchy/incomingCalls", calls::incoming),
    ("callHierarchy/outgoingCalls", calls::outgoing),
];

/// What the answer of `initialize` says that there is.
fn capabilities(encoding: Encoding) -> Value {
    let mut names = Encoding::ALL.iter();
    let name = names.find(|(other, _)| *other == encoding);
    json!({
        "positionEncoding": name.map_or("utf-16", |(_, name)| name),
        // 2: changes of ranges.
        "textDocumentSync": {"openClose": true, "change": 2},
        "hoverProvider": true,
        "definitionProvider": true,
        "declarationProvider": true,
        "referencesProvider": true,
        "documentHighlightProvider": true,
        "renameProvider": {"prepareProvider": true},
        "completionProvider": {"triggerCharacters": ["%", "@"]},
        "documentFormattingProvider": true,
        "codeActionProvider": {"codeActionKinds": ["quickfix", "source.fixAll.jitlite"]},
        "documentSymbolProvider": true,
        "workspaceSymbolProvider": true,
        "foldingRangeProvider": true,
        "semanticTokensProvider": {
            "legend": {"tokenTypes": views::TYPES, "tokenModifiers": views::MODIFIERS},
            "full": {"delta": true},
            "range": true,
        },
        "inlayHintProvider": true,
        "codeLensProvider": {},
        "callHierarchyProvider": true,
        "executeCommandProvider": {"commands": run::COMMANDS},
    })
}

impl Server {
    pub(super) fn new(events: Sender<Event>) -> Server {
        Server {
            lifecycle: Lifecycle::New,
            was_shut_down: false,
            outgoing: Vec::new(),
            client: Client::default(),
            documents: HashMap::new(),
            profile: Profile::Auto,
            asked: HashMap::new(),
            requests: 0,
            running: Vec::new(),
            events,
        }
    }

    /// Does what a message says. The answer is that of a request; `None` where it comes later.
    pub(super) fn handle(&mut self, message: &Value) -> Option<Answer> {
        let params = &message["params"];
        let Some(method) = message["method"].as_str() else {
            if message["id"].is_null() {
                let why = Refusal::new(
                    Code::InvalidRequest,
                    "a message is a request, a notification or an answer",
                );
                self.outgoing.push(wire::response(&Value::Null, Err(why)));
            } else {
                self.answered(message);
            }
            return None;
        };
        if message["id"].is_null() {
            self.notified(method, params);
            return None;
        }
        match (self.lifecycle, method) {
            (Lifecycle::New, "initialize") => Some(self.initialize(params)),
            (Lifecycle::New, _) => {
                let why = "the first request is `initialize`";
                Some(Err(Refusal::new(Code::NotInitialized, why)))
            }
            (Lifecycle::Running, "initialize") => {
                let why = "`initialize` comes once";
                Some(Err(Refusal::new(Code::InvalidRequest, why)))
            }
            (Lifecycle::Running, "shutdown") => {
                self.lifecycle = Lifecycle::ShutDown;
                self.was_shut_down = true;
                Some(Ok(Value::Null))
            }
            (Lifecycle::Running, _) => self.request(&message["id"], method, params),
            (Lifecycle::ShutDown | Lifecycle::Exited, _) => {
                let why = "there are no requests behind `shutdown`";
                Some(Err(Refusal::new(Code::InvalidRequest, why)))
            }
        }
    }

    fn initialize(&mut self, params: &Value) -> Answer {
        self.client = Client::of(params);
        let options = &params["initializationOptions"];
        if let Some(profile) = profile(options).or_else(|| profile(&options["jitlite"])) {
            self.profile = profile;
        }
        self.lifecycle = Lifecycle::Running;
        Ok(json!({
            "capabilities": capabilities(self.client.encoding),
            "serverInfo": {"name": "jitlite", "version": env!("CARGO_PKG_VERSION")},
        }))
    }

    fn request(&mut self, id: &Value, method: &str, params: &Value) -> Option<Answer> {
        if method == "workspace/executeCommand" {
            return self.execute(id, params);
        }
        if method == "workspace/symbol" {
            return Some(self.symbols(params));
        }
        let mut rows = REQUESTS.iter();
        let Some((_, function)) = rows.find(|(name, _)| *name == method) else {
            let why = format!("there is no request `{method}`");
            return Some(Err(Refusal::new(Code::MethodNotFound, why)));
        };
        let function = *function;
        let uri = match params["item"].is_null() {
            true => &params["textDocument"]["uri"],
            false => &params["item"]["uri"],
        };
        Some(
            self.document(uri)
                .and_then(|(document, client)| function(document, client, params)),
        )
    }

    /// `workspace/symbol`, in the texts that are open.
    fn symbols(&mut self, params: &Value) -> Answer {
        let words = params["query"].as_str().unwrap_or_default();
        let mut uris: Vec<String> = self.documents.keys().cloned().collect();
        uris.sort_unstable();
        let mut rows = Vec::new();
        for uri in uris {
            if let Some(document) = self.documents.get_mut(&uri) {
                rows.extend(views::named_symbols(document, words)?);
            }
        }
        Ok(rows.into())
    }

    /// The document of a URI, with what the client can.
    fn document(&mut self, uri: &Value) -> Result<(&mut Document, &Client), Refusal> {
        let uri = uri.as_str();
        let uri = uri.ok_or_else(|| Refusal::params("there is no URI"))?;
        let document = self.documents.get_mut(uri);
        let document = document.ok_or_else(|| Refusal::failed(format!("`{uri}` is not open")))?;
        Ok((document, &self.client))
    }

    fn execute(&mut self, id: &Value, params: &Value) -> Option<Answer> {
        let args = &params["arguments"];
        match params["command"].as_str() {
            Some(run::SHOW_TEXT) => Some(run::show_text(args, self.profile)),
            Some(run::RUN_ASSERTION) => {
                let document = self.document(&args[0]).map(|(document, _)| document);
                let started = document.and_then(|document| run::start(document, id, args));
                match started {
                    Ok((running, wait)) => {
                        let (events, own) = (self.events.clone(), id.clone());
                        let thread = std::thread::Builder::new().spawn(move || {
                            // Nobody waits for it once the server has ended.
                            let _ = events.send(Event::Answered(own, wait()));
                        });
                        match thread {
                            Ok(_) => {
                                self.running.push(running);
                                None
                            }
                            Err(error) => {
                                running.kill();
                                Some(Err(Refusal::failed(error.to_string())))
                            }
                        }
                    }
                    Err(why) => Some(Err(why)),
                }
            }
            Some(command) => {
                let why = format!("there is no command `{command}`");
                Some(Err(Refusal::params(why)))
            }
            None => Some(Err(Refusal::params("there is no command"))),
        }
    }

    fn notified(&mut self, method: &str, params: &Value) {
        match (self.lifecycle, method) {
            (_, "exit") => self.lifecycle = Lifecycle::Exited,
            (Lifecycle::Running, "textDocument/didOpen") => self.open(&params["textDocument"]),
            (Lifecycle::Running, "textDocument/didChange") => {
                let version = params["textDocument"]["version"].clone();
                let document = self.document(&params["textDocument"]["uri"]);
                let changed = document
                    .and_then(|(document, _)| document.change(version, &params["contentChanges"]));
                if let Err(why) = changed {
                    self.outgoing.push(super::log(&why.message));
                }
            }
            (Lifecycle::Running, "textDocument/didClose") => {
                let uri = params["textDocument"]["uri"].as_str().unwrap_or_default();
                if self.documents.remove(uri).is_some() {
                    let nothing = json!({"uri": uri, "diagnostics": []});
                    let method = "textDocument/publishDiagnostics";
                    self.outgoing.push(wire::notification(method, nothing));
                }
            }
            (Lifecycle::Running, "workspace/didChangeConfiguration") => {
                self.configured(&params["settings"]);
            }
            // What is not known is passed over, as the protocol asks.
            _ => {}
        }
    }

    fn open(&mut self, item: &Value) {
        let (Some(uri), Some(text)) = (item["uri"].as_str(), item["text"].as_str()) else {
            let why = "a document that is opened has a URI and a text";
            self.outgoing.push(super::log(why));
            return;
        };
        let (version, encoding) = (item["version"].clone(), self.client.encoding);
        let (text, profile) = (run::text_of(uri, text), self.profile);
        let document = Document::new(uri, version, text, encoding, profile);
        self.documents.insert(uri.into(), document);
        self.ask_for_settings(uri);
    }

    /// Asks the client for the settings of a text, if it can be asked.
    fn ask_for_settings(&mut self, uri: &str) {
        if !self.client.settings {
            return;
        }
        self.requests += 1;
        let name = format!("settings-{}", self.requests);
        let item = json!({"scopeUri": uri, "section": "jitlite"});
        let params = json!({"items": [item]});
        self.outgoing
            .push(wire::request(&name, "workspace/configuration", params));
        self.asked.insert(name, uri.into());
    }

    /// Takes the answer of a request to the client.
    fn answered(&mut self, message: &Value) {
        let asked = message["id"].as_str();
        let Some(uri) = asked.and_then(|id| self.asked.remove(id)) else {
            return;
        };
        if let Some(profile) = profile(&message["result"][0])
            && let Some(document) = self.documents.get_mut(&uri)
        {
            document.set_profile(profile);
        }
    }

    /// Takes new settings: those of the message, or those of each text where the client can be asked.
    fn configured(&mut self, settings: &Value) {
        if let Some(profile) = profile(&settings["jitlite"]).or_else(|| profile(settings)) {
            self.profile = profile;
            let documents = self.documents.values_mut();
            documents.for_each(|document| document.set_profile(profile));
        }
        let uris: Vec<String> = self.documents.keys().cloned().collect();
        uris.iter().for_each(|uri| self.ask_for_settings(uri));
    }

    /// A text whose diagnostics the client has not.
    pub(super) fn unpublished(&self) -> Option<String> {
        let mut documents = self.documents.values();
        let found = documents.find(|document| !document.published);
        found.map(|document| document.uri.clone())
    }

    /// What to tell the client of a text; `None` where it cannot be read, which is told once.
    pub(super) fn published(&mut self, uri: &str) -> Option<Value> {
        let document = self.documents.get_mut(uri)?;
        match diagnostics::published(document, &self.client) {
            Ok(params) => Some(params),
            Err(why) => {
                document.published = true;
                eprintln!("jitlite lsp: {}", why.message);
                None
            }
        }
    }

    /// Says that a text is not published again before it changes.
    pub(super) fn give_up(&mut self, uri: &str) {
        if let Some(document) = self.documents.get_mut(uri) {
            document.published = true;
        }
    }

    /// Whether there is a text of which only parts were read since it changed.
    pub(super) fn has_parts(&self) -> bool {
        self.documents
            .values()
            .any(|document| !document.is_whole() && document.published)
    }

    /// Reads all of such a text.
    pub(super) fn read_one_whole(&mut self) {
        let mut documents = self.documents.values_mut();
        if let Some(document) = documents.find(|document| !document.is_whole()) {
            document.published = document.whole().is_err();
        }
    }

    /// Forgets a program that has ended.
    pub(super) fn ended(&mut self, id: &Value) {
        self.running.retain(|running| running.id != *id);
    }

    /// Ends the program that a request runs.
    pub(super) fn kill(&mut self, id: &Value) {
        let mut running = self.running.iter();
        if let Some(running) = running.find(|running| running.id == *id) {
            running.kill();
        }
    }

    /// Ends all programs.
    pub(super) fn kill_all(&mut self) {
        self.running.drain(..).for_each(|running| running.kill());
    }
}

/// The language that settings name.
fn profile(settings: &Value) -> Option<Profile> {
    let word = settings["std"].as_str()?;
    let mut all = Profile::ALL.iter();
    let found = all.find(|(_, name)| *name == word);
    found.map(|(profile, _)| *profile)
}
