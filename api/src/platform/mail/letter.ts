import * as text from '../../messages/letters.generated.ts';
import { htmlDocument, htmlOf } from './mail-html.ts';
import type { Block, Message } from './messages.ts';

export function letter(recipient: string, subject: string, ...blocks: readonly Block[]): Message {
  return {
    recipient,
    subject,
    body: `${blocks.map(textOf).join('\n\n')}\n`,
    html: htmlDocument(subject, blocks.map(htmlOf).join('\n')),
  };
}

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  switch (block.type) {
    case 'heading':
      return block.text.toUpperCase();
    case 'note':
      return block.text;
    case 'item':
      return `- ${block.label}\n  ${block.detail}\n  ${block.url}`;
    default:
      return `${text.addressOf({ label: block.label })}\n${block.url}`;
  }
}
