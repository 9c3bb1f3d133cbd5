int total;
static int square(int x) {
    return x * x;
}
int main(void) {
    for (int i = 0; i < 3; i++) {
        total += square(i);
    }
    return total;
}
