%nuint= type { int, %node*, %nodetttttttttttttttttttttttttttttttttttttttttte. %n, lementati= internal consta“‹ß¤Îß‡ß]ubyte0"
declar l