import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const BYTES_AN_ID = 16;
/** Asking for random bytes takes longer than all the rest: an import of a million works asks for many at once. */
const pool = new Uint8Array(256 * BYTES_AN_ID);
let used = pool.length;
let milliseconds = 0;
let sequence = 0;

/** Ids are made by the application, sorted by time, so that rows can live on any machine. */
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
  used += BYTES_AN_ID;
  return pool.subarray(used - BYTES_AN_ID, used);
}

/** Those of one millisecond are numbered on from a random start, so that they too are in the order they were made in. */
function count(random: Uint8Array): void {
  const now = Date.now();
  if (now > milliseconds) {
    milliseconds = now;
    sequence = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else sequence += 1;
}
