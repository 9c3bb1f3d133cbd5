/* Runs a Lua script with its arguments, as `lua SCRIPT ARGS` does. */
#include <stdio.h>

#include "lauxlib.h"
#include "lua.h"
#include "lualib.h"

static int traceback(lua_State *state) {
  luaL_traceback(state, state, lua_tostring(state, 1), 1);
  return 1;
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: lua SCRIPT [ARGS]\n");
    return 2;
  }
  lua_State *state = luaL_newstate();
  if (state == NULL) {
    fprintf(stderr, "lua: no memory\n");
    return 2;
  }
  luaL_openlibs(state);
  lua_createtable(state, argc, 1);
  for (int i = 1; i < argc; i++) {
    lua_pushstring(state, argv[i]);
    lua_rawseti(state, -2, i - 1);
  }
  lua_setglobal(state, "arg");
  lua_pushcfunction(state, traceback);
  int status = luaL_loadfile(state, argv[1]);
  if (status == LUA_OK) {
    for (int i = 2; i < argc; i++) lua_pushstring(state, argv[i]);
    status = lua_pcall(state, argc - 2, 0, 1);
  }
  if (status != LUA_OK) fprintf(stderr, "lua: %s\n", lua_tostring(state, -1));
  lua_close(state);
  return status != LUA_OK;
}
