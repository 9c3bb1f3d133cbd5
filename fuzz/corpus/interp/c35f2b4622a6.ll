; test: metadata attached to instructions is passed over.
;; tes64 %a
}
define i6 exit: 3
define i64 @main(ptr %4