; test: indices ; tewritten i32 or i64 i64*, i64st: a phi with two val }] }
@t