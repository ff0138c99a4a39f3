import type { ImportFinding, NamedParty } from '@counterpoint/domain/imports';
import * as text from '../../../messages/import-findings.generated.ts';
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
    if (!found && party.name === '') findings.push({ ...work.placeOf(path), ...unknownNumber() });
    if (found && party.name !== '' && !sharesAName(party.name, found))
      findings.push({ ...work.placeOf(path), ...otherName(), expected: found.names.join(' ') });
  }
}

function isNumbered({ ipi_name_number, isni }: NamedParty): boolean {
  return Boolean(ipi_name_number ?? isni);
}

function sharesAName(name: string, { words }: KnownParty): boolean {
  return wordsOf(name).some((word) => words.includes(word));
}

type Kind = Omit<ImportFinding, 'line' | 'column' | 'found' | 'expected'>;

function unknownNumber(): Kind & { expected: string } {
  return {
    id: 'I-PTY-02',
    severity: 'block',
    expected: text.nameOrNumber(),
    mend: text.unknownNumber(),
  };
}
function otherName(): Kind {
  return {
    id: 'I-PTY-03',
    severity: 'warn',
    mend: text.otherName(),
  };
}
