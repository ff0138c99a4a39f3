import { periodInWords, problemInWords, problemsIn, usesInWords } from '@counterpoint/domain/recording-rights';
import { RIGHT_LABELS, RIGHTS } from '@counterpoint/domain/shares';
import { territoriesInWords } from '@counterpoint/domain/territories';
import type { StoredCase } from './locked-case.ts';

/** How far a case reaches: one phrase, or where claims overlap one for each place and time. */
export function scopeInWords({ asked, scope, object, is_detected, right }: StoredCase): string[] {
  if (is_detected) {
    const over = problemsIn([], scope ?? []).filter(({ kind }) => kind === 'over');
    return over.map((each) => `${usesInWords(each.uses)}: ${problemInWords(each)}`);
  }
  const where = asked.territories && asked.territories.length > 0 ? territoriesInWords(asked.territories) : 'World';
  const when = periodOf(asked.from ?? null, asked.to ?? null);
  const uses = asked.uses && asked.uses.length > 0 ? usesInWords(asked.uses) : 'All uses';
  const rights = asked.rights && asked.rights.length > 0 ? asked.rights : right === null ? RIGHTS : [right];
  return [[object.type === 'composition' ? rightsInWords(rights) : uses, where, ...when].join(', ')];
}

/** `Performing right`, `Performing and mechanical rights`. */
function rightsInWords(rights: readonly (typeof RIGHTS)[number][]): string {
  const named = RIGHTS.filter((right) => rights.includes(right));
  const words = named.map((right, index) => (index === 0 ? RIGHT_LABELS[right] : RIGHT_LABELS[right].toLowerCase()));
  if (words.length < 2) return `${words.join('')} right`;
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)} rights`;
}

function periodOf(from: string | null, to: string | null): string[] {
  if (from !== null) return [periodInWords(from, to)];
  return to === null ? [] : [periodInWords(to, to).replace(/^on /, 'until ')];
}
