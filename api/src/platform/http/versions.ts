import { id } from '@counterpoint/domain/schemas/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from './app-error.ts';

export function setVersion(reply: FastifyReply, version: number): void {
  reply.header('etag', `"${version}"`);
}

/** Responds with an object and its version as the ETag. */
export function withVersion<Data extends { readonly version: number }>(
  reply: FastifyReply,
  data: Data,
): { data: Data } {
  setVersion(reply, data.version);
  return { data };
}

/** Throws 428 without `If-Match`, 400 for a malformed one. */
export function expectedVersion(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (!header) throw new AppError(428, 'version_required', text.versionRequired());
  // A proxy that compresses may have weakened the tag.
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (!version) throw new AppError(400, 'malformed_version', text.malformedVersion());
  return Number(version);
}

export interface VersionedId {
  readonly id: string;
  readonly version: number;
}

/** An object that a request adds to; its version is null if the caller doesn't state which one they saw. */
export interface SeenId {
  readonly id: string;
  readonly version: number | null;
}

export const objectParams = z.object({ id });

export function versionedId(request: FastifyRequest & { params: z.infer<typeof objectParams> }): VersionedId {
  return { id: request.params.id, version: expectedVersion(request) };
}

export function seenId(request: FastifyRequest & { params: z.infer<typeof objectParams> }): SeenId {
  const isStated = request.headers['if-match'] !== undefined;
  return { id: request.params.id, version: isStated ? expectedVersion(request) : null };
}

export const revisionParams = z.object({
  id,
  number: z.coerce
    .number({ error: () => text.versionNumber() })
    .check(z.int({ error: () => text.versionNumber() }), z.gte(1), z.lte(100_000)),
});
