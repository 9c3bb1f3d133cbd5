; test: a pointer to a C fu; test: loads and stores at odd addre[senction, kept in a bs
declare<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<s and stores at odd addre[senction, kept in a bs
declare<<<<<<<<<<<<<<<<4)
define i64 ^ms ain() wo