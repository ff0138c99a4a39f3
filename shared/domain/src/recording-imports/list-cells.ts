import type { CellKind } from '../imports/cell-kinds.ts';
import { readCodeAndName } from '../imports/code-and-name.ts';
import * as text from '../messages/import-cells.generated.ts';
import { USE_LABELS, USE_TYPES, type UseType } from '../recording-rights/index.ts';
import {
  CONTRIBUTOR_ROLE_LABELS,
  CONTRIBUTOR_ROLES,
  type ContributorRole,
} from '../schemas/recordings/recording-choices.ts';
import { comparedWord, ROLE_WORDS, USE_WORDS } from './recording-words.ts';

function codesCell<Code extends string>(
  known: ReadonlyMap<string, readonly Code[]>,
  words: Pick<CellKind, 'expected' | 'correction'>,
): CellKind {
  const read = (part: string) => readCodeAndName(part.trim(), (word) => known.get(comparedWord(word)) ?? null);
  return {
    read: (typed) => {
      const found = typed
        .split(/[;,/+&]/)
        .filter((part) => part.trim() !== '')
        .map(read);
      if (found.length === 0 || found.includes(null)) return null;
      return { value: [...new Set(found.flatMap((codes) => codes ?? []))] };
    },
    write: (value) => (Array.isArray(value) ? value.join('; ') : ''),
    ...words,
  };
}

const ROLES = new Map<string, readonly ContributorRole[]>(
  CONTRIBUTOR_ROLES.flatMap((role) => {
    const { ddexRole = role, ddexInstrument = role, words = [] } = ROLE_WORDS[role];
    const all = [role, CONTRIBUTOR_ROLE_LABELS[role](), ddexRole, ddexInstrument, ...words];
    return all.map((word) => [comparedWord(word), [role]] as const);
  }),
);

export function contributorRoleOf(word: string): ContributorRole | undefined {
  return ROLES.get(comparedWord(word))?.[0];
}

export const rolesCell = codesCell(ROLES, {
  expected: text.roles,
  correction: text.enterRoles,
});

const USES = new Map<string, readonly UseType[]>([
  ...['all', 'all uses'].map((word) => [word, USE_TYPES] as const),
  ...USE_TYPES.flatMap((use) => {
    const { ddex, words } = USE_WORDS[use];
    return [use, USE_LABELS[use](), ...ddex, ...words].map((word) => [comparedWord(word), [use]] as const);
  }),
]);

/** One that is named, not all of them. */
export function readUse(word: string): UseType | undefined {
  const [use, ...others] = USES.get(comparedWord(word)) ?? [];
  return others.length === 0 ? use : undefined;
}

export const usesCell = codesCell(USES, {
  expected: () => text.uses({ list: USE_TYPES.join(', ') }),
  correction: () => text.enterUses({ examples: USE_TYPES.slice(0, 2).join('; ') }),
});
