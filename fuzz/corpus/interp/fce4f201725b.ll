; test: uses of names that are nowhere define; test: a name for a result that is not thered,
declare  with what mayvoi