import { fullName, type NamedParty } from '@counterpoint/domain/imports';
import type { Columns } from '../../../platform/db/copy-rows.ts';
import { intoTable, type TableRows } from '../../../platform/db/copy-tables.ts';
import type { SearchDocument } from '../../../platform/search/search-index.ts';
import type { ImportContext } from '../import-format.ts';

export interface AddedParty {
  readonly key: string;
  readonly id: string;
  readonly party: NamedParty;
}

export function* rowsOfParties(added: readonly AddedParty[], context: ImportContext): Iterable<TableRows> {
  yield intoTable('party', partyColumns(context), added);
  const named: Columns<AddedParty> = { key: ({ key }) => key, party_id: ({ id }) => id };
  yield intoTable('import_party', { ...named, job_id: context.job.id, is_new: true }, added);
}

function partyColumns({ job, at }: ImportContext): Columns<AddedParty> {
  return {
    id: ({ id }) => id,
    kind: ({ party }) => party.kind,
    given_names: ({ party }) => (party.kind === 'person' ? party.first_name : null),
    family_name: ({ party }) => (party.kind === 'person' ? party.name : null),
    organisation_name: ({ party }) => (party.kind === 'person' ? null : party.name),
    ipi_name_number: ({ party }) => party.ipi_name_number,
    isni: ({ party }) => party.isni ?? null,
    added_by: job.member_id,
    created_at: at,
    updated_at: at,
  };
}

export function documentOfParty({ id, party }: AddedParty): SearchDocument {
  return {
    subject: 'party',
    id,
    title: fullName(party),
    texts: [],
    isPublic: true,
    isInVocabulary: true,
    codes: [
      ['ipi', party.ipi_name_number],
      ['isni', party.isni ?? null],
    ],
  };
}
