const INITIAL_CAPACITY = 1 << 16;
const MAX_LOAD = 0.6;

/** About 16 bytes per text. The 53-bit hashes collide in one of 18,000 files with a million texts. */
export class StringSet {
  #slots = new Float64Array(INITIAL_CAPACITY);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(text: string): boolean {
    if (this.#size > this.#slots.length * MAX_LOAD) this.#grow();
    const isNew = this.#put(hashOf(text));
    if (isNew) this.#size += 1;
    return isNew;
  }

  has(text: string): boolean {
    const hash = hashOf(text);
    return this.#slots[this.#placeOf(hash)] === hash;
  }

  /** Its own, or the empty one where it belongs. */
  #placeOf(hash: number): number {
    const slots = this.#slots;
    let index = hash % slots.length;
    while (slots[index] !== 0 && slots[index] !== hash) index = (index + 1) % slots.length;
    return index;
  }

  #put(hash: number): boolean {
    const place = this.#placeOf(hash);
    if (this.#slots[place] === hash) return false;
    this.#slots[place] = hash;
    return true;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Float64Array(old.length * 2);
    for (const hash of old) if (hash !== 0) this.#put(hash);
  }
}

/** cyrb53, a public-domain hash. Never 0, which marks an empty slot. */
function hashOf(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0) + 1;
}
