import type { CertifiedWork } from '@counterpoint/domain/schemas/entries';
import type { WorkState } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import { hasOpenHold } from '../../holds/hold-repository.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';

interface NewCertificate {
  readonly workId: string;
  readonly revision: number;
  readonly code: string;
  readonly content: CertifiedWork;
}

export type IssuedCertificate = Pick<Row<'certificate'>, 'id' | 'number' | 'code' | 'content' | 'issued_at'>;

const COLUMNS = ['id', 'number', 'code', 'content', 'issued_at'] as const;

export function findIssued(db: Database, workId: string, revision: number) {
  return db
    .selectFrom('certificate')
    .select(COLUMNS)
    .where('composition_id', '=', workId)
    .where('revision', '=', revision)
    .executeTakeFirst();
}

export async function insertCertificate(
  tx: Tx,
  { workId, revision, code, content }: NewCertificate,
  { actor, at }: Act,
): Promise<IssuedCertificate> {
  const { rows } = await sql<{ number: string }>`select nextval('certificate_number_seq') as number`.execute(tx);
  const number = `CERT-${calendarOf(tx).yearOf(at)}-${String(rows[0]?.number).padStart(5, '0')}`;
  return tx
    .insertInto('certificate')
    .values({
      id: newId(),
      number,
      code,
      composition_id: workId,
      revision,
      content: JSON.stringify(content),
      issued_by: actor.memberId,
      issued_at: at,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function findByCode(db: Database, code: string) {
  return db
    .selectFrom('certificate')
    .innerJoin('composition_revision as revision', 'revision.composition_id', 'certificate.composition_id')
    .whereRef('revision.number', '=', 'certificate.revision')
    .select(['certificate.number', 'certificate.content', 'certificate.issued_at'])
    .select('revision.state')
    .$narrowType<{ state: WorkState }>()
    .select(hasOpenHold('composition', 'certificate.composition_id').as('is_in_dispute'))
    .where('certificate.code', '=', code)
    .executeTakeFirst();
}
