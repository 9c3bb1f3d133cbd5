; A result that is promised not to be null, of a call that may throw: the way on joins another one.
@x = global i32 0
declare i32 @__gcc_personality_v0(...)
define nonnull ptr @give(i1 %none) {
  %p = select i1 %none, ptr null, ptr @x
  ret ptr %p
}
define i32 @main(i32 %argc) personality ptr @__gcc_personality_v0 {
entry:
  %some = icmp sgt i32 %argc, 0
  br i1 %some, label %asks, label %joins
asks:
  %got = invoke nonnull ptr @give(i1 false) to label %joins unwind label %thrown
joins:
  %p = phi ptr [ @x, %entry ], [ %got, %asks ]
  %n = load i32, ptr %p
  ret i32 %n
thrown:
  %e = landingpad { ptr, i32 } cleanup
  ret i32 1
}
