/* The code cache: what the second start takes from the first. */
#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

#define PROGRAM(addend)                                                                            \
    "define i64 @step(i64 %n) { %r = add i64 %n, " addend " ret i64 %r }\n"                        \
    "define i64 @run(i64 %n) {\n"                                                                  \
    "  %a = call i64 @step(i64 %n)\n"                                                              \
    "  %b = call i64 @step(i64 %a)\n"                                                              \
    "  ret i64 %b\n"                                                                               \
    "}\n"                                                                                          \
    "define i64 @unused(i64 %n) { ret i64 %n }\n"

/* Starts a program in an engine of its own and runs it; prints what was compiled, and what was not. */
static void start(const char *directory, const char *text, const char *file, bool save) {
    jitlite_config *config = jitlite_config_new();
    jitlite_engine *engine;
    jitlite_module *module;
    jitlite_linker *linker;
    jitlite_instance *instance;
    jitlite_func *run;
    jitlite_val argument = jitlite_i64(2), result;
    ok(jitlite_config_set_engine(config, "baseline"));
    if (directory)
        ok(jitlite_config_set_cache(config, directory, 1 << 20));
    ok(jitlite_engine_new(config, &engine));
    jitlite_config_delete(config);
    if (file)
        ok(jitlite_engine_module_from_file(engine, file, NULL, &module));
    else
        ok(jitlite_engine_module_from_bytes(engine, "cache.ll", text, strlen(text), NULL, &module));
    ok(jitlite_linker_new(engine, &linker));
    const jitlite_module *modules[] = {module};
    ok(jitlite_linker_instantiate(linker, modules, 1, &instance));
    ok(jitlite_instance_func(instance, "run", &run));
    ok(jitlite_func_call(run, &argument, 1, &result));

    jitlite_stats stats = jitlite_engine_stats(engine);
    jitlite_from_cache kept = jitlite_instance_from_cache(instance);
    CHECK(stats.compiled >= kept.functions && (kept.bytes > 0) == (kept.functions > 0));
    printf("%lld: %zu compiled, %zu from the cache\n", (long long)jitlite_as_i64(result),
           stats.compiled - kept.functions, kept.functions);
    if (save) {
        ok(jitlite_instance_save_to_cache(instance));
        start(directory, text, NULL, false);
    }
    jitlite_func_delete(run);
    jitlite_instance_delete(instance);
    jitlite_linker_delete(linker);
    jitlite_module_delete(module);
    jitlite_engine_delete(engine);
}

/* Deletes a directory, and says how many files it had. */
static int delete_directory(const char *directory) {
    char path[512];
    int files = 0;
    DIR *entries = opendir(directory);
    CHECK(entries);
    for (struct dirent *entry; (entry = readdir(entries));) {
        if (entry->d_name[0] == '.')
            continue;
        CHECK(snprintf(path, sizeof path, "%s/%s", directory, entry->d_name) < (int)sizeof path);
        CHECK(unlink(path) == 0);
        files++;
    }
    closedir(entries);
    CHECK(rmdir(directory) == 0);
    return files;
}

int main(void) {
    char home[] = "/tmp/jitlite-cache-XXXXXX", directory[64], file[64];
    CHECK(mkdtemp(home));
    snprintf(directory, sizeof directory, "%s/kept", home);
    snprintf(file, sizeof file, "%s/program.ll", home);

    start(NULL, PROGRAM("20"), NULL, false);
    start(directory, PROGRAM("20"), NULL, false);
    start(directory, PROGRAM("20"), NULL, false);
    /* Another program has nothing there; it may be kept while it runs. */
    start(directory, PROGRAM("-1"), NULL, true);
    /* The same text is known in a file. */
    FILE *out = fopen(file, "w");
    CHECK(out && fputs(PROGRAM("20"), out) >= 0 && fclose(out) == 0);
    start(directory, NULL, file, false);
    CHECK(unlink(file) == 0);

    /* Nobody else may write where code is executed from. */
    jitlite_config *config = jitlite_config_new();
    CHECK(chmod(directory, 0777) == 0);
    expect(jitlite_config_set_cache(config, directory, 0), JITLITE_ERROR_IO, "others may write");
    expect(jitlite_config_set_cache(config, NULL, 0), JITLITE_ERROR_ARGUMENT, "the directory is null");
    expect(jitlite_config_set_cache(NULL, directory, 0), JITLITE_ERROR_ARGUMENT, "the config is null");
    jitlite_config_delete(config);
    CHECK(jitlite_instance_from_cache(NULL).functions == 0);

    /* Of both programs the text and the code. */
    CHECK(delete_directory(directory) == 4);
    CHECK(rmdir(home) == 0);
    return 0;
}
