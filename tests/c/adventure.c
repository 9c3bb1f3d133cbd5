/* A text adventure on stdin: rooms, things, doors that want keys, a lamp that burns down, a
 * parser for verbs, nouns and directions, and a score. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum room_id { NOWHERE, CARRIED, HALL, LIBRARY, KITCHEN, CELLAR, TUNNEL, VAULT, GARDEN, ROOMS };
enum direction { NORTH, SOUTH, EAST, WEST, UP, DOWN, DIRECTIONS };
enum thing_id { LAMP, KEY, BOOK, BREAD, ROPE, GOLD, CROWN, RAT, THINGS };

static const char *const DIRECTION_NAMES[DIRECTIONS] = {"north", "south", "east", "west", "up", "down"};

static const struct {
  const char *name, *text;
  int dark;
  enum room_id exits[DIRECTIONS];
} ROOM[ROOMS] = {
    [HALL] = {"Hall", "Dust lies on the stairs of a great hall.", 0, {LIBRARY, GARDEN, KITCHEN, NOWHERE, NOWHERE, NOWHERE}},
    [LIBRARY] = {"Library", "Shelves up to the ceiling, and one lectern.", 0, {NOWHERE, HALL, NOWHERE, NOWHERE, NOWHERE, NOWHERE}},
    [KITCHEN] = {"Kitchen", "The stove is cold. A trapdoor is in the floor.", 0, {NOWHERE, NOWHERE, NOWHERE, HALL, NOWHERE, CELLAR}},
    [CELLAR] = {"Cellar", "Barrels, and a draught from the east.", 1, {NOWHERE, NOWHERE, TUNNEL, NOWHERE, KITCHEN, NOWHERE}},
    [TUNNEL] = {"Tunnel", "It is low and wet. An iron door is in the north.", 1, {VAULT, NOWHERE, NOWHERE, CELLAR, NOWHERE, NOWHERE}},
    [VAULT] = {"Vault", "The walls glitter.", 1, {NOWHERE, TUNNEL, NOWHERE, NOWHERE, NOWHERE, NOWHERE}},
    [GARDEN] = {"Garden", "Roses, and an old well.", 0, {HALL, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE}},
};

struct thing {
  const char *name, *text;
  enum room_id where;
  int worth, fixed;
};

struct game {
  struct thing things[THINGS];
  enum room_id here;
  int lit, oil, open, turns, over, fed;
  unsigned visited;
};

typedef void action(struct game *g, int noun);

static const struct thing START[THINGS] = {
    [LAMP] = {"lamp", "a brass lamp, half full", HALL, 0, 0},
    [KEY] = {"key", "a rusty key", NOWHERE, 0, 0},
    [BOOK] = {"book", "a book on wells: \"what falls in comes up again with a rope\"", LIBRARY, 5, 0},
    [BREAD] = {"bread", "a stale loaf", KITCHEN, 0, 0},
    [ROPE] = {"rope", "ten yards of rope", CELLAR, 0, 0},
    [GOLD] = {"gold", "a bag of gold", VAULT, 20, 0},
    [CROWN] = {"crown", "a crown with one stone missing", VAULT, 30, 0},
    [RAT] = {"rat", "a rat as large as a dog, which bars the way", TUNNEL, 0, 1},
};

static int can_see(const struct game *g) {
  return !ROOM[g->here].dark || (g->lit && (g->things[LAMP].where == CARRIED || g->things[LAMP].where == g->here));
}

static int is_here(const struct game *g, int thing) {
  return g->things[thing].where == CARRIED || (g->things[thing].where == g->here && can_see(g));
}

static void look(struct game *g, int noun) {
  (void)noun;
  if (!can_see(g)) {
    puts("It is pitch dark.");
    return;
  }
  printf("%s. %s\n", ROOM[g->here].name, ROOM[g->here].text);
  g->visited |= 1u << g->here;
  for (int i = 0; i < THINGS; i++)
    if (g->things[i].where == g->here) printf("There is %s.\n", g->things[i].text);
}

static void go(struct game *g, int direction) {
  enum room_id to = ROOM[g->here].exits[direction];
  if (!can_see(g) && g->turns % 3 == 0) {
    puts("You stumble in the dark and break your neck.");
    g->over = 1;
    return;
  }
  if (to == NOWHERE) {
    puts("No way there.");
  } else if (to == VAULT && !g->open) {
    puts("The iron door is locked.");
  } else if (g->here == TUNNEL && to == VAULT && !g->fed) {
    puts("The rat shows its teeth.");
  } else {
    g->here = to;
    if (g->visited >> to & 1 && can_see(g)) puts(ROOM[to].name);
    else look(g, 0);
  }
}

static void take(struct game *g, int noun) {
  if (g->things[noun].where == CARRIED) puts("You have it.");
  else if (!is_here(g, noun)) puts("You see no such thing.");
  else if (g->things[noun].fixed) puts("Better not.");
  else {
    int carried = 0;
    for (int i = 0; i < THINGS; i++) carried += g->things[i].where == CARRIED;
    if (carried >= 4) {
      puts("Your hands are full.");
      return;
    }
    g->things[noun].where = CARRIED;
    puts("Taken.");
  }
}

static void drop(struct game *g, int noun) {
  if (g->things[noun].where != CARRIED) {
    puts("You do not have it.");
    return;
  }
  g->things[noun].where = g->here;
  puts("Dropped.");
}

static void inventory(struct game *g, int noun) {
  int count = 0;
  (void)noun;
  for (int i = 0; i < THINGS; i++)
    if (g->things[i].where == CARRIED) printf("%s%s", count++ ? ", " : "You carry ", g->things[i].name);
  puts(count ? "." : "You carry nothing.");
}

static void light(struct game *g, int noun) {
  if (noun != LAMP || !is_here(g, LAMP)) puts("That does not burn.");
  else if (g->oil <= 0) puts("There is no oil left.");
  else {
    g->lit = 1;
    puts("The lamp burns.");
    if (ROOM[g->here].dark) look(g, 0);
  }
}

static void unlock(struct game *g, int noun) {
  (void)noun;
  if (g->here != TUNNEL) puts("Nothing to unlock here.");
  else if (g->things[KEY].where != CARRIED) puts("You have no key.");
  else {
    g->open = 1;
    puts("The key turns, and breaks.");
    g->things[KEY].where = NOWHERE;
  }
}

static void use(struct game *g, int noun) {
  if (!is_here(g, noun)) puts("You see no such thing.");
  else if (noun == ROPE && g->here == GARDEN && g->things[KEY].where == NOWHERE && !g->open) {
    puts("You let the rope down the well, and up comes a key.");
    g->things[KEY].where = GARDEN;
  } else if (noun == LAMP) light(g, noun);
  else if (noun == KEY) unlock(g, noun);
  else puts("Nothing happens.");
}

static void give(struct game *g, int noun) {
  if (g->things[noun].where != CARRIED) puts("You do not have it.");
  else if (g->here != TUNNEL || g->things[RAT].where != TUNNEL) puts("Nobody wants it.");
  else if (noun != BREAD) puts("The rat sniffs, and stays.");
  else {
    puts("The rat runs off with the loaf.");
    g->things[BREAD].where = g->things[RAT].where = NOWHERE;
    g->fed = 1;
  }
}

static void read_it(struct game *g, int noun) {
  if (!is_here(g, noun)) puts("You see no such thing.");
  else printf("It is %s.\n", g->things[noun].text);
}

static int points(const struct game *g) {
  int sum = 0;
  for (int i = 0; i < THINGS; i++) sum += g->things[i].where == HALL || g->things[i].where == CARRIED ? g->things[i].worth : 0;
  return sum + 5 * __builtin_popcount(g->visited);
}

static void score(struct game *g, int noun) {
  (void)noun;
  printf("%d points in %d turns.\n", points(g), g->turns);
}

static void quit(struct game *g, int noun) {
  (void)noun;
  g->over = 1;
}

static const struct {
  const char *name;
  action *act;
  char wants; /* d: a direction, t: a thing */
} VERBS[] = {
    {"go", go, 'd'}, {"take", take, 't'}, {"get", take, 't'}, {"drop", drop, 't'}, {"look", look, 0}, {"inventory", inventory, 0},
    {"light", light, 't'}, {"unlock", unlock, 0}, {"use", use, 't'}, {"give", give, 't'}, {"read", read_it, 't'},
    {"score", score, 0}, {"quit", quit, 0},
};

