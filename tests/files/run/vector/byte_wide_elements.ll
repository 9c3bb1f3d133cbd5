; test: vectors of i200, 25 bytes each in memory: moved, computed with, passed.
; exit: 0
; stdout: -1 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55
; stdout: -2 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff da f2 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
; stdout: 1 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 2 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 3 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 4 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 5 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 6 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff aa
; stdout: 7 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f6 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff f6 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff da f2 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff aa
; stdout: 8 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 9 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff da f2 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f6 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff aa
; stdout: 10 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff da f2 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f6 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff aa
; stdout: 11 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff da f2 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 f6 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff aa
; stdout: 12 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 13 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 7f 30 f3 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 25 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 14 09 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 7c 0d 26 38 31 03 71 8c d6 50 82 24 af 70 69 c5 ae 2b 65 e4 6d bb ab e2 f5 85 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 7f 39 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 15 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 52 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 26 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 16 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff de f2 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff aa
; stdout: 17 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 7f 8c f2 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 d9 b1 d8 49 b2 50 9e 14 d0 99 7c 9d 6a 77 64 d3 d9 d0 4d b5 1c 1f 30 ed aa aa
; stdout: 18 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 19 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 40 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 40 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 20 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 c0 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 c0 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 21 00 aa
; stdout: 22 0f aa
; stdout: 23 0b aa
; stdout: 24 0b aa
; stdout: 25 04 aa
; stdout: 26 04 aa
; stdout: 27 07 aa
; stdout: 28 07 aa
; stdout: 29 08 aa
; stdout: 30 08 aa
; stdout: 31 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 ec ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff aa
; stdout: 32 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 c0 0a 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 82 17 a7 13 db a6 d7 b0 f5 17 b3 41 b1 4a c4 4d 16 93 17 59 a5 71 f0 67 89 2a 00 aa
; stdout: 33 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 df 0a 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 fe 17 a7 13 db a6 d7 b0 f5 17 b3 41 b1 4a c4 4d 16 93 17 59 a5 71 f0 67 89 2a 00 aa
; stdout: 34 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 c0 0a 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 17 a7 13 db a6 d7 b0 f5 17 b3 41 b1 4a c4 4d 16 93 17 59 a5 71 f0 67 89 0a aa
; stdout: 35 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 f6 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff aa
; stdout: 36 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff da f2 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 37 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 38 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff da f2 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 f6 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff aa
; stdout: 39 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 30 f3 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 25 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 40 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 30 f3 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff aa
; stdout: 41 09 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 7c 0d 26 38 31 03 71 8c d6 50 82 24 af 70 69 c5 ae 2b 65 e4 6d bb ab e2 f5 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 39 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 42 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 85 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 7f 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 43 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 44 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 6a 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 aa 48 f3 07 c7 52 4d f4 64 34 d9 11 a9 46 c1 66 f4 d7 86 f5 b2 6d e4 72 f4 aa
; stdout: 45 85 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 46 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 47 7f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 d5 aa
; stdout: 48 79 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 49 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 50 2f 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 51 56 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 aa
; stdout: 52 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 aa
; stdout: 53 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 7f 30 f3 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 25 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 54 01 aa
; stdout: 55 f7 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 7f 30 f3 d9 c7 ce fc 8e 73 29 af 7d db 50 8f 96 3a 51 d4 9a 1b 92 44 54 1d 0a 7b 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 25 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 56 09 aa
; stdout: 57 09 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 7c 0d 26 38 31 03 71 8c d6 50 82 24 af 70 69 c5 ae 2b 65 e4 6d bb ab e2 f5 85 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 7f 39 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 58 04 aa
; stdout: 59 09 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 7c 0d 26 38 31 03 71 8c d6 50 82 24 af 70 69 c5 ae 2b 65 e4 6d bb ab e2 f5 85 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff 7f 39 4e 27 b6 4d af 61 eb 2f 66 83 62 95 88 9b 2c 26 2f b2 4a e3 e0 cf 12 55 aa
; stdout: 60 0b aa

