/** Maximum invalid bytes per certain UTF-8 sequence in a damaged UTF-8 file. */
const MOST_BAD_A_SURE_ONE = 10;
/** Lead byte of UTF-8's ã to þ. In Latin-1 it is `Ã`, which hardly ever precedes a sign. */
const A_TILDE = 0xc3;

/** Detects damaged UTF-8. Latin-1 has hardly any valid sequences by chance; read as Latin-1, `é` becomes `Ã©`. */
export class SequenceCount {
  #whole = 0;
  /** Sequences that Latin-1 doesn't produce by chance. */
  #sure = 0;
  #bad = 0;
  #first = 0;
  #length = 0;
  #left = 0;

  add(bytes: Uint8Array): this {
    for (const byte of bytes) if (byte >= 0x80 || this.#left > 0) this.#addByte(byte);
    return this;
  }

  isMeantAsUtf8(): boolean {
    if (this.#whole === 0) return false;
    // Capitals before a closing quotation mark occur in Latin-1 by chance, as often as opening marks.
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

function lengthOf(first: number): number {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}
