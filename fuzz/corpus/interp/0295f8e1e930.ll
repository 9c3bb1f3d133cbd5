; test: loads and stores at odd addresses  %b, i64 3
pririnted
; 0000000000780748239, ptr %p, align 1
  %q = telegementptr i8, ptþÿÿÿ