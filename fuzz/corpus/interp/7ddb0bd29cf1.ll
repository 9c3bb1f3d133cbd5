; test: metaloa4 (i64)*)
declare  !e