/* A word may be cut short where that is not ambiguous. */
static int find(const char *word, const char *(*name)(int), int count) {
  int found = -1;
  for (int i = 0; i < count; i++) {
    if (strcmp(name(i), word) == 0) return i;
    if (strncmp(name(i), word, strlen(word)) == 0) found = found == -1 ? i : -2;
  }
  return found;
}

static const char *verb_name(int i) { return VERBS[i].name; }
static const char *thing_name(int i) { return START[i].name; }
static const char *direction_name(int i) { return DIRECTION_NAMES[i]; }

static void obey(struct game *g, char *line) {
  char *words[8];
  int count = 0;
  for (char *at = line; *at; at++) *at = (char)tolower((unsigned char)*at);
  for (char *word = strtok(line, " \t\r\n"); word && count < 8; word = strtok(NULL, " \t\r\n"))
    if (strcmp(word, "the") != 0 && strcmp(word, "a") != 0 && strcmp(word, "to") != 0) words[count++] = word;
  if (count == 0) return;
  int direction = find(words[0], direction_name, DIRECTIONS), verb = find(words[0], verb_name, sizeof VERBS / sizeof *VERBS);
  if (direction >= 0 && count == 1) {
    go(g, direction);
  } else if (verb == -2 || (direction == -2 && verb < 0)) {
    printf("\"%s\" could be several things.\n", words[0]);
    return;
  } else if (verb < 0) {
    printf("I do not know how to \"%s\".\n", words[0]);
    return;
  } else if (VERBS[verb].wants == 0) {
    VERBS[verb].act(g, 0);
  } else if (count < 2) {
    printf("What do you want to %s?\n", VERBS[verb].name);
    return;
  } else {
    int noun = VERBS[verb].wants == 'd' ? find(words[1], direction_name, DIRECTIONS) : find(words[1], thing_name, THINGS);
    if (noun < 0) {
      printf("I know no \"%s\".\n", words[1]);
      return;
    }
    VERBS[verb].act(g, noun);
  }
  g->turns++;
  if (g->lit && --g->oil == 0) {
    g->lit = 0;
    puts("The lamp goes out.");
  } else if (g->lit && g->oil == 5) {
    puts("The lamp flickers.");
  }
}

int main(void) {
  struct game *g = calloc(1, sizeof *g);
  char line[200];
  if (g == NULL) return 2;
  memcpy(g->things, START, sizeof START);
  g->here = HALL, g->oil = 24;
  look(g, 0);
  while (!g->over) {
    printf("> ");
    fflush(stdout);
    if (fgets(line, sizeof line, stdin) == NULL) {
      puts("(end of input)");
      break;
    }
    printf("%s", line);
    obey(g, line);
    if (g->here == HALL && g->things[CROWN].where == CARRIED && g->things[GOLD].where == CARRIED) {
      puts("The sun breaks through: the treasure of the house is yours.");
      break;
    }
  }
  printf("You end with %d of 90 points after %d turns.\n", points(g), g->turns);
  free(g);
  return 0;
}
