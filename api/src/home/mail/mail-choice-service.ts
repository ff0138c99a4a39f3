import type { CaseMailChoice } from '@counterpoint/domain/schemas/cases';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { scheduleDigest } from './case-digest.ts';
import { writeMailChoice } from './mail-choice-repository.ts';

export async function chooseMail(tx: Tx, { actor, at, requestId }: Act, choice: CaseMailChoice): Promise<void> {
  await writeMailChoice(tx, actor.memberId, choice);
  if (choice === 'weekly') await scheduleDigest(tx, actor.memberId, at);
  await recordAudit(tx, {
    action: 'opposition.choose_mail',
    actor,
    subjectId: actor.memberId,
    ...(requestId && { requestId }),
  });
}
