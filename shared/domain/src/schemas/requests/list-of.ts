import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';

interface ListTexts {
  readonly error: Message;
  readonly tooMany: Message<{ max: number }>;
  /** If at least one item is required. */
  readonly empty?: Message;
}

export function listOf<Item extends z.ZodMiniType>(item: Item, max: number, { error, tooMany, empty }: ListTexts) {
  const list = z.array(item, { error });
  const limit = z.maxLength(max, { error: () => tooMany({ max }) });
  return empty ? list.check(z.minLength(1, { error: empty }), limit) : list.check(limit);
}
