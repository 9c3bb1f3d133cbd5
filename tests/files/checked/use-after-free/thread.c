// A thread works on what its maker gives back.
#include <pthread.h>
#include <stdlib.h>
static void *work(void *p) {
  int *v = p;
  for (int i = 0; i < 4; i++)
    v[i] = i;
  return NULL;
}
int main(void) {
  pthread_t t;
  int *v = malloc(4 * sizeof *v);
#ifndef MENDED
  free(v);
#endif
  pthread_create(&t, NULL, work, v);
  pthread_join(t, NULL);
#ifdef MENDED
  free(v);
#endif
}
