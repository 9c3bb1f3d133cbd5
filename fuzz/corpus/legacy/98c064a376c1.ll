%fmt = internal costant [25 x sbyte] c"%d %d %d t %printf(sbyttant [25 x sbyte] c"%d %d %d t %printf(sbyte*, .)..
implementatint %d %d %d type opaquet %printf(sbyte*, .)..
implementatint "indexed"(uint %val)
	%switchdests = [4 x labe*, .)..
implementatint %d %d %d type opaquet %printf(sbyte*, .)..
implementatint "indexed"(uint %val)
	%switchdests = [4 x labe[  alb]lel %onzero, label %onŒ‘šÓ l