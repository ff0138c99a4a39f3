import { rejection, warning } from '@counterpoint/domain/imports';
import * as text from '../../../messages/import-findings.generated.ts';
import { wordsOf } from '../../../platform/search/tokenize.ts';
import type { NamingLine } from '../import-subject.ts';
import { partyKey } from './party-key.ts';
import type { KnownParty } from './party-lookup-repository.ts';
import { report, type ValidatedRow } from './validated-row.ts';

/** Reports parties named only by an unknown number, and known numbers with another name. */
export function validateParties<Name extends string>(
  validated: ValidatedRow<Readonly<Record<Name, readonly NamingLine[]>>>,
  names: readonly Name[],
  known: ReadonlyMap<string, KnownParty>,
): void {
  const lines = names.flatMap((name) =>
    (validated.draft?.[name] ?? []).map(({ party }, index) => ({
      party,
      path: `${name}.${index}.party.ipi_name_number`,
    })),
  );
  for (const { party, path } of lines) {
    if (!party || (party.name !== '' && !party.ipi_name_number && !party.isni)) continue;
    const found = known.get(partyKey(party));
    if (!found && party.name === '')
      report(validated, path, rejection('I-PTY-02', text.unknownNumber(), text.nameOrNumber()));
    if (found && party.name !== '' && !wordsOf(party.name).some((word) => found.words.includes(word)))
      report(validated, path, warning('I-PTY-03', text.otherName(), found.names.join(' ')));
  }
}
