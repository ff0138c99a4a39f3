import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const BYTES_PER_ID = 16;
/** Generating random bytes is the slowest part, and an import needs many ids at once. */
const pool = new Uint8Array(256 * BYTES_PER_ID);
let used = pool.length;
let milliseconds = 0;
let sequence = 0;

/** UUIDv7: sorted by time, unique across machines. */
export function newId(): string {
  const random = randomBytes();
  count(random);
  return v7({ random, msecs: milliseconds, seq: sequence });
}

function randomBytes(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES_PER_ID;
  return pool.subarray(used - BYTES_PER_ID, used);
}

/** Ids of one millisecond count up from a random start, to keep the order of creation. */
function count(random: Uint8Array): void {
  const now = Date.now();
  if (now > milliseconds) {
    milliseconds = now;
    sequence = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else sequence += 1;
}
