/** How many sequences of UTF-8 that are sure outweigh the bytes that are none: of ten letters nine may be Latin-1. */
const MOST_BAD_A_SURE_ONE = 10;
/** The byte before another in UTF-8's ã to þ, and `Ã` in Latin-1, which stands before a sign nearly nowhere. */
const A_TILDE = 0xc3;

/**
 * Counts what in a file that is not all UTF-8 is UTF-8 nevertheless: letters of several bytes, and bytes that belong to
 * none. Text of Latin-1 has hardly any such letters by chance (`É’`), while a file of UTF-8 that was damaged, or put
 * together from several, has many: read as Latin-1 each of them would be two wrong ones (`Ã©`), and nobody would be told.
 */
export class SequenceCount {
  #whole = 0;
  /** Those that Latin-1 comes to by no chance. */
  #sure = 0;
  #bad = 0;
  /** The letter that has begun: its first byte, how many bytes it has and how many are still to come. */
  #first = 0;
  #length = 0;
  #left = 0;

  /** Counts on with the next bytes of the file. */
  add(bytes: Uint8Array): this {
    for (const byte of bytes) if (byte >= 0x80 || this.#left > 0) this.#addByte(byte);
    return this;
  }

  /** Whether the file was meant as UTF-8, and is damaged. */
  isMeantAsUtf8(): boolean {
    if (this.#whole === 0) return false;
    // A few capitals before a quotation mark, which Latin-1 comes to by chance, are as many as the marks that open.
    return this.#whole > this.#bad || this.#sure * MOST_BAD_A_SURE_ONE >= this.#bad;
  }

  #addByte(byte: number): void {
    const isNext = byte >= 0x80 && byte < 0xc0;
    if (this.#left > 0 && isNext) {
      this.#left -= 1;
      if (this.#left > 0) return;
      this.#whole += 1;
      if (this.#length > 2 || this.#first === A_TILDE) this.#sure += 1;
      return;
    }
    if (this.#left > 0) this.#bad += 1;
    this.#begin(byte);
  }

  #begin(byte: number): void {
    this.#first = byte;
    this.#length = lengthOf(byte);
    this.#left = this.#length === 0 ? 0 : this.#length - 1;
    if (this.#length === 0) this.#bad += 1;
  }
}

/** How many bytes a letter of UTF-8 has that begins with this one; 0 where none does. */
function lengthOf(first: number): number {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}
