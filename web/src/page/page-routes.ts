import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { paths } from '@counterpoint/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from './content-policy.ts';
import { applicationContent, landingContent, type PageSettings } from './page-content.ts';
import type { PageFiles } from './page-files.ts';
import { type PageContent, renderPage } from './render-page.ts';

const compress = promisify(brotliCompress);
const READABLE = ['GET', 'HEAD'];

export const NO_SUCH_FILE = 'There is no such file.';

/** Adds the landing page and the application's pages. Must be registered last: it answers every other path. */
export function addPages(app: FastifyInstance, files: PageFiles, settings: PageSettings): void {
  app.get(paths.signIn(), async (request, reply) => {
    const nonce = newNonce();
    return sendPage(request, reply, {
      ...(await landingContent(files, settings, nonce)),
      devOrigins: files.devOrigins,
    });
  });

  app.setNotFoundHandler(async (request, reply) => {
    const pathname = pathOf(request);
    reply.type('text/plain').header('cache-control', 'no-store');
    if (!READABLE.includes(request.method))
      return reply.code(405).header('allow', READABLE.join(', ')).send('This cannot be done here.');
    if (!isNavigation(request, pathname)) return reply.code(404).send(NO_SUCH_FILE);
    const visit = { nonce: newNonce(), pathname, hasSession: hasSession(request) };
    return sendPage(request, reply, {
      ...(await applicationContent(files, settings, visit)),
      devOrigins: files.devOrigins,
    });
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { devOrigins, ...content }: PageContent & { readonly devOrigins: readonly string[] },
): Promise<FastifyReply> {
  reply.code(200).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy({ nonce: content.nonce, devOrigins }),
    // It carries a nonce, which must not be used twice.
    'cache-control': 'no-store',
    vary: 'accept-encoding, accept',
  });
  const html = renderPage(content);
  if (!takesBrotli(request)) return reply.send(html);
  // Nothing a visitor sends stands in the page, so its size gives nothing away.
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return reply.header('content-encoding', 'br').send(await compress(html, options));
}

/** Addresses whose unknown members are files that are missing, never pages. */
const NEVER_PAGES = /^\/(api|assets|r)(\/|$)|\.[a-z\d]{1,8}$|\/\./i;

function isNavigation(request: FastifyRequest, pathname: string): boolean {
  return (request.headers.accept ?? '').includes('text/html') && !NEVER_PAGES.test(pathname);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Whether the browser names brotli, and not with a weight of nothing. */
function takesBrotli(request: FastifyRequest): boolean {
  const codings = String(request.headers['accept-encoding'] ?? '').split(',');
  return codings.some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/i.test(coding));
}

/** The cookie's given name; its content is the browser's business. */
function hasSession(request: FastifyRequest): boolean {
  return /(^|;\s*)session-id=[^;]/.test(request.headers.cookie ?? '');
}

/** 128 bits, as the specification of the policy asks at least. */
function newNonce(): string {
  return randomBytes(18).toString('base64');
}
