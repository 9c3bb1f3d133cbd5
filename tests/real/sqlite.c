/* SQLite: tables in memory, joins, windows, recursion, JSON, full-text and spatial indices, functions
 * and collations that are called back, prepared statements, savepoints, and what it says of errors. */
#include <stdio.h>
#include <string.h>

#include "sqlite3.h"

static int print_row(void *rows, int count, char **values, char **names) {
  for (int i = 0; i < count; i++)
    printf("%s%s=%s", i ? " " : "  ", names[i], values[i] ? values[i] : "NULL");
  puts("");
  ++*(int *)rows;
  return 0;
}

static void run(sqlite3 *db, const char *sql) {
  char *error = NULL;
  int rows = 0, status = sqlite3_exec(db, sql, print_row, &rows, &error);
  printf("%.60s: %d, %d rows%s%s\n", sql, status, rows, error ? ", " : "", error ? error : "");
  sqlite3_free(error);
}

/* The greatest common divisor, as a function of SQL. */
static void divisor(sqlite3_context *context, int count, sqlite3_value **values) {
  sqlite3_int64 a = sqlite3_value_int64(values[0]), b = sqlite3_value_int64(values[1]);
  (void)count;
  while (b) {
    sqlite3_int64 rest = a % b;
    a = b, b = rest;
  }
  sqlite3_result_int64(context, a);
}

struct mean {
  double logs;
  int count;
};

/* An aggregate: the mean of the lengths of strings. */
static void mean_step(sqlite3_context *context, int count, sqlite3_value **values) {
  struct mean *mean = sqlite3_aggregate_context(context, sizeof *mean);
  (void)count;
  mean->logs += sqlite3_value_bytes(values[0]);
  mean->count++;
}

static void mean_end(sqlite3_context *context) {
  struct mean *mean = sqlite3_aggregate_context(context, sizeof *mean);
  sqlite3_result_double(context, mean->count ? mean->logs / mean->count : 0);
}

/* Strings by their ends. */
static int backwards(void *nothing, int n, const void *a, int m, const void *b) {
  const char *x = a, *y = b;
  (void)nothing;
  while (n > 0 && m > 0)
    if (x[--n] != y[--m]) return x[n] - y[m];
  return n - m;
}

static void prepared(sqlite3 *db) {
  sqlite3_stmt *insert, *find;
  sqlite3_prepare_v2(db, "insert into words values (?1, ?2, ?3)", -1, &insert, NULL);
  unsigned random = 12345;
  for (int i = 1; i <= 20000; i++) {
    char word[12];
    int length = 3 + (int)(random >> 16) % 8;
    for (int k = 0; k < length; k++) {
      random = random * 1103515245u + 12345u;
      word[k] = (char)('a' + (random >> 16) % 26);
    }
    sqlite3_bind_int(insert, 1, i);
    sqlite3_bind_text(insert, 2, word, length, SQLITE_TRANSIENT);
    sqlite3_bind_double(insert, 3, (double)(random >> 8 & 0xffff) / 64);
    if (sqlite3_step(insert) != SQLITE_DONE) puts(sqlite3_errmsg(db));
    sqlite3_reset(insert);
  }
  sqlite3_finalize(insert);
  sqlite3_prepare_v2(db, "select word, weight from words where id = ?", -1, &find, NULL);
  for (int i = 1; i <= 20001; i += 5000) {
    sqlite3_bind_int(find, 1, i);
    if (sqlite3_step(find) == SQLITE_ROW)
      printf("  %d %s %.4f\n", i, sqlite3_column_text(find, 0), sqlite3_column_double(find, 1));
    else
      printf("  %d is not there\n", i);
    sqlite3_reset(find);
  }
  sqlite3_finalize(find);
}

int main(void) {
  sqlite3 *db;
  if (sqlite3_open(":memory:", &db) != SQLITE_OK) return 1;
  sqlite3_create_function(db, "divisor", 2, SQLITE_UTF8, NULL, divisor, NULL, NULL);
  sqlite3_create_function(db, "mean_length", 1, SQLITE_UTF8, NULL, NULL, mean_step, mean_end);
  sqlite3_create_collation(db, "backwards", SQLITE_UTF8, NULL, backwards);
  run(db, "create table words (id integer primary key, word text collate backwards, weight real)");
  run(db, "begin");
  prepared(db);
  run(db, "commit");
  run(db, "create index by_word on words (word)");
  run(db, "select count(*), sum(weight), mean_length(word), max(word) from words");
  run(db, "select word, id from words where word >= 'zzz' order by word, id limit 5");
  run(db, "select substr(word, 1, 1) as first, count(*), avg(weight) from words group by first"
          " having count(*) > 760 order by 2 desc, 1");
  run(db, "select a.word, count(*) from words a join words b on a.word = b.word and a.id < b.id"
          " group by a.word order by 2 desc, a.word limit 4");
  run(db, "select id, rank() over (order by weight desc), sum(weight) over (order by id rows 2"
          " preceding) from words where id < 8 order by id");
  run(db, "with recursive n(i, f) as (select 1, 1.0 union all select i + 1, f * i from n where i < 25)"
          " select i, f, divisor(i * 12, 360) from n where i % 6 = 1");
  run(db, "select json_group_array(json_object('id', id, 'word', word)) from words where id <= 3");
  run(db, "select json_extract('{\"a\": [1, {\"b\": 2.5}]}', '$.a[1].b') as x, printf('%08.3e|%q', 1e10,"
          " 'it''s') as y");
  run(db, "create virtual table texts using fts5(body)");
  run(db, "insert into texts select group_concat(word, ' ') from words where id <= 6000 group by id / 20");
  run(db, "select rowid, length(body) from texts where texts match 'a* AND z*' order by rank limit 3");
  run(db, "create virtual table boxes using rtree(id, x0, x1, y0, y1)");
  run(db, "insert into boxes select id, weight, weight + 3, id % 100, id % 100 + 2 from words where id < 3000");
  run(db, "select count(*), min(id) from boxes where x1 >= 100 and x0 <= 140 and y0 > 40 and y1 < 60");
  run(db, "savepoint s");
  run(db, "update words set weight = -weight where id % 3 = 0");
  run(db, "delete from words where id % 7 = 0");
  run(db, "select count(*), round(sum(weight), 3) from words");
  run(db, "rollback to s");
  run(db, "select count(*), round(sum(weight), 3) from words");
  run(db, "select date('2026-02-28', '+2 days'), strftime('%j %w', '2024-12-31'), hex(zeroblob(3))");
  run(db, "insert into words values (1, 'again', 0)");
  run(db, "select nothing from words");
  run(db, "select 1 +");
  run(db, "pragma integrity_check");
  printf("%d\n", sqlite3_close(db));
  return 0;
}
