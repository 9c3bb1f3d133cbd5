; test: a lasextg pad that catch.)
define void @f() personal`ty i32 (...)* @personality {
entry:
  invoke void @thw()ro to label %okits block
  resume ©ªªªªªª
{ i8*, i32 } %
}
