/** Script URLs must pass the page's `default` policy (`config/trusted-types.ts`). Off in development. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

const FLAGS = 'https://flagcdn.com';

/** From where a page may load, besides the portal itself. */
export interface Origins {
  /** Development servers, which need `unsafe-eval`; empty in production. */
  readonly development: readonly string[];
  /** The folder of builds on a CDN. */
  readonly cdn: string | null;
}

interface PolicyOptions {
  readonly nonce: string;
  readonly origins: Origins;
}

export function contentPolicy({ nonce, origins: { development, cdn } }: PolicyOptions): string {
  const builds = cdn === null ? development : [...development, cdn];
  const dev = development.length > 0 ? ["'unsafe-eval'"] : [];
  const sockets = development.map((origin) => origin.replace(/^http/, 'ws'));
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...builds, ...dev],
    [`style-src 'self' 'nonce-${nonce}'`],
    ["style-src-attr 'none'"],
    [`img-src 'self' data: ${FLAGS}`, ...builds],
    ["font-src 'self'", ...builds],
    ["connect-src 'self'", ...builds, ...sockets],
    ["manifest-src 'self'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["base-uri 'none'"],
    ["object-src 'none'"],
    ...(development.length > 0 ? [] : TRUSTED_TYPES.map((directive) => [directive])),
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}
