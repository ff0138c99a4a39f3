import { type NamedParty, rowsOf, WRITTEN_HEADER, type WrittenWork } from '@counterpoint/domain/imports';
import {
  type PublisherRow,
  readLines,
  readPublishers,
  type WriterRow,
} from '../../catalogue/works/party-line-repository.ts';
import { toPublisher, toWriter } from '../../catalogue/works/work-views.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { rowsInBatches, type StreamedTable } from '../../platform/table-files/table-files.ts';
import { toNamedParty } from './named-party.ts';
import { readAbout, readMentions } from './work-export-repository.ts';

type Actor = Act['actor'];

/** Importable without changes. */
export function worksTable(db: Database, actor: Actor, ids: readonly string[]): StreamedTable {
  return { header: WRITTEN_HEADER, batches: rowsInBatches(ids, (some) => writtenWorks(db, actor, some), rowsOf) };
}

async function writtenWorks(db: Database, actor: Actor, ids: readonly string[]): Promise<WrittenWork[]> {
  const [about, writers, publishers, mentions] = await Promise.all([
    readAbout(db, ids),
    readLines(db, ids),
    readPublishers(db, ids),
    readMentions(db, ids),
  ]);
  const works = new Map(about.map((work) => [work.id, work]));
  const writersOf = Map.groupBy(writers, ({ composition_id }) => composition_id);
  const publishersOf = Map.groupBy(publishers, ({ composition_id }) => composition_id);
  const mentionsOf = Map.groupBy(mentions, ({ composition_id }) => composition_id);
  return ids.flatMap((id) => {
    const work = works.get(id);
    if (!work) return [];
    const { facts, reference, own_number, member_id, ...fields } = work;
    const draft = {
      ...fields,
      ...facts,
      alternative_titles: fields.alternative_titles.map((other) => ({ ...other, language: other.language ?? null })),
      writers: (writersOf.get(id) ?? []).map((row) => ({ ...toWriter(row, actor), party: partyOf(row) })),
      publishers: (publishersOf.get(id) ?? []).map((row) => ({ ...toPublisher(row, actor), party: partyOf(row) })),
      recordings: (mentionsOf.get(id) ?? []).map(({ mention }) => mention),
    };
    // Members' own numbers are private.
    return { number: (member_id === actor.memberId ? own_number : null) ?? reference, draft };
  });
}

function partyOf(row: WriterRow | PublisherRow): NamedParty | null {
  return row.party_id === null ? null : toNamedParty(row);
}
