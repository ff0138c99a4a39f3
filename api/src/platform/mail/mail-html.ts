import { currentLanguage } from '@counterpoint/messages';
import type { Block, MailLink } from './messages.ts';

/** Mail readers ignore style sheets, so each element has its style. The colours are the kit's. */
const STYLES = {
  body: 'margin:0;padding:24px 12px;background:#faf9f6;color:#17212b;font:16px/1.5 system-ui,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px',
  brand: 'margin:0 0 20px;color:#0d5c63;font-weight:700',
  paragraph: 'margin:0 0 16px',
  heading: 'margin:24px 0 12px;font-size:18px;line-height:1.3',
  name: 'width:200px;padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#5b6875',
  note: 'margin:0 0 12px;color:#5b6875;font-size:14px',
  link: 'color:#0d5c63',
  button:
    'display:inline-block;padding:12px 20px;border:0;border-radius:8px;background:#0d5c63;color:#ffffff;' +
    'font:600 16px/1.25 system-ui,sans-serif;text-decoration:none;cursor:pointer',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A document that needs nothing from elsewhere. */
export function htmlDocument(
  title: string,
  content: string,
  { reloadsAfterSeconds = 0 }: { readonly reloadsAfterSeconds?: number } = {},
): string {
  const reload = reloadsAfterSeconds > 0 ? `<meta http-equiv="refresh" content="${reloadsAfterSeconds}">\n` : '';
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${reload}<title>${escapeHtml(title)}</title>
</head>
<body style="${STYLES.body}">
<main style="${STYLES.card}">
<p style="${STYLES.brand}">Counterpoint</p>
${content}
</main>
</body>
</html>
`;
}

export function htmlOf(block: Block): string {
  if (typeof block === 'string')
    return URL.canParse(block)
      ? paragraph('paragraph', anchor({ label: block, url: block }, 'link'))
      : paragraph('paragraph', escapeHtml(block));
  switch (block.type) {
    case 'heading':
      return `<h2 style="${STYLES.heading}">${escapeHtml(block.text)}</h2>`;
    case 'note':
      return paragraph('note', escapeHtml(block.text));
    case 'item':
      return paragraph('paragraph', `${anchor(block, 'link')}<br>${escapeHtml(block.detail)}`);
    case 'button':
      return paragraph('paragraph', anchor(block, 'button'));
    case 'link':
      return paragraph('note', anchor(block, 'link'));
  }
}

/** The heading of a page in the browser. */
export function pageHeading(text: string): string {
  return `<h1 style="${STYLES.heading}">${escapeHtml(text)}</h1>`;
}

export function htmlSection(title: string, facts: readonly (readonly [name: string, value: string])[]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${STYLES.name}">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<h2 style="${STYLES.heading}">${escapeHtml(title)}</h2>\n<table>${rows.join('')}</table>`;
}

/** A button that posts to the address of its page. */
export function postButton(label: string): string {
  return `<form method="post" style="${STYLES.paragraph}"><button style="${STYLES.button}">${escapeHtml(label)}</button></form>`;
}

function paragraph(style: 'paragraph' | 'note', content: string): string {
  return `<p style="${STYLES[style]}">${content}</p>`;
}

function anchor({ label, url }: MailLink, style: 'link' | 'button'): string {
  return `<a href="${escapeHtml(url)}" style="${STYLES[style]}">${escapeHtml(label)}</a>`;
}
