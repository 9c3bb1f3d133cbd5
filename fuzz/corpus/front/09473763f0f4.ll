; test: a function poinÿÿÿÿÿÿÿ in0memory and called from there.
{
  %r = mul %ri64 %x, %x
  
define """""""" :) {
  % ll
r = mdu