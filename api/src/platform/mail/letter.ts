import type { Message } from './messages.ts';

export function letter(recipient: string, subject: string, ...paragraphs: readonly string[]): Message {
  return { recipient, subject, body: `${paragraphs.join('\n\n')}\n` };
}
