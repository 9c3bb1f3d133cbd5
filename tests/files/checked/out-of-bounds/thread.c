// A thread writes behind the block that it was given.
#include <pthread.h>
#include <stdlib.h>
static void *work(void *p) {
  int *v = p;
#ifdef MENDED
  for (int i = 0; i < 4; i++)
#else
  for (int i = 0; i <= 4; i++)
#endif
    v[i] = i;
  return NULL;
}
int main(void) {
  pthread_t t;
  int *v = malloc(4 * sizeof *v);
  pthread_create(&t, NULL, work, v);
  pthread_join(t, NULL);
  free(v);
}
