import type { NamedParty } from '@counterpoint/domain/imports';
import type { Columns } from '../../../platform/db/copy-rows.ts';
import { intoTable, type TableRows } from '../../../platform/db/copy-tables.ts';
import type { SearchDocument } from '../../../platform/search/search-index.ts';
import type { Origin } from './origin.ts';

export interface AddedParty {
  readonly key: string;
  readonly id: string;
  readonly party: NamedParty;
}

export function* rowsOfParties(added: readonly AddedParty[], origin: Origin): Iterable<TableRows> {
  yield intoTable('party', partyColumns(origin), added);
  yield intoTable('import_party', namedColumns(origin), added);
}

function partyColumns({ memberId, at }: Origin): Columns<AddedParty> {
  return {
    id: ({ id }) => id,
    kind: ({ party }) => party.kind,
    given_names: ({ party }) => (party.kind === 'person' ? party.first_name : null),
    family_name: ({ party }) => (party.kind === 'person' ? party.name : null),
    organisation_name: ({ party }) => (party.kind === 'person' ? null : party.name),
    ipi_name_number: ({ party }) => party.ipi_name_number,
    isni: ({ party }) => party.isni ?? null,
    added_by: memberId,
    created_at: at,
    updated_at: at,
  };
}

function namedColumns({ jobId }: Origin): Columns<AddedParty> {
  return { job_id: jobId, key: ({ key }) => key, party_id: ({ id }) => id, is_new: true };
}

export function documentOfParty({ id, party }: AddedParty): SearchDocument {
  return {
    subject: 'party',
    id,
    title: nameOf(party),
    texts: [],
    isPublic: true,
    isInVocabulary: true,
    codes: [
      ['ipi', party.ipi_name_number],
      ['isni', party.isni ?? null],
    ],
  };
}

export function nameOf({ first_name, name }: NamedParty): string {
  return [first_name, name].filter(Boolean).join(' ');
}

export interface PlacedLine<Whole, Line> {
  readonly whole: Whole;
  readonly line: Line;
  readonly position: number;
}

export function linesOf<Whole, Line>(
  wholes: readonly Whole[],
  of: (whole: Whole) => readonly Line[],
): PlacedLine<Whole, Line>[] {
  const placed: PlacedLine<Whole, Line>[] = [];
  for (const whole of wholes)
    for (const [position, line] of of(whole).entries()) placed.push({ whole, line, position });
  return placed;
}
