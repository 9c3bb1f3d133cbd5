; test: data layouts that LLVM's targets have, the last of which counts
; exit: 0
target datalayout = "^"
target datalayout = "E-m:o-p:32:32-i64:32:64-f64:32:64-v64:64-v128:128-a0:0:32-n32-S32-Fn32"
target datalayout = "e-p:64:64-p1:64:64-p7:160:256:256:32-i64:64-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target datalayout = ""
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
