import * as z from 'zod/mini';
import * as text from './messages/registry-client.generated.ts';
import { RegistryError } from './registry-error.ts';
import type { RecordSignature } from './sign-record.ts';

export { RegistryError } from './registry-error.ts';
export { type RecordSignature, readSigner, type SignedRecord, type Signer, signRecord } from './sign-record.ts';

const switched = z.object({
  before: z.nullable(z.string()),
  /** Null if the area was removed. */
  after: z.nullable(z.string()),
  /** The share of the members who get `after`, in percent. */
  canary: z.optional(z.int()),
  /** Only for a canary of 0 %: the preview link, which also shows later previews. */
  preview: z.optional(z.string()),
});
export type Switched = z.infer<typeof switched>;

const storedVersion = z.object({
  version: z.string(),
  bytes: z.int(),
  /** Null if it can go. */
  need: z.nullable(z.enum(['live', 'rollback', 'recent'])),
});
export type StoredVersion = z.infer<typeof storedVersion>;

const head = z.object({ head: z.nullable(z.string()) });
const stored = z.object({ versions: z.array(storedVersion) });
const refusal = z.object({ message: z.string() });

/** A portal's deployment registry, with a token for one area. */
export interface RegistryAccess {
  readonly url: string;
  readonly token: string;
}

interface Change {
  readonly why?: string | undefined;
}

export interface Upload extends Change {
  /** By name; also the record, `area.json` or `host.json`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Over the record. */
  readonly signature: RecordSignature;
  /** Also a version that failed for members. */
  readonly again?: boolean | undefined;
  /** Only for this share of the members, in percent. */
  readonly canary?: number | undefined;
}

/** Changes over HTTP what a portal serves of an area, or of the host. Each function throws a `RegistryError`. */
export function registryClient({ url, token }: RegistryAccess) {
  async function send(place: string, body?: object): Promise<unknown> {
    // A request can't have other characters in its header.
    if (!/^[!-~]+$/.test(token)) throw new RegistryError(text.wrongToken);
    const address = new URL(`registry/areas${place}`, `${url.replace(/\/$/, '')}/`);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(address, request).catch((cause: unknown) => {
      throw new RegistryError(() => text.unreachable({ url }), cause);
    });
    const content: unknown = await answer.json().catch(() => null);
    if (answer.ok) return content;
    const { message } = refusal.safeParse(content).data ?? {};
    throw new RegistryError(() => message ?? text.failed({ url, status: String(answer.status) }));
  }

  /** Names the last switch, so that the request works once. */
  async function change(place: string, body: object): Promise<unknown> {
    return send(place, { ...body, ...head.parse(await send('')) });
  }

  return {
    async deploy(area: string, { files, ...upload }: Upload): Promise<Switched> {
      const contents = [...files].map(([name, content]) => [name, Buffer.from(content).toString('base64')]);
      return switched.parse(await change(`/${area}/versions`, { ...upload, files: Object.fromEntries(contents) }));
    },
    async rollBack(area: string, back: Change & { readonly to?: string | undefined }): Promise<Switched> {
      return switched.parse(await change(`/${area}/rollback`, back));
    },
    async remove(area: string, removal: Change): Promise<Switched> {
      return switched.parse(await change(`/${area}/remove`, removal));
    },
    async listStored(area: string): Promise<StoredVersion[]> {
      return stored.parse(await send(`/${area}/versions`)).versions;
    },
    async prune(area: string, pruning: Change): Promise<StoredVersion[]> {
      return stored.parse(await change(`/${area}/prune`, pruning)).versions;
    },
  };
}
