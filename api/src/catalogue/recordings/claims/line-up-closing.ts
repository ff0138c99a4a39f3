import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import * as text from '../../../messages/catalogue-claims.generated.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { closeLineUpClaim, readLineUpClaims } from './line-up-claim-repository.ts';

export async function closePartsOf(
  { tx, act }: { readonly tx: Tx; readonly act: Act },
  { id, revision }: Pick<RecordingDetails, 'id' | 'revision'>,
  reason: string,
): Promise<void> {
  const open = (await readLineUpClaims(tx, id)).filter(({ state }) => state === 'requested');
  const answer = text.recordingWithdrawn({ reason });
  for (const claim of open) await closeLineUpClaim(tx, claim.id, { state: 'refused', answer, at: act.at });
  const memberIds = open.map(({ claimant_id }) => claimant_id);
  if (memberIds.length === 0) return;
  await publishEvent(tx, 'claims.closed', { of: RECORDINGS, entry: { id, revision }, act, memberIds, reason });
  await publish(tx, { topic: 'recordings', memberIds });
}
