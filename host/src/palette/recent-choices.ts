import * as z from 'zod/mini';
import { type Choice, fixedChoice } from './choices.ts';

const MAX_RECENT = 5;

/** Stored by id only, so that a removed page or action isn't offered. */
const fixed = z.object({ id: z.string() });
const found = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.optional(z.string()),
  code: z.optional(z.string()),
  icon: z.enum(['music', 'disc', 'scales']),
  does: z.object({ goTo: z.string().check(z.regex(/^\/(?![/\\])/)) }),
});
const entries = z.array(z.union([found, fixed]));

function keyOf(memberId: string): string {
  return `counterpoint-palette:${memberId}`;
}

/** Returns the newest first, and none if storage is blocked or damaged. */
export function recentChoices(memberId: string): Choice[] {
  try {
    const kept = entries.safeParse(JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '[]'));
    if (!kept.success) return [];
    return kept.data.flatMap((entry) => ('does' in entry ? entry : (fixedChoice(entry.id) ?? [])));
  } catch {
    // Storage is blocked, or holds something else.
    return [];
  }
}

/** Except another member, under whom there are other recent choices. */
export function saveChoice(memberId: string, choice: Choice): void {
  if (typeof choice.does !== 'string' && 'actFor' in choice.does) return;
  const others = recentChoices(memberId).filter(({ id }) => id !== choice.id);
  const kept = [choice, ...others].slice(0, MAX_RECENT).map((each) => (fixedChoice(each.id) ? { id: each.id } : each));
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(kept));
  } catch {
    // Storage is blocked: nothing recent is offered.
  }
}
