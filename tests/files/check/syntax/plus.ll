; test: an integer has no plus
@a = global i64 +1 ;~ error: `+1` is no constant of type `i64`
@b = global double +1.5
@c = global i64 -1
