// The description of a handler is kept beyond its function.
#include <signal.h>
#include <string.h>
#ifdef MENDED
static struct sigaction *make(void) { static
#else
static struct sigaction *make(void) {
#endif
  struct sigaction a;
  struct sigaction *p = &a;
  memset(p, 0, sizeof *p);
  p->sa_handler = SIG_IGN;
  return p;
}
int main(void) { sigaction(SIGUSR1, make(), NULL); }
