//! Messages of the protocol (JSON-RPC 2.0).

use serde_json::{Value, json};

/// The codes of errors in answers, as the protocol numbers them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    /// The message is not JSON.
    Parse = -32700,
    /// There cannot be such a request now.
    InvalidRequest = -32600,
    /// There is no such request.
    MethodNotFound = -32601,
    /// The parameters are not those of the request.
    InvalidParams = -32602,
    /// A mistake in jitlite.
    Internal = -32603,
    /// The first request is `initialize`.
    NotInitialized = -32002,
    /// The request is a good one, and cannot be done.
    Failed = -32803,
    /// The client has taken the request back.
    Cancelled = -32800,
}

/// Why a request has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Refusal {
    pub code: Code,
    pub message: String,
}

impl Refusal {
    pub(super) fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal {
            code,
            message: message.into(),
        }
    }

    /// Of parameters that are missing, or of another type.
    pub(super) fn params(message: impl Into<String>) -> Refusal {
        Refusal::new(Code::InvalidParams, message)
    }

    /// Of what cannot be done.
    pub(super) fn failed(message: impl Into<String>) -> Refusal {
        Refusal::new(Code::Failed, message)
    }
}

/// What answers a request.
pub(super) type Answer = Result<Value, Refusal>;

/// The message that answers a request.
pub(super) fn response(id: &Value, answer: Answer) -> Value {
    match answer {
        Ok(result) => json!({"jsonrpc": "2.0", "id": id, "result": result}),
        Err(why) => json!({
            "jsonrpc": "2.0",
            "id": id,
            "error": {"code": why.code as i32, "message": why.message},
        }),
    }
}

/// A message that asks for no answer.
pub(super) fn notification(method: &str, params: Value) -> Value {
    json!({"jsonrpc": "2.0", "method": method, "params": params})
}

/// A message that asks the client.
pub(super) fn request(id: &str, method: &str, params: Value) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
}
