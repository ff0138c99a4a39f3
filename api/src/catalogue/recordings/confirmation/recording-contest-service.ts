import { completeClaim, holdersWithin } from '@counterpoint/domain/oppositions';
import { segmentsOf } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { contestOwnLines, contestRemoval } from '../../entry/confirmation/confirmation-repository.ts';
import type { Contest } from '../../entry/dispute-port.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { incrementVersion } from '../../entry/revision-repository.ts';
import { awaitingOf, openForChange, settleRecording } from '../recording-changes.ts';
import { insertRecordingEvent, readRecording, readSubmitter } from '../recording-repository.ts';

/**
 * The member objects to what a submitted version gives them. It does not come into force then until they agree or the
 * case that opens with it is decided; what it gives them is on hold meanwhile.
 */
export async function contestRecording(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  { reason, responseDays }: { readonly reason: string; readonly responseDays: number },
): Promise<RecordingDetails> {
  const recording = await awaitingOf(tx, act, await openForChange(tx, act, seen));
  if (!recording?.awaits_my_confirmation)
    throw conflict('nothing_to_contest', 'There is nothing here for you to contest.');
  const { id, revision } = recording;
  const version = { of: RECORDINGS, id, revision };
  await contestOwnLines(tx, version, { partyId: act.actor.partyId, reason });
  await contestRemoval(tx, version, act);
  await insertRecordingEvent(tx, recording, 'contested', { ...act, note: reason });
  await publishEvent(tx, 'entry.contested', { of: RECORDINGS, entry: recording, act, reason });
  const contest = await contestBy(tx, act, recording, { statement: reason, responseDays });
  await wiringOf(tx).disputes.contest(tx, act, contest);
  await incrementVersion(tx, RECORDINGS, { id, at: act.at });
  return settleRecording(tx, act, { id, action: 'recording.contest', before: recording, memberIds: [] });
}

interface Objection {
  readonly statement: string;
  readonly responseDays: number;
}

async function contestBy(tx: Tx, act: Act, recording: RecordingDetails, objection: Objection): Promise<Contest> {
  const { id, title, revision } = recording;
  const atStake = await linesAtStake(tx, act, recording);
  const scope = segmentsOf(
    atStake.map(({ uses, share, territories, valid_from, valid_to }) => {
      return { uses, share, territories, from: valid_from, to: valid_to };
    }),
  );
  const registeredLines = holdersWithin(recording.rights, scope);
  return {
    ...objection,
    of: RECORDINGS,
    version: { id, revision, title },
    registeredLines,
    // Who is given something and names no figures leaves these to the talk; who is left out wants what they have.
    claimedLines: completeClaim(registeredLines, holdersWithin(atStake, scope)),
    asked: {},
    scope,
    respondents: await readSubmitter(tx, id),
    holds: scope.map((segment) => ({
      right: null,
      share: segment.total,
      partyId: act.actor.partyId,
      scope: [segment],
    })),
  };
}

/** What the version gives them; where it leaves them out, what they have. */
async function linesAtStake(tx: Tx, { actor }: Act, recording: RecordingDetails) {
  const given = ownLines(recording);
  if (given.length > 0) return given;
  const shown = await readRecording(tx, recording.id, actor);
  return shown ? ownLines(shown) : [];
}

function ownLines({ rights }: RecordingDetails) {
  return rights.filter(({ is_me, is_claim }) => is_me && !is_claim);
}
