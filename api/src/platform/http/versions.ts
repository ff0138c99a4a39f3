import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Marks the answer with the version that the next change must name in `If-Match`. */
export function setVersion(reply: FastifyReply, version: number): void {
  reply.header('etag', `"${version}"`);
}

/** The version that the caller has seen, from `If-Match`: quoted or bare. Throws 428 without one, 400 for what is none. */
export function versionSeen(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (!header) throw new AppError(428, 'version_required', 'Say in If-Match which version this change is based on.');
  // A proxy that compresses may have weakened the tag.
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (!version) throw new AppError(400, 'malformed_version', 'If-Match must be a version like "3".');
  return Number(version);
}
