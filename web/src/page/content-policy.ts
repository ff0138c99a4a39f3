/** Script URLs must pass the page's `default` policy (`config/trusted-types.ts`). Off in development. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

const FLAGS = 'https://flagcdn.com';

interface PolicyOptions {
  readonly nonce: string;
  /** Development servers, which need `unsafe-eval`; empty in production. */
  readonly devOrigins: readonly string[];
}

export function contentPolicy({ nonce, devOrigins }: PolicyOptions): string {
  const dev = devOrigins.length > 0 ? [...devOrigins, "'unsafe-eval'"] : [];
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...dev],
    [`style-src 'self' 'nonce-${nonce}'`],
    ["style-src-attr 'none'"],
    [`img-src 'self' data: ${FLAGS}`, ...devOrigins],
    ["font-src 'self'", ...devOrigins],
    ["connect-src 'self'", ...devOrigins, ...sockets],
    ["manifest-src 'self'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["base-uri 'none'"],
    ["object-src 'none'"],
    ...(devOrigins.length > 0 ? [] : TRUSTED_TYPES.map((directive) => [directive])),
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}
