import type { ImportFinding, NamedParty } from '@counterpoint/domain/imports';
import { wordsOf } from '../../../platform/search/search-words.ts';
import type { Naming } from '../import-subject.ts';
import type { Judged } from './judged.ts';
import { partyKey } from './party-key.ts';
import type { KnownParty } from './party-lookup-repository.ts';

interface JudgedLines {
  readonly judged: Judged;
  readonly list: string;
  readonly lines: readonly Naming[];
}

/** Reports parties named only by an unknown number, and known numbers with another name. */
export function judgeParties({ judged, list, lines }: JudgedLines, known: ReadonlyMap<string, KnownParty>): void {
  const { work, findings } = judged;
  for (const [index, { party }] of lines.entries()) {
    if (!party || (party.name !== '' && !isNumbered(party))) continue;
    const found = known.get(partyKey(party));
    const path = `${list}.${index}.party.ipi_name_number`;
    if (!found && party.name === '') findings.push({ ...work.placeOf(path), ...NOBODY });
    if (found && party.name !== '' && !sharesAName(party.name, found))
      findings.push({ ...work.placeOf(path), ...OTHER_NAME, expected: found.names.join(' ') });
  }
}

function isNumbered({ ipi_name_number, isni }: NamedParty): boolean {
  return Boolean(ipi_name_number ?? isni);
}

function sharesAName(name: string, { words }: KnownParty): boolean {
  return wordsOf(name).some((word) => words.includes(word));
}

type Kind = Omit<ImportFinding, 'line' | 'column' | 'found' | 'expected'>;

const NOBODY: Kind & { expected: string } = {
  id: 'I-PTY-02',
  severity: 'block',
  expected: 'a name, or a number that the society knows',
  mend: 'Nobody here has this number. Add the name, so that they can be added.',
};
const OTHER_NAME: Kind = {
  id: 'I-PTY-03',
  severity: 'warn',
  mend: 'This number belongs to somebody of another name, who will be named. Look whether it is right.',
};
