import { pickFields } from '@counterpoint/domain/fields';
import { fullName } from '@counterpoint/domain/imports';
import type { WrittenRecording } from '@counterpoint/domain/recording-imports';
import { fileRightLine, NO_RECORDING_FACTS } from '@counterpoint/domain/schemas/recordings';
import type { RecordingState } from '@counterpoint/domain/states';
import {
  type ContributorRow,
  type RightRow,
  readContributors,
  readRights,
} from '../../catalogue/recordings/recording-lines-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { toNamedParty } from './named-party.ts';
import { readAbout, readNamedWorks } from './recording-export-repository.ts';

export interface ExportedRecording extends WrittenRecording {
  readonly state: RecordingState;
  /** The parties of the draft's rights, in their order. */
  readonly holders: readonly string[];
}

export async function exportedRecordings(
  db: Database,
  actor: Act['actor'],
  ids: readonly string[],
): Promise<ExportedRecording[]> {
  const [about, contributors, rights, works] = await Promise.all([
    readAbout(db, ids),
    readContributors(db, ids),
    readRights(db, ids),
    readNamedWorks(db, ids),
  ]);
  const byId = new Map(about.map((recording) => [recording.id, recording]));
  const contributorsOf = Map.groupBy(contributors, ({ recording_id }) => recording_id);
  const rightsOf = Map.groupBy(rights, ({ recording_id }) => recording_id);
  const worksOf = Map.groupBy(works, ({ recording_id }) => recording_id);
  return ids.flatMap((id) => {
    const recording = byId.get(id);
    if (!recording) return [];
    const { state, title, isrc, facts, own_number, reference } = recording;
    const lines = { contributors: contributorsOf.get(id) ?? [], rights: rightsOf.get(id) ?? [] };
    const isOwn = recording.member_id === actor.memberId;
    const isNamed = isOwn || isNamedIn(lines, actor);
    const draft = {
      ...NO_RECORDING_FACTS,
      ...facts,
      title,
      isrc,
      contributors: lines.contributors.map(toContributor),
      rights: lines.rights.map((row) => ({
        ...pickFields(fileRightLine.shape, row),
        source: isNamed || row.party_id === actor.partyId ? row.source : null,
        party: toNamedParty(row),
      })),
      works: (worksOf.get(id) ?? []).map(({ recording_id: _, ...work }) => work),
    };
    // Members' own numbers are private.
    const number = (isOwn ? own_number : null) ?? reference;
    return [{ number, state, draft, holders: lines.rights.map(({ party_id }) => party_id) }];
  });
}

/** Claimants don't see others' sources. */
function isNamedIn(
  { contributors, rights }: { readonly contributors: readonly ContributorRow[]; readonly rights: readonly RightRow[] },
  { partyId }: Act['actor'],
): boolean {
  const entered = rights.filter(({ claimed_by }) => claimed_by === null);
  return [...contributors, ...entered].some(({ party_id }) => party_id === partyId);
}

/** A party without a number is exported by name alone, as most contributors are. */
function toContributor({ recording_id: _, party_id, ...row }: ContributorRow): Contributor {
  const { category, roles, other_roles, performed_from, performed_to, country, share } = row;
  const line = { category, roles, other_roles, performed_from, performed_to, country, share };
  if (party_id === null || row.kind === null) return { ...line, party: null, name: row.name };
  const party = toNamedParty(row);
  const isKnown = party.ipi_name_number !== null || party.isni;
  const name = row.name ?? fullName(party);
  return isKnown ? { ...line, party, name: row.name } : { ...line, party: null, name };
}

type Contributor = WrittenRecording['draft']['contributors'][number];
