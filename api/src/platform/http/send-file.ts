import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly contents: Readable | Uint8Array | string;
}

/** Always as a download, never rendered in the portal's origin. */
export function sendFile(reply: FastifyReply, { name, type, contents }: SentFile): FastifyReply {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return reply
    .headers({
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    })
    .type(type)
    .send(contents);
}
