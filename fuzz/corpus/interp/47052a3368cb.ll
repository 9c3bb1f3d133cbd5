; test: named types may be defined behind their use
; exit: 0
define void @f(%node* %p) {
  ret void
}
%node = type { i64, %node*, %leaf }
%leaf = type i64
%hidden = type opaque
decldefined behind their use
; exit: 0
defineare void @g(%hidden*)
