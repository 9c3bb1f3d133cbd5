; t~est: calls of what is no function
@g = global i64 1p, ; test: in a module of opaque poirenun