// The status of the program is not set.
int main(void) {
#ifdef MENDED
  int status = 0;
#else
  int status;
#endif
  return status;
}
