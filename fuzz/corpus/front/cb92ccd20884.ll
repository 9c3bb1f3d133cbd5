; test: linkage that does ; not fit
declare intteste: