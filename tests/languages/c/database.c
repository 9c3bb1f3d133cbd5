// flags: -g
// A B-tree in memory with iterators, a hash table, an arena, a tokenizer and reports through streams in memory.
#define _GNU_SOURCE
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ORDER 4

struct arena {
    struct chunk { struct chunk *next; size_t used, size; _Alignas(16) char bytes[]; } *first;
    size_t total;
};

static void *allocate(struct arena *arena, size_t size) {
    size = (size + 15) & ~(size_t)15;
    struct chunk *chunk = arena->first;
    if (!chunk || chunk->size - chunk->used < size) {
        size_t want = size > 4000 ? size : 4000;
        chunk = malloc(offsetof(struct chunk, bytes) + want);
        *chunk = (struct chunk){.next = arena->first, .size = want};
        arena->first = chunk;
    }
    void *result = chunk->bytes + chunk->used;
    chunk->used += size;
    arena->total += size;
    return memset(result, 0, size);
}

static void release(struct arena *arena) {
    while (arena->first) {
        struct chunk *next = arena->first->next;
        free(arena->first);
        arena->first = next;
    }
}

struct row { int64_t key; const char *name; double amount; };

struct node {
    int count;
    _Bool leaf;
    struct row *rows[2 * ORDER - 1];
    struct node *children[2 * ORDER];
};

struct tree { struct arena *arena; struct node *root; size_t size, splits; };

static struct node *new_node(struct tree *tree, _Bool leaf) {
    struct node *node = allocate(tree->arena, sizeof *node);
    node->leaf = leaf;
    return node;
}

static void split(struct tree *tree, struct node *parent, int at) {
    struct node *full = parent->children[at], *right = new_node(tree, full->leaf);
    right->count = ORDER - 1;
    memcpy(right->rows, full->rows + ORDER, (ORDER - 1) * sizeof *right->rows);
    if (!full->leaf) memcpy(right->children, full->children + ORDER, ORDER * sizeof *right->children);
    full->count = ORDER - 1;
    memmove(parent->children + at + 2, parent->children + at + 1, (size_t)(parent->count - at) * sizeof *parent->children);
    memmove(parent->rows + at + 1, parent->rows + at, (size_t)(parent->count - at) * sizeof *parent->rows);
    parent->children[at + 1] = right;
    parent->rows[at] = full->rows[ORDER - 1];
    parent->count++;
    tree->splits++;
}

static struct row *insert(struct tree *tree, int64_t key) {
    if (!tree->root) tree->root = new_node(tree, 1);
    if (tree->root->count == 2 * ORDER - 1) {
        struct node *root = new_node(tree, 0);
        root->children[0] = tree->root;
        tree->root = root;
        split(tree, root, 0);
    }
    struct node *node = tree->root;
    for (;;) {
        int at = 0;
        while (at < node->count && node->rows[at]->key < key) at++;
        if (at < node->count && node->rows[at]->key == key) return node->rows[at];
        if (node->leaf) {
            memmove(node->rows + at + 1, node->rows + at, (size_t)(node->count - at) * sizeof *node->rows);
            struct row *row = node->rows[at] = allocate(tree->arena, sizeof *row);
            node->count++;
            tree->size++;
            row->key = key;
            return row;
        }
        if (node->children[at]->count == 2 * ORDER - 1) {
            split(tree, node, at);
            if (node->rows[at]->key < key) at++;
            else if (node->rows[at]->key == key) return node->rows[at];
        }
        node = node->children[at];
    }
}

typedef int (*visitor)(const struct row *, void *);

static int walk(const struct node *node, int64_t from, int64_t to, visitor visit, void *context) {
    if (!node) return 0;
    for (int i = 0; i <= node->count; i++) {
        _Bool before = i == node->count || node->rows[i]->key >= from;
        int stop = !node->leaf && before ? walk(node->children[i], from, to, visit, context) : 0;
        if (stop) return stop;
        if (i == node->count) break;
        if (node->rows[i]->key > to) return 0;
        if (node->rows[i]->key >= from && (stop = visit(node->rows[i], context))) return stop;
    }
    return 0;
}

struct report { FILE *out; int left; double sum; };

static int print_row(const struct row *row, void *context) {
    struct report *report = context;
    fprintf(report->out, "%6ld %-8s %10.2f\n", (long)row->key, row->name, row->amount);
    report->sum += row->amount;
    return --report->left == 0;
}

static int depth(const struct node *node) { return node->leaf ? 1 : 1 + depth(node->children[0]); }

struct query { char verb[16]; long a, b; };

static int parse(const char *text, struct query *query) {
    char *copy = strdupa(text), *save, *word = strtok_r(copy, " ", &save);
    if (!word || strlen(word) >= sizeof query->verb) return -1;
    strcpy(query->verb, word);
    long *numbers[] = {&query->a, &query->b};
    for (int i = 0; i < 2; i++) {
        char *end;
        if (!(word = strtok_r(NULL, " ", &save))) return i;
        *numbers[i] = strtol(word, &end, 0);
        if (*end) return -2;
    }
    return 2;
}

int main(void) {
    struct arena arena = {0};
    struct tree tree = {.arena = &arena};
    static const char *const names[] = {"ann", "bob", "cid", "dan", "eve"};
    uint32_t random = 12345;
    for (int i = 0; i < 3000; i++) {
        random = random * 1664525u + 1013904223u;
        struct row *row = insert(&tree, random >> 20);
        row->name = names[random % 5];
        row->amount += (double)(random % 10007) / 100;
    }
    printf("%zu rows, %zu splits, depth %d, %zu bytes\n", tree.size, tree.splits, depth(tree.root), arena.total);
    static const char *const queries[] = {"range 100 120", "first 3", "range 5000 9000", "get 0x10 1", "sum", "range x", ""};
    int wrong = 0;
    for (size_t i = 0; i < sizeof queries / sizeof *queries; i++) {
        struct query query = {.a = 0, .b = INT32_MAX};
        char *text = NULL;
        size_t size = 0;
        struct report report = {open_memstream(&text, &size), -1, 0};
        int words = parse(queries[i], &query);
        if (words < 0) wrong++;
        else if (!strcmp(query.verb, "range")) walk(tree.root, query.a, query.b, print_row, &report);
        else if (!strcmp(query.verb, "first")) {
            report.left = (int)query.a;
            walk(tree.root, INT64_MIN, INT64_MAX, print_row, &report);
        } else if (!strcmp(query.verb, "sum")) {
            FILE *shown = report.out;
            report.out = fopen("/dev/null", "w");
            walk(tree.root, INT64_MIN, INT64_MAX, print_row, &report);
            fclose(report.out);
            report.out = shown;
        } else fprintf(report.out, "no verb %s\n", query.verb);
        fclose(report.out);
        printf("> %s: %d words, %zu bytes, sum %.2f\n%s", queries[i], words, size, report.sum, text);
        free(text);
    }
    release(&arena);
    assert(arena.first == NULL);
    fflush(stdout);
    assert(wrong == 0 && "some queries are wrong");
    return 0;
}
