import { periodInWords, usesInWords } from '@counterpoint/domain/recording-rights';
import type { CaseScope } from '@counterpoint/domain/schemas/cases';
import { RIGHT_LABELS, RIGHTS } from '@counterpoint/domain/shares';
import { territoriesInWords } from '@counterpoint/domain/territories';
import * as text from '../../../messages/filing.generated.ts';
import { formatNames } from '../../../ui/format-names.ts';

/** `Performing and Mechanical, World`, `All uses, Ghana, from 1 March 2026`. */
export function scopeInWords({ rights, uses, territories, from, to }: CaseScope): string {
  const named = RIGHTS.filter((right) => rights.includes(right)).map((right) => RIGHT_LABELS[right]);
  const what = named.length > 0 ? formatNames(named) : uses.length > 0 ? usesInWords(uses) : null;
  const where = territories.length > 0 ? territoriesInWords(territories) : text.world();
  return [what, where, whenInWords(from, to)].filter(Boolean).join(', ');
}

function whenInWords(from: string | null, to: string | null): string | null {
  if (from !== null) return periodInWords(from, to);
  return to === null ? null : periodInWords(to, to).replace(/^on /, 'until ');
}
