import { newId } from '../platform/db/new-id.ts';
import type { NewRow } from '../platform/db/tables.ts';
import type { Tx } from '../platform/db/transaction.ts';
import { saveDocuments } from '../platform/search/search-index.ts';
import { columnsOfObject, insertCaseParties, nextCaseNumber, type StoredCase } from './case/stored-case-repository.ts';

type Columns = Omit<
  NewRow<'opposition'>,
  'id' | 'number' | 'composition_id' | 'recording_id' | 'created_at' | 'updated_at'
>;
type Claimant = Pick<NewRow<'opposition_party'>, 'party_id' | 'claimed_lines' | 'statement'>;

export interface NewCase extends Columns {
  readonly object: StoredCase['object'] & { readonly title: string };
  readonly claimant: Claimant;
  readonly respondents: readonly string[];
  readonly respondBy: Date | null;
  readonly at: Date;
}

export async function insertCase(
  tx: Tx,
  { object, claimant, respondents, respondBy, at, ...columns }: NewCase,
): Promise<Pick<StoredCase, 'id' | 'object' | 'version'>> {
  const id = newId();
  const number = await nextCaseNumber(tx, at);
  await tx
    .insertInto('opposition')
    .values({ ...columns, ...columnsOfObject(object), id, number, created_at: at, updated_at: at })
    .execute();
  const party = { opposition_id: id, answered_at: null };
  await insertCaseParties(tx, [
    { ...party, ...claimant, side: 'claimant', respond_by: null, joined_at: at },
    ...respondents.map((party_id) => ({ ...party, party_id, side: 'respondent' as const, respond_by: respondBy })),
  ]);
  await indexCase(tx, { id, number, title: object.title, isInVocabulary: columns.state !== 'draft' });
  // Its first event belongs to the first version.
  return { id, object, version: 0 };
}

interface IndexedCase {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly isInVocabulary: boolean;
}

export async function indexCase(tx: Tx, { id, number, title, isInVocabulary }: IndexedCase): Promise<void> {
  await saveDocuments(tx, [
    { subject: 'opposition', id, title, texts: [number], codes: [], isPublic: false, isInVocabulary },
  ]);
}
