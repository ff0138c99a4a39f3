import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { paths } from '@counterpoint/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as text from '../messages/page.generated.ts';
import { contentPolicy, type Origins } from './content-policy.ts';
import { applicationContent, landingContent, type PageSettings, type Visit } from './page-content.ts';
import type { Deployment } from './page-files.ts';
import { type PageContent, renderPage } from './render-page.ts';

const compress = promisify(brotliCompress);
const READABLE = ['GET', 'HEAD'];

interface Pages {
  /** In the reader's language. */
  deployedFor(request: FastifyRequest): Promise<Deployment>;
  readonly origins: Origins;
  readonly settings: PageSettings;
}

/** Must be registered last: the application answers every other path. */
export function addPages(app: FastifyInstance, { deployedFor, origins, settings }: Pages): void {
  app.get(paths.signIn(), async (request, reply) => {
    const content = landingContent(await deployedFor(request), settings, visitOf(request));
    return sendPage(request, reply, { ...content, origins });
  });

  app.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    if (!READABLE.includes(request.method))
      return reply.code(405).header('allow', READABLE.join(', ')).send(text.methodNotAllowed());
    if (!isNavigation(request, pathname)) return reply.code(404).send(text.noSuchFile());
    const visit = { ...visitOf(request), pathname, hasSession: hasSession(request) };
    const content = applicationContent(await deployedFor(request), settings, visit);
    return sendPage(request, reply, { ...content, origins });
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { origins, ...content }: PageContent & { readonly origins: Origins },
): Promise<FastifyReply> {
  reply.code(200).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy({ nonce: content.nonce, origins }),
    // A nonce must not be reused.
    'cache-control': 'no-store',
    'content-language': content.language,
    vary: 'accept-encoding, accept, accept-language, cookie',
  });
  const html = renderPage(content);
  if (!acceptsBrotli(request)) return reply.send(html);
  // The page echoes no input, so its compressed size reveals nothing (BREACH).
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return reply.header('content-encoding', 'br').send(await compress(html, options));
}

const NEVER_PAGES = /^\/(api|assets|r)(\/|$)|\.[a-z\d]{1,8}$|\/\./i;

function isNavigation(request: FastifyRequest, pathname: string): boolean {
  return (request.headers.accept ?? '').includes('text/html') && !NEVER_PAGES.test(pathname);
}

function acceptsBrotli(request: FastifyRequest): boolean {
  const encodings = String(request.headers['accept-encoding'] ?? '').split(',');
  return encodings.some((encoding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/i.test(encoding));
}

/** Escapes the signs of a malformed address, so that a page answers it. */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.startsWith('/api/') ? url : path.replaceAll('%', '%25');
  }
}

/** Only the browser can decrypt the cookie. */
function hasSession(request: FastifyRequest): boolean {
  return /(^|;\s*)session-id=[^;]/.test(request.headers.cookie ?? '');
}

/** CSP requires a nonce of at least 128 bits. */
function visitOf({ pageLanguage }: FastifyRequest): Visit {
  return { nonce: randomBytes(18).toString('base64'), language: pageLanguage };
}
