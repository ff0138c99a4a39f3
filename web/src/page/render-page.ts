import type { PageConfig } from '@counterpoint/contract/page-config';
import { FAVICON } from './favicon.ts';
import { embedJson, embedStyles, escapeMarkup } from './markup.ts';
import type { Script } from './page-files.ts';

export interface PageContent {
  readonly nonce: string;
  readonly config: PageConfig;
  readonly css: string;
  readonly body: string;
  readonly entry: Script;
  /** Scripts to fetch at once, in this order. */
  readonly preload: readonly Script[];
}

const TITLE = 'Counterpoint';
const DESCRIPTION =
  'Counterpoint, the member portal: register your works and recordings, agree the shares and settle disputes.';

/**
 * The whole document. Everything that varies is escaped here, but for markup and styles, which are our own build's.
 * Preloads are `as="fetch"`, since the loader fetches each script before it runs it: a script element would be given a
 * failed preload again on a retry.
 */
export function renderPage({ nonce, config, css, body, entry, preload }: PageContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE}</title>
<meta name="description" content="${DESCRIPTION}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12171d" media="(prefers-color-scheme: dark)">
<meta name="style-nonce" nonce="${escapeMarkup(nonce)}">
<link rel="icon" type="image/svg+xml" href="${FAVICON}">
${preload.map((script) => `<link rel="preload" as="fetch" href="${attributesOf(script)}>\n`).join('')}<style nonce="${escapeMarkup(nonce)}">${embedStyles(css)}</style>
<script type="application/json" id="config">${embedJson(config)}</script>
<script defer src="${attributesOf(entry)}></script>
</head>
<body>
${body}
</body>
</html>
`;
}

/** From the address to the tag's end. Without integrity the attribute would refuse every file. */
function attributesOf({ address, integrity }: Script): string {
  const hash = integrity ? ` integrity="${escapeMarkup(integrity)}"` : '';
  return `${escapeMarkup(address)}" crossorigin="anonymous"${hash}`;
}

/** The application's body: empty until its script fills it. */
export const APPLICATION_BODY = `<noscript><p>Counterpoint needs JavaScript. Switch it on in your browser and reload the page.</p></noscript>
<div id="root"></div>`;

/** Paper before the application paints, in the theme of the device, so that nothing flashes. */
export const APPLICATION_CSS =
  ':root{background:#faf9f6;color-scheme:light dark}@media(prefers-color-scheme:dark){:root{background:#12171d}}' +
  'noscript p{margin:2rem;font:1rem/1.5 system-ui,sans-serif;color:#17212b;color:light-dark(#17212b,#e8eaec)}';
