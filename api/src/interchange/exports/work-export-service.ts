import { type ImportedDraft, type NamedParty, rowsOf, WRITTEN_HEADER } from '@counterpoint/domain/imports';
import { NO_FACTS, NO_PUBLISHER_TERMS, NO_WRITER_TERMS } from '@counterpoint/domain/schemas/works';
import {
  type PublisherRow,
  readLines,
  readPublishers,
  type WriterRow,
} from '../../catalogue/works/party-line-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { rowsInBatches, type StreamedTable } from '../../platform/table-files/table-files.ts';
import { toNamedParty } from './named-party.ts';
import { readAbout, readMentions } from './work-export-repository.ts';

export interface ExportedWork
  extends Pick<Awaited<ReturnType<typeof readAbout>>[number], 'id' | 'own_number' | 'reference'> {
  readonly memberId: string;
  readonly draft: ImportedDraft;
  /** The draft's lines with their parties, in its order. */
  readonly writers: readonly WriterRow[];
  readonly publishers: readonly PublisherRow[];
}

/** Importable without changes. */
export function worksTable(db: Database, { memberId }: Act['actor'], ids: readonly string[]): StreamedTable {
  const read = async (some: readonly string[]) =>
    (await exportedWorks(db, some)).map(({ draft, reference, own_number, ...work }) => {
      // Members' own numbers are private.
      const number = (work.memberId === memberId ? own_number : null) ?? reference;
      return { number, draft };
    });
  return { header: WRITTEN_HEADER, batches: rowsInBatches(ids, read, rowsOf) };
}

export async function exportedWorks(db: Database, ids: readonly string[]): Promise<ExportedWork[]> {
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
    const { facts, reference, own_number, member_id: memberId, ...fields } = work;
    const lines = { writers: writersOf.get(id) ?? [], publishers: publishersOf.get(id) ?? [] };
    const draft = {
      ...NO_FACTS,
      ...facts,
      ...fields,
      alternative_titles: fields.alternative_titles.map((other) => ({ ...other, language: other.language ?? null })),
      writers: lines.writers.map((row) => ({ ...NO_WRITER_TERMS, ...row.terms, ...interestOf(row), role: row.role })),
      publishers: lines.publishers.map((row) => {
        const { chain, type } = row;
        return { ...NO_PUBLISHER_TERMS, ...row.terms, ...interestOf(row), chain, type };
      }),
      recordings: (mentionsOf.get(id) ?? []).map(({ mention }) => mention),
    };
    return [{ id, memberId, reference, own_number, draft, ...lines }];
  });
}

function interestOf(row: WriterRow | PublisherRow) {
  const { party_id, pr, mr, sr } = row;
  const party: NamedParty | null = party_id === null ? null : toNamedParty(row);
  return { party, shares: { pr, mr, sr } };
}
