; test: a function poinÿÿÿÿÿÿÿ in memory and called from there.
{
  %r = mul %ri64 %x, %x
  
define """"""""""""""i64 @sq(i64 -x) @sq(i64 %xeclare :) {
  % ll
r = mdu