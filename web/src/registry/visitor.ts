import type { FastifyRequest } from 'fastify';
import type { Visitor } from './registry-reader.ts';

const BUCKET = /(?:^|;\s*)(?:__Host-)?member-bucket=(\d{1,2})(?:;|$)/;

/** The API sets the cookie with the session. */
export function visitorOf({ headers }: Pick<FastifyRequest, 'headers'>): Visitor {
  const bucket = BUCKET.exec(headers.cookie ?? '')?.[1];
  return { bucket: bucket === undefined ? null : Number(bucket) };
}
