import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/case-events.generated.ts';
import type { CaseEvent } from './case-details.ts';

type EventText = Message<{ actor: string; isMe: 'true' | 'other' }>;

const EVENT_TEXTS: Readonly<Record<string, EventText>> = text.events;

export function formatCaseEvent({ type, actor, is_me, is_society, state }: CaseEvent): string {
  if (type === 'default' && state === 'escalated') return text.defaultEscalated();
  // The case that continues stays open.
  if (type === 'merge' && state !== 'withdrawn') return text.merged();
  const name = is_me ? text.you() : is_society ? text.society() : (actor ?? text.portal());
  const format = EVENT_TEXTS[type];
  return format
    ? format({ actor: name, isMe: is_me ? 'true' : 'other' })
    : text.otherEvent({ actor: name, event: type.replaceAll('_', ' ') });
}
