import { areaBuild } from '@counterpoint/contract/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BundleId, isBundleId } from '../bundles.ts';
import type { DeployFolder } from '../deploy-folder.ts';
import { readPreviewToken } from './preview-token.ts';

/** The visitor that a page is for. */
export interface Visitor {
  /** From 0 to 99, the same on all devices of a member; null without a session. */
  readonly bucket: number | null;
  /** Versions that a member of staff chose to see, or `CANARY`. */
  readonly previews: ReadonlyMap<BundleId, string>;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}

/** In place of a version: the area's canary, whichever it is. */
export const CANARY = 'canary';

export const ANYBODY: Visitor = { bucket: null, previews: new Map() };

/** The API sets it with the session. */
const BUCKET = /(?:^|;\s*)(?:__Host-)?member-bucket=(\d{1,2})(?:;|$)/;
/** `<token>/<area>@<version>,…` */
const PREVIEW = /(?:^|;\s*)area-preview=([\w.-]+)\/([\w.@,-]*)(?:;|$)/;

/** `?area=recordings@<version>&preview=<token>` shows a version, or with `@canary` each that is the area's canary; later, without the token, others; without a version, the usual. */
export function recognizeVisitors(app: FastifyInstance, folder: DeployFolder, isOverTls: boolean): void {
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request, reply) => {
    const [, bucket] = BUCKET.exec(request.headers.cookie ?? '') ?? [];
    const previews = await previewsOf(request, { reply, folder, isOverTls });
    request.visitor = { bucket: bucket === undefined ? null : Number(bucket), previews };
  });
}

interface Answer {
  readonly reply: FastifyReply;
  readonly folder: DeployFolder;
  readonly isOverTls: boolean;
}

async function previewsOf(
  { headers, query }: FastifyRequest,
  { reply, folder, isOverTls }: Answer,
): Promise<Visitor['previews']> {
  const [, known, chosen = ''] = PREVIEW.exec(headers.cookie ?? '') ?? [];
  // Fastify leaves the type of a query open; both values are only parsed.
  const { area, preview } = query as Record<string, unknown>;
  const token = typeof preview === 'string' ? preview : known;
  if (token === undefined) return ANYBODY.previews;
  const granted = await readPreviewToken(folder, token);
  if (!granted) return ANYBODY.previews;
  const { end, area: own } = granted;
  const allowed = (text: string) => previewOf(text).filter(([each]) => own === null || each === own);
  const previews = new Map(chosen.split(',').flatMap(allowed));
  if (typeof area !== 'string') return previews;
  const [id] = area.split('@');
  previews.delete(id ?? '');
  for (const [each, version] of allowed(area)) previews.set(each, version);
  const value = `${token}/${[...previews].map((pair) => pair.join('@')).join(',')}`;
  const seconds = Math.ceil((end.getTime() - Date.now()) / 1_000);
  const secure = isOverTls ? '; Secure' : '';
  reply.header('set-cookie', `area-preview=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
  return previews;
}

function previewOf(text: string): [BundleId, string][] {
  const [id, version] = text.split('@');
  const isVersion = version === CANARY || areaBuild.shape.version.safeParse(version).success;
  return isBundleId(id) && version !== undefined && isVersion ? [[id, version]] : [];
}