@a = global <4 x i200> <i200 -803469022129495137770981046170581301261101496891396417650688, i200 86, i200 -803469022129495137770981046170581301261101496891396417650688, i200 534014917025234395088719984854984695746269249649469783756335>
@b = global <4 x i200> <i200 -9, i200 63490166541775463252830558334011957085343168173783478039258, i200 123, i200 -10>
@c = global <4 x i200> <i200 -803469022129495137770981046170581301261101496891396417650688, i200 -11, i200 -10, i200 -20>
@arr = global [2 x <4 x i200>] [<4 x i200> <i200 -803469022129495137770981046170581301261101496891396417650688, i200 86, i200 -803469022129495137770981046170581301261101496891396417650688, i200 534014917025234395088719984854984695746269249649469783756335>, <4 x i200> <i200 -9, i200 63490166541775463252830558334011957085343168173783478039258, i200 123, i200 -10>]
@st = global { i8, <4 x i200>, i8 } { i8 1, <4 x i200> <i200 -9, i200 63490166541775463252830558334011957085343168173783478039258, i200 123, i200 -10>, i8 2 }
@r = global [2048 x i8] zeroinitializer, align 64
@f = constant [3 x i8] c"%d\00"
@x = constant [6 x i8] c" %02x\00"
@n = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
define void @show(i32 %k, ptr %p, i32 %n) {
  call i32 (ptr, ...) @printf(ptr @f, i32 %k)
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %q = getelementptr i8, ptr %p, i32 %i
  %b = load i8, ptr %q
  %w = zext i8 %b to i32
  call i32 (ptr, ...) @printf(ptr @x, i32 %w)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  call i32 (ptr, ...) @printf(ptr @n)
  call ptr @memset(ptr @r, i32 170, i64 2048)
  ret void
}
declare ptr @memset(ptr, i32, i64)

