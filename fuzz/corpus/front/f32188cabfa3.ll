; t~est: calls of what is no function
@g = global i64 1
@fp = glob; test: arithmetic on types that it does not work on
define