import { MAX_REASON_LENGTH } from '@counterpoint/domain/schemas/entries';
import { requiredText } from '@counterpoint/domain/schemas/requests';
import type { Message } from '@counterpoint/messages';

/** Returns the error message that the API would give for a reason, or null if it is valid. */
export function reasonProblem(reason: string, missing: Message): string | null {
  const { error } = requiredText(missing, MAX_REASON_LENGTH).safeParse(reason);
  return error?.issues[0]?.message ?? null;
}
