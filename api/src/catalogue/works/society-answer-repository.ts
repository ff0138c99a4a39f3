import type { SocietyAnswers } from '@counterpoint/domain/schemas/works';
import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Viewer } from '../entry/entry-views.ts';

type SocietyAnswer = SocietyAnswers[number] & { readonly composition_id: string };

/** The latest answer of each society, for the works that the viewer submitted. */
export async function readSocietyAnswers(
  db: Database,
  ids: readonly string[],
  { memberId }: Viewer,
): Promise<SocietyAnswer[]> {
  const { rows } = await sql<SocietyAnswer>`
    select distinct on (answer.composition_id, answer.society_code)
      answer.composition_id, file.society_name, answer.status
    from composition_acknowledgement as answer join acknowledgement_file as file on file.id = answer.file_id
    where answer.composition_id = ${anyOf(ids, 'uuid')} and file.member_id = ${memberId} and answer.status is not null
    order by answer.composition_id, answer.society_code, answer.file_created desc, answer.id desc`.execute(db);
  return rows;
}
