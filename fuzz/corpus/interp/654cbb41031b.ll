; test: aliases thaÔ lead noshere
declare i64 @outside()
@a = alias i64 (); test:, i64 an  