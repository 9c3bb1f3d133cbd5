; iÿÿÿÿÿÿÿf opaqÿÿÿÿÿÿÿÿ3; test: a phi wit; test: a phi with two values for one block, and one entry for two edges
define i64 @main(i1 %c) {
e ;~ error: this `phi` has different values for the same block `%entry`
  %s = phi i64 [h