import type { PageConfig } from '@counterpoint/contract/page-config';
import { PSEUDO_LANGUAGE } from '@counterpoint/messages/pseudo';
import * as text from '../messages/page.generated.ts';
import { FAVICON } from './favicon.ts';
import { embedJson, embedStyles, escapeMarkup } from './markup.ts';
import type { Script } from './page-files.ts';
import { type PageLanguage, PSEUDO_SCRIPT } from './page-language.ts';

export interface PageContent {
  readonly nonce: string;
  readonly language: PageLanguage;
  readonly config: PageConfig;
  readonly css: string;
  readonly body: string;
  readonly entry: Script;
  readonly preload: readonly Script[];
}

const TITLE = 'Counterpoint';

/**
 * Escapes everything except markup and styles, which come from our own build. Preloads are `as="fetch"` because the
 * loader fetches each script before it runs it: on a retry, a script element would get the failed preload again.
 */
export function renderPage({ nonce, language, config, css, body, entry, preload }: PageContent): string {
  const pseudo = language === PSEUDO_LANGUAGE ? `<script defer src="${PSEUDO_SCRIPT}"></script>\n` : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE}</title>
<meta name="description" content="${escapeMarkup(text.description())}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12171d" media="(prefers-color-scheme: dark)">
<meta name="style-nonce" nonce="${escapeMarkup(nonce)}">
<link rel="icon" type="image/svg+xml" href="${FAVICON}">
${preload.map((script) => `<link rel="preload" as="fetch" href="${attributesOf(script)}>\n`).join('')}<style nonce="${escapeMarkup(nonce)}">${embedStyles(css)}</style>
<script type="application/json" id="config">${embedJson(config)}</script>
${pseudo}<script defer src="${attributesOf(entry)}></script>
</head>
<body>
${body}
</body>
</html>
`;
}

/** An empty integrity attribute would block the file. */
function attributesOf({ address, integrity }: Script): string {
  const hash = integrity ? ` integrity="${escapeMarkup(integrity)}"` : '';
  return `${escapeMarkup(address)}" crossorigin="anonymous"${hash}`;
}

export function applicationBody(): string {
  return `<noscript><p>${escapeMarkup(text.needsJavaScript())}</p></noscript>
<div id="root"></div>`;
}

/** The background before the application renders, to avoid a flash, and after a second a sign that it’s loading. */
export const APPLICATION_CSS =
  ':root{background:#faf9f6;color-scheme:light dark}@media(prefers-color-scheme:dark){:root{background:#12171d}}' +
  'noscript p{margin:2rem;font:1rem/1.5 system-ui,sans-serif;color:#17212b;color:light-dark(#17212b,#e8eaec)}' +
  '@media(scripting){#root:empty:last-child::before{content:"";position:fixed;top:40%;left:50%;width:1.5rem;height:1.5rem;' +
  'margin-left:-.75rem;box-sizing:border-box;border:2px solid;border-left-color:transparent;border-radius:50%;' +
  'color:#17212b;color:light-dark(#17212b,#e8eaec);animation:turn .8s linear infinite,wait 1s}}' +
  '@keyframes turn{to{rotate:1turn}}@keyframes wait{0%,99%{visibility:hidden}}' +
  '@media(prefers-reduced-motion:reduce){#root:empty:last-child::before{animation:wait 1s}}';