declare <4 x i200> @llvm.abs.v4i200(<4 x i200>, i1)
declare <4 x i200> @llvm.bitreverse.v4i200(<4 x i200>)
declare <4 x i200> @llvm.sadd.sat.v4i200(<4 x i200>, <4 x i200>)
declare <4 x i200> @llvm.smax.v4i200(<4 x i200>, <4 x i200>)
declare <4 x i200> @llvm.smin.v4i200(<4 x i200>, <4 x i200>)
declare <4 x i200> @llvm.ssub.sat.v4i200(<4 x i200>, <4 x i200>)
declare <4 x i200> @llvm.uadd.sat.v4i200(<4 x i200>, <4 x i200>)
declare <4 x i200> @llvm.umax.v4i200(<4 x i200>, <4 x i200>)
declare <4 x i200> @llvm.umin.v4i200(<4 x i200>, <4 x i200>)
declare <4 x i200> @llvm.usub.sat.v4i200(<4 x i200>, <4 x i200>)
declare i200 @llvm.vector.reduce.add.v4i200(<4 x i200>)
declare i200 @llvm.vector.reduce.and.v4i200(<4 x i200>)
declare i200 @llvm.vector.reduce.or.v4i200(<4 x i200>)
declare i200 @llvm.vector.reduce.smax.v4i200(<4 x i200>)
declare i200 @llvm.vector.reduce.smin.v4i200(<4 x i200>)
declare i200 @llvm.vector.reduce.umax.v4i200(<4 x i200>)
declare i200 @llvm.vector.reduce.umin.v4i200(<4 x i200>)
declare i200 @llvm.vector.reduce.xor.v4i200(<4 x i200>)
declare { <4 x i200>, <4 x i1> } @llvm.sadd.with.overflow.v4i200(<4 x i200>, <4 x i200>)
declare { <4 x i200>, <4 x i1> } @llvm.ssub.with.overflow.v4i200(<4 x i200>, <4 x i200>)
declare { <4 x i200>, <4 x i1> } @llvm.uadd.with.overflow.v4i200(<4 x i200>, <4 x i200>)
declare { <4 x i200>, <4 x i1> } @llvm.usub.with.overflow.v4i200(<4 x i200>, <4 x i200>)
define void @t1(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = select i1 true, <4 x i200> %a, <4 x i200> %b
  store <4 x i200> %r, ptr @r
  call void @show(i32 1, ptr @r, i32 101)
  ret void
}
define void @t2(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = extractelement <4 x i200> %a, i64 %i
  store i200 %r, ptr @r
  call void @show(i32 2, ptr @r, i32 26)
  ret void
}
define void @t3(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = extractelement <4 x i200> %a, i32 3
  store i200 %r, ptr @r
  call void @show(i32 3, ptr @r, i32 26)
  ret void
}
define void @t4(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %s = extractelement <4 x i200> %b, i32 0
  %r = insertelement <4 x i200> %a, i200 %s, i64 %i
  store <4 x i200> %r, ptr @r
  call void @show(i32 4, ptr @r, i32 101)
  ret void
}
define void @t5(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %s = extractelement <4 x i200> %b, i32 0
  %r = insertelement <4 x i200> %a, i200 %s, i64 2
  store <4 x i200> %r, ptr @r
  call void @show(i32 5, ptr @r, i32 101)
  ret void
}
define void @t6(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = shufflevector <4 x i200> %a, <4 x i200> %b, <4 x i32> <i32 6, i32 1, i32 4, i32 4>
  store <4 x i200> %r, ptr @r
  call void @show(i32 6, ptr @r, i32 101)
  ret void
}
define void @t7(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = shufflevector <4 x i200> %a, <4 x i200> %b, <5 x i32> <i32 6, i32 7, i32 7, i32 5, i32 4>
  store <5 x i200> %r, ptr @r
  call void @show(i32 7, ptr @r, i32 126)
  ret void
}
define void @t8(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = trunc i64 %i to i1
  %r = select i1 %x, <4 x i200> %a, <4 x i200> %b
  store <4 x i200> %r, ptr @r
  call void @show(i32 8, ptr @r, i32 101)
  ret void
}
define void @t9(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @id(<4 x i200> %a, i32 5, <4 x i200> %b)
  store <4 x i200> %r, ptr @r
  call void @show(i32 9, ptr @r, i32 101)
  ret void
}
define void @t10(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = getelementptr { i8, <4 x i200>, i8 }, ptr @st, i32 0, i32 1
  %r = load <4 x i200>, ptr %x
  store <4 x i200> %r, ptr @r
  call void @show(i32 10, ptr @r, i32 101)
  ret void
}
define void @t11(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = getelementptr [2 x <4 x i200>], ptr @arr, i32 0, i32 1
  %r = load <4 x i200>, ptr %x
  store <4 x i200> %r, ptr @r
  call void @show(i32 11, ptr @r, i32 101)
  ret void
}
define void @t12(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = bitcast <4 x i200> %a to i800
  %y = xor i800 %x, 1
  %r = bitcast i800 %y to <4 x i200>
  store <4 x i200> %r, ptr @r
  call void @show(i32 12, ptr @r, i32 101)
  ret void
}
define <4 x i200> @id(<4 x i200> %x, i32 %k, <4 x i200> %y) noinline {
  %c = icmp eq i32 %k, 5
  br i1 %c, label %p, label %q
p:
  br label %e
q:
  br label %e
e:
  %r = phi <4 x i200> [ %y, %p ], [ %x, %q ]
  ret <4 x i200> %r
}
define void @t13(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = add <4 x i200> %a, %b
  store <4 x i200> %r, ptr @r
  call void @show(i32 13, ptr @r, i32 101)
  ret void
}
define void @t14(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = sub <4 x i200> %a, %b
  store <4 x i200> %r, ptr @r
  call void @show(i32 14, ptr @r, i32 101)
  ret void
}
define void @t15(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = and <4 x i200> %a, %b
  store <4 x i200> %r, ptr @r
  call void @show(i32 15, ptr @r, i32 101)
  ret void
}
define void @t16(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = or <4 x i200> %a, %b
  store <4 x i200> %r, ptr @r
  call void @show(i32 16, ptr @r, i32 101)
  ret void
}
define void @t17(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = xor <4 x i200> %a, %b
  store <4 x i200> %r, ptr @r
  call void @show(i32 17, ptr @r, i32 101)
  ret void
}
define void @t18(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %s = and <4 x i200> %b, splat (i200 1)
  %r = shl <4 x i200> %a, %s
  store <4 x i200> %r, ptr @r
  call void @show(i32 18, ptr @r, i32 101)
  ret void
}
define void @t19(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %s = and <4 x i200> %b, splat (i200 1)
  %r = lshr <4 x i200> %a, %s
  store <4 x i200> %r, ptr @r
  call void @show(i32 19, ptr @r, i32 101)
  ret void
}
define void @t20(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %s = and <4 x i200> %b, splat (i200 1)
  %r = ashr <4 x i200> %a, %s
  store <4 x i200> %r, ptr @r
  call void @show(i32 20, ptr @r, i32 101)
  ret void
}
define void @t21(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = icmp eq <4 x i200> %a, %b
  store <4 x i1> %r, ptr @r
  call void @show(i32 21, ptr @r, i32 2)
  ret void
}
define void @t22(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = icmp ne <4 x i200> %a, %b
  store <4 x i1> %r, ptr @r
  call void @show(i32 22, ptr @r, i32 2)
  ret void
}
define void @t23(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = icmp ult <4 x i200> %a, %b
  store <4 x i1> %r, ptr @r
  call void @show(i32 23, ptr @r, i32 2)
  ret void
}
define void @t24(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = icmp ule <4 x i200> %a, %b
  store <4 x i1> %r, ptr @r
  call void @show(i32 24, ptr @r, i32 2)
  ret void
}
define void @t25(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = icmp ugt <4 x i200> %a, %b
  store <4 x i1> %r, ptr @r
  call void @show(i32 25, ptr @r, i32 2)
  ret void
}
define void @t26(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = icmp uge <4 x i200> %a, %b
  store <4 x i1> %r, ptr @r
  call void @show(i32 26, ptr @r, i32 2)
  ret void
}
define void @t27(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = icmp slt <4 x i200> %a, %b
  store <4 x i1> %r, ptr @r
  call void @show(i32 27, ptr @r, i32 2)
  ret void
}
define void @t28(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = icmp sle <4 x i200> %a, %b
  store <4 x i1> %r, ptr @r
  call void @show(i32 28, ptr @r, i32 2)
  ret void
}
define void @t29(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = icmp sgt <4 x i200> %a, %b
  store <4 x i1> %r, ptr @r
  call void @show(i32 29, ptr @r, i32 2)
  ret void
}
define void @t30(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = icmp sge <4 x i200> %a, %b
  store <4 x i1> %r, ptr @r
  call void @show(i32 30, ptr @r, i32 2)
  ret void
}
define void @t31(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = icmp slt <4 x i200> %a, %b
  %r = select <4 x i1> %x, <4 x i200> %a, <4 x i200> %c
  store <4 x i200> %r, ptr @r
  call void @show(i32 31, ptr @r, i32 101)
  ret void
}
define void @t32(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = zext <4 x i200> %a to <4 x i205>
  store <4 x i205> %r, ptr @r
  call void @show(i32 32, ptr @r, i32 104)
  ret void
}
define void @t33(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = sext <4 x i200> %a to <4 x i205>
  store <4 x i205> %r, ptr @r
  call void @show(i32 33, ptr @r, i32 104)
  ret void
}
define void @t34(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = trunc <4 x i200> %a to <4 x i197>
  store <4 x i197> %r, ptr @r
  call void @show(i32 34, ptr @r, i32 100)
  ret void
}
define void @t35(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @llvm.smin.v4i200(<4 x i200> %a, <4 x i200> %b)
  store <4 x i200> %r, ptr @r
  call void @show(i32 35, ptr @r, i32 101)
  ret void
}
define void @t36(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @llvm.smax.v4i200(<4 x i200> %a, <4 x i200> %b)
  store <4 x i200> %r, ptr @r
  call void @show(i32 36, ptr @r, i32 101)
  ret void
}
define void @t37(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @llvm.umin.v4i200(<4 x i200> %a, <4 x i200> %b)
  store <4 x i200> %r, ptr @r
  call void @show(i32 37, ptr @r, i32 101)
  ret void
}
define void @t38(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @llvm.umax.v4i200(<4 x i200> %a, <4 x i200> %b)
  store <4 x i200> %r, ptr @r
  call void @show(i32 38, ptr @r, i32 101)
  ret void
}
define void @t39(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @llvm.sadd.sat.v4i200(<4 x i200> %a, <4 x i200> %b)
  store <4 x i200> %r, ptr @r
  call void @show(i32 39, ptr @r, i32 101)
  ret void
}
define void @t40(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @llvm.uadd.sat.v4i200(<4 x i200> %a, <4 x i200> %b)
  store <4 x i200> %r, ptr @r
  call void @show(i32 40, ptr @r, i32 101)
  ret void
}
define void @t41(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @llvm.ssub.sat.v4i200(<4 x i200> %a, <4 x i200> %b)
  store <4 x i200> %r, ptr @r
  call void @show(i32 41, ptr @r, i32 101)
  ret void
}
define void @t42(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @llvm.usub.sat.v4i200(<4 x i200> %a, <4 x i200> %b)
  store <4 x i200> %r, ptr @r
  call void @show(i32 42, ptr @r, i32 101)
  ret void
}
define void @t43(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @llvm.abs.v4i200(<4 x i200> %a, i1 false)
  store <4 x i200> %r, ptr @r
  call void @show(i32 43, ptr @r, i32 101)
  ret void
}
define void @t44(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call <4 x i200> @llvm.bitreverse.v4i200(<4 x i200> %a)
  store <4 x i200> %r, ptr @r
  call void @show(i32 44, ptr @r, i32 101)
  ret void
}
define void @t45(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call i200 @llvm.vector.reduce.add.v4i200(<4 x i200> %a)
  store i200 %r, ptr @r
  call void @show(i32 45, ptr @r, i32 26)
  ret void
}
define void @t46(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call i200 @llvm.vector.reduce.and.v4i200(<4 x i200> %a)
  store i200 %r, ptr @r
  call void @show(i32 46, ptr @r, i32 26)
  ret void
}
define void @t47(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call i200 @llvm.vector.reduce.or.v4i200(<4 x i200> %a)
  store i200 %r, ptr @r
  call void @show(i32 47, ptr @r, i32 26)
  ret void
}
define void @t48(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call i200 @llvm.vector.reduce.xor.v4i200(<4 x i200> %a)
  store i200 %r, ptr @r
  call void @show(i32 48, ptr @r, i32 26)
  ret void
}
define void @t49(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call i200 @llvm.vector.reduce.smin.v4i200(<4 x i200> %a)
  store i200 %r, ptr @r
  call void @show(i32 49, ptr @r, i32 26)
  ret void
}
define void @t50(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call i200 @llvm.vector.reduce.smax.v4i200(<4 x i200> %a)
  store i200 %r, ptr @r
  call void @show(i32 50, ptr @r, i32 26)
  ret void
}
define void @t51(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call i200 @llvm.vector.reduce.umin.v4i200(<4 x i200> %a)
  store i200 %r, ptr @r
  call void @show(i32 51, ptr @r, i32 26)
  ret void
}
define void @t52(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %r = call i200 @llvm.vector.reduce.umax.v4i200(<4 x i200> %a)
  store i200 %r, ptr @r
  call void @show(i32 52, ptr @r, i32 26)
  ret void
}
define void @t53(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = call { <4 x i200>, <4 x i1> } @llvm.sadd.with.overflow.v4i200(<4 x i200> %a, <4 x i200> %b)
  %r = extractvalue { <4 x i200>, <4 x i1> } %x, 0
  store <4 x i200> %r, ptr @r
  call void @show(i32 53, ptr @r, i32 101)
  ret void
}
define void @t54(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = call { <4 x i200>, <4 x i1> } @llvm.sadd.with.overflow.v4i200(<4 x i200> %a, <4 x i200> %b)
  %r = extractvalue { <4 x i200>, <4 x i1> } %x, 1
  store <4 x i1> %r, ptr @r
  call void @show(i32 54, ptr @r, i32 2)
  ret void
}
define void @t55(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = call { <4 x i200>, <4 x i1> } @llvm.uadd.with.overflow.v4i200(<4 x i200> %a, <4 x i200> %b)
  %r = extractvalue { <4 x i200>, <4 x i1> } %x, 0
  store <4 x i200> %r, ptr @r
  call void @show(i32 55, ptr @r, i32 101)
  ret void
}
define void @t56(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = call { <4 x i200>, <4 x i1> } @llvm.uadd.with.overflow.v4i200(<4 x i200> %a, <4 x i200> %b)
  %r = extractvalue { <4 x i200>, <4 x i1> } %x, 1
  store <4 x i1> %r, ptr @r
  call void @show(i32 56, ptr @r, i32 2)
  ret void
}
define void @t57(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = call { <4 x i200>, <4 x i1> } @llvm.ssub.with.overflow.v4i200(<4 x i200> %a, <4 x i200> %b)
  %r = extractvalue { <4 x i200>, <4 x i1> } %x, 0
  store <4 x i200> %r, ptr @r
  call void @show(i32 57, ptr @r, i32 101)
  ret void
}
define void @t58(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = call { <4 x i200>, <4 x i1> } @llvm.ssub.with.overflow.v4i200(<4 x i200> %a, <4 x i200> %b)
  %r = extractvalue { <4 x i200>, <4 x i1> } %x, 1
  store <4 x i1> %r, ptr @r
  call void @show(i32 58, ptr @r, i32 2)
  ret void
}
define void @t59(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = call { <4 x i200>, <4 x i1> } @llvm.usub.with.overflow.v4i200(<4 x i200> %a, <4 x i200> %b)
  %r = extractvalue { <4 x i200>, <4 x i1> } %x, 0
  store <4 x i200> %r, ptr @r
  call void @show(i32 59, ptr @r, i32 101)
  ret void
}
define void @t60(i64 %i) noinline {
  %a = load <4 x i200>, ptr @a
  %b = load <4 x i200>, ptr @b
  %c = load <4 x i200>, ptr @c
  %x = call { <4 x i200>, <4 x i1> } @llvm.usub.with.overflow.v4i200(<4 x i200> %a, <4 x i200> %b)
  %r = extractvalue { <4 x i200>, <4 x i1> } %x, 1
  store <4 x i1> %r, ptr @r
  call void @show(i32 60, ptr @r, i32 2)
  ret void
}
define i32 @main() {
  call ptr @memset(ptr @r, i32 170, i64 2048)
  call void @show(i32 -1, ptr @a, i32 100)
  call void @show(i32 -2, ptr @arr, i32 200)
  call void @t1(i64 2)
  call void @t2(i64 1)
  call void @t3(i64 0)
  call void @t4(i64 2)
  call void @t5(i64 0)
  call void @t6(i64 0)
  call void @t7(i64 2)
  call void @t8(i64 3)
  call void @t9(i64 0)
  call void @t10(i64 0)
  call void @t11(i64 2)
  call void @t12(i64 2)
  call void @t13(i64 3)
  call void @t14(i64 3)
  call void @t15(i64 1)
  call void @t16(i64 1)
  call void @t17(i64 3)
  call void @t18(i64 2)
  call void @t19(i64 0)
  call void @t20(i64 2)
  call void @t21(i64 1)
  call void @t22(i64 3)
  call void @t23(i64 2)
  call void @t24(i64 3)
  call void @t25(i64 1)
  call void @t26(i64 2)
  call void @t27(i64 1)
  call void @t28(i64 0)
  call void @t29(i64 2)
  call void @t30(i64 0)
  call void @t31(i64 0)
  call void @t32(i64 3)
  call void @t33(i64 0)
  call void @t34(i64 0)
  call void @t35(i64 3)
  call void @t36(i64 3)
  call void @t37(i64 2)
  call void @t38(i64 3)
  call void @t39(i64 1)
  call void @t40(i64 2)
  call void @t41(i64 2)
  call void @t42(i64 3)
  call void @t43(i64 2)
  call void @t44(i64 0)
  call void @t45(i64 3)
  call void @t46(i64 3)
  call void @t47(i64 2)
  call void @t48(i64 3)
  call void @t49(i64 3)
  call void @t50(i64 1)
  call void @t51(i64 3)
  call void @t52(i64 3)
  call void @t53(i64 1)
  call void @t54(i64 0)
  call void @t55(i64 1)
  call void @t56(i64 0)
  call void @t57(i64 3)
  call void @t58(i64 1)
  call void @t59(i64 0)
  call void @t60(i64 1)
  ret i32 0
}
