import { createHash } from 'node:crypto';

/** From 0 to 99, always the same for a member: decides who gets a canary of an area. */
export function memberBucket(memberId: string): number {
  return createHash('sha256').update(memberId).digest().readUInt32BE() % 100;
}
