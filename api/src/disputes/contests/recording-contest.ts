import { type RightsLine, type RightsSegment, segmentsOf } from '@counterpoint/domain/recording-rights';
import type { CaseLine } from '@counterpoint/domain/schemas';
import { holdRights } from '../../holds/hold-writing-repository.ts';
import { tellCaseOpened } from '../../home/notifications/case-notices.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { responseDeadline } from '../../platform/time/deadlines.ts';
import { updateCaseParty } from '../case/case-party-repository.ts';
import { nextOppositionNumber, type OpenCase, readOpenCases, updateCase } from '../case/case-repository.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { askAllAgain } from '../filing/asking-again.ts';
import { insertCaseEvent } from '../opposition-event-repository.ts';
import { insertOpposition } from '../opposition-filing.ts';
import { tellPages } from '../overlaps/overlap-case-service.ts';

/** What a member says against the rights that a version of a recording gives them. */
export interface RecordingContest {
  readonly recording: { readonly id: string; readonly title: string };
  /** The version that is objected to. */
  readonly revision: number;
  readonly statement: string;
  /** The lines in question: those of who objects. */
  readonly lines: readonly RightsLine[];
  /** Who holds rights where these do, in that version, and as they say it should be. */
  linesIn(scope: readonly RightsSegment[]): { readonly registered: CaseLine[]; readonly claimed: CaseLine[] };
  readonly respondents: readonly string[];
  readonly responseDays: number;
}

/** Opens a case in which a member objects to a version of a recording; what it gives them is kept back meanwhile. */
export async function openRecordingContest(tx: Tx, act: Act, contest: RecordingContest): Promise<void> {
  const { recording, statement, lines, respondents } = contest;
  const { partyId } = act.actor;
  const scope = segmentsOf(lines);
  const respondBy = responseDeadline(act.at, contest.responseDays);
  const state = 'awaiting_response' as const;
  const { registered, claimed } = contest.linesIn(scope);
  const id = await insertOpposition(tx, {
    number: await nextOppositionNumber(tx, act.at),
    kind: 'recording_ownership',
    state,
    object: { type: 'recording', ...recording },
    right: null,
    claimedShare: null,
    shareOnHold: 0,
    holds: [],
    scope,
    statement,
    contestedRevision: contest.revision,
    claimantId: partyId,
    claimantAnsweredAt: null,
    registeredLines: registered,
    claimedLines: claimed,
    respondents: respondents.map((respondent) => ({ partyId: respondent, respondBy, answeredAt: null })),
    filedAt: act.at,
    changedAt: act.at,
  });
  const holds = scope.map((segment) => ({ partyId, share: segment.total, scope: [segment] }));
  await holdRights(tx, { oppositionId: id, recordingId: recording.id, holds, at: act.at });
  await insertCaseEvent(tx, { oppositionId: id, type: 'submit', actor: act.actor, state, note: statement, at: act.at });
  await scheduleCaseClock(tx, id, { what: 'response', by: respondBy, at: act.at });
  await tellPages(tx, act, id, 'opposition.file');
  await tellCaseOpened(tx, id, { actor: act.actor, at: act.at, respondBy });
}

/** Who objects once more, after the version was changed, goes on in the case that they have. */
export async function contestRecordingAgain(
  tx: Tx,
  act: Act,
  { id }: OpenCase,
  { recording, statement, lines, revision, linesIn, responseDays }: RecordingContest,
): Promise<void> {
  const { partyId } = act.actor;
  const scope = segmentsOf(lines);
  const holds = scope.map((segment) => ({ partyId, share: segment.total, scope: [segment] }));
  await holdRights(tx, { oppositionId: id, recordingId: recording.id, holds, at: act.at });
  const { registered, claimed: claimedLines } = linesIn(scope);
  const said = { claimed_lines: JSON.stringify(claimedLines), statement };
  await updateCaseParty(tx, { oppositionId: id, partyId }, said);
  await updateCase(tx, id, {
    statement,
    contested_revision: revision,
    scope: JSON.stringify(scope),
    at: act.at,
    registered_lines: JSON.stringify(registered),
  });
  await askAllAgain(tx, act, id, responseDays);
  await tellPages(tx, act, id, 'opposition.contest_again');
}

/** The open cases in which somebody objects to this version of a recording. */
export async function contestsOfRecording(tx: Tx, version: { id: string; revision: number }): Promise<OpenCase[]> {
  const open = await readOpenCases(tx, version.id, 'recording');
  return open.filter(({ contestedRevision }) => contestedRevision === version.revision);
}
