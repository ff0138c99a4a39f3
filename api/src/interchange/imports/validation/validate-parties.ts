import type { NamedParty } from '@counterpoint/domain/imports';
import * as text from '../../../messages/import-findings.generated.ts';
import { wordsOf } from '../../../platform/search/tokenize.ts';
import type { NamingLine } from '../import-subject.ts';
import { partyKey } from './party-key.ts';
import type { KnownParty } from './party-lookup-repository.ts';
import { block, type ValidatedRow, warn } from './validated-row.ts';

interface ValidatedLines {
  readonly validated: ValidatedRow;
  readonly list: string;
  readonly lines: readonly NamingLine[];
}

/** Reports parties named only by an unknown number, and known numbers with another name. */
export function validateParties(
  { validated, list, lines }: ValidatedLines,
  known: ReadonlyMap<string, KnownParty>,
): void {
  for (const [index, { party }] of lines.entries()) {
    if (!party || (party.name !== '' && !isNumbered(party))) continue;
    const found = known.get(partyKey(party));
    const path = `${list}.${index}.party.ipi_name_number`;
    if (!found && party.name === '')
      block(validated, path, { id: 'I-PTY-02', expected: text.nameOrNumber(), correction: text.unknownNumber() });
    if (found && party.name !== '' && !sharesAName(party.name, found))
      warn(validated, path, { id: 'I-PTY-03', expected: found.names.join(' '), correction: text.otherName() });
  }
}

function isNumbered({ ipi_name_number, isni }: NamedParty): boolean {
  return Boolean(ipi_name_number ?? isni);
}

function sharesAName(name: string, { words }: KnownParty): boolean {
  return wordsOf(name).some((word) => words.includes(word));
}
