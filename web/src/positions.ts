// Offsets in bytes of UTF-8, which the engine has, and in UTF-16, which editors have.

export class Positions {
  /** For each unit of UTF-16 its offset in bytes; none where the two are the same. */
  private readonly bytes: Uint32Array | undefined;

  constructor(text: string) {
    if (!/[^\x00-\x7f]/.test(text)) return;
    const bytes = new Uint32Array(text.length + 1);
    let at = 0;
    for (let i = 0; i < text.length; i++) {
      bytes[i] = at;
      const unit = text.charCodeAt(i);
      if (unit < 0x80) at += 1;
      else if (unit < 0x800) at += 2;
      else if (unit >= 0xd800 && unit < 0xdc00 && i + 1 < text.length) {
        // The second half is between two characters.
        bytes[++i] = at + 2;
        at += 4;
      } else at += 3;
    }
    bytes[text.length] = at;
    this.bytes = bytes;
  }

  toBytes(unit: number): number {
    return this.bytes ? (this.bytes[Math.min(unit, this.bytes.length - 1)] ?? 0) : unit;
  }

  /** The unit at an offset, or the one that it is within. */
  toUnits(byte: number): number {
    if (!this.bytes) return byte;
    let [low, high] = [0, this.bytes.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.bytes[middle] ?? 0) <= byte) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
