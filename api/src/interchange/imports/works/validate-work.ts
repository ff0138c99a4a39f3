import {
  type ImportedDraft,
  type ImportedWork,
  type ImportFinding,
  importedDraft,
  type NamedParty,
} from '@counterpoint/domain/imports';
import { checkWork } from '@counterpoint/domain/rules';
import * as text from '../../../messages/import-findings.generated.ts';
import { partyKey } from '../validation/party-key.ts';
import { createRowValidator } from '../validation/row-validator.ts';
import { twinKey } from '../validation/twin-key.ts';
import type { ValidatedRow } from '../validation/validated-row.ts';
import { statedShares } from './stated-shares.ts';

export type ValidatedWork = ValidatedRow<ImportedDraft>;

export function createWorkValidator(): (work: ImportedWork) => ValidatedWork {
  return createRowValidator({
    noun: 'work',
    schema: importedDraft,
    brokenRules,
    codeOf: ({ iswc }) => iswc,
    repeatedCode: { path: 'iswc', id: 'I-ISW-01', expected: text.ownIswc, correction: text.repeatedIswc },
    twinKeyOf: ({ title, version_type, writers }) =>
      twinKey(
        [title, version_type],
        writers.map(({ party }) => (party ? partyKey(party) : '')),
      ),
    twin: { id: 'I-TWN-01', correction: text.repeatedWork },
  });
}

function brokenRules(work: ImportedWork, draft: ImportedDraft): ImportFinding[] {
  return checkWork(asRuled(draft)).map(({ id, path, message, severity }) => {
    const place = statedShares(id, path, { work, draft }) ?? { ...work.placeOf(path), expected: null };
    return { ...place, id, severity, correction: message };
  });
}

function asRuled(draft: ImportedDraft): Parameters<typeof checkWork>[0] {
  const known = <Line extends { readonly party: NamedParty | null }>(line: Line) => ({
    ...line,
    party_id: line.party && partyKey(line.party),
  });
  return { ...draft, writers: draft.writers.map(known), publishers: draft.publishers.map(known) };
}
