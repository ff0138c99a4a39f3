import type { FastifyReply, FastifyRequest } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from './app-error.ts';

/** Sets the version that the next change must state in `If-Match`. */
export function setVersion(reply: FastifyReply, version: number): void {
  reply.header('etag', `"${version}"`);
}

/** Returns the version of `If-Match`, quoted or bare. Throws 428 without one, 400 for a malformed one. */
export function versionSeen(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (!header) throw new AppError(428, 'version_required', text.versionRequired());
  // A proxy that compresses may have weakened the tag.
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (!version) throw new AppError(400, 'malformed_version', text.malformedVersion());
  return Number(version);
}
