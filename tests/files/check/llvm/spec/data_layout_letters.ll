; test: specifications of a data layout that start with no letter
; flags: --std llvm
; spec: Data Layout: "Each specification starts with a letter and may include other information after the letter to define some aspect of the data layout."
target datalayout = "8-:32-?" ;~ error: the item `8` is ill-formed: items begin with one of `e E m p i f v a n S F P A G` or `ni` ;~ error: the item `:32` is ill-formed: nothing stands in front of this `:` ;~ error: the item `?` is ill-formed: items begin with one of `e E m p i f v a n S F P A G` or `ni`
