// A mutex lies in memory that was given back.
#include <pthread.h>
#include <stdlib.h>
struct account { pthread_mutex_t lock; int sum; };
int main(void) {
  struct account *a = malloc(sizeof *a);
  pthread_mutex_init(&a->lock, NULL);
#ifndef MENDED
  free(a);
#endif
  pthread_mutex_lock(&a->lock);
  pthread_mutex_unlock(&a->lock);
#ifdef MENDED
  free(a);
#endif
}
