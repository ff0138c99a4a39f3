import { type RightsLine, segmentInWords, segmentsOf, usesInWords } from '@counterpoint/domain/recording-rights';
import { formatShare } from '@counterpoint/domain/shares';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { inBrief } from './notice-words.ts';
import { type NoticedRecording, readNoticedRecording } from './noticed-recording-repository.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

/** A version of a recording. */
interface Told {
  readonly id: string;
  readonly revision: number;
}

/** Tells who submitted a recording, and who holds rights in it, what somebody says is theirs. */
export async function tellRightsClaimed(
  tx: Tx,
  { id, revision }: Told,
  act: Act,
  lines: readonly RightsLine[],
): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  await tell(tx, act, recording, {
    kind: 'work_claimed',
    title: 'Rights are claimed',
    memberIds: holdersOf(recording),
    message: `${recording.name}: ${claimInWords(lines)}`,
  });
}

/** Tells the same that somebody no longer claims, or claims less. */
export async function tellRightsReleased(tx: Tx, { id, revision }: Told, act: Act): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  await tell(tx, act, recording, {
    kind: 'work_claimed',
    title: 'A claim is released',
    memberIds: holdersOf(recording),
    message: `${recording.name}: they released what they claimed`,
  });
}

/** Tells who submitted a recording that somebody says they are heard on it. */
export async function tellPartClaimed(tx: Tx, { id, revision }: Told, act: Act): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  await tell(tx, act, recording, {
    kind: 'work_claimed',
    title: '“I played on this”',
    memberIds: [recording.submitterId],
    message: `They say they are on ${recording.name}. Do you agree?`,
  });
}

/** Tells a performer what came of their claim. */
export async function tellPartAnswered(
  tx: Tx,
  { id, revision }: Told,
  act: Act,
  { memberId, refusal }: { readonly memberId: string; readonly refusal: string | null },
): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  const isRefused = refusal !== null;
  await tell(tx, act, recording, {
    kind: 'claim_answered',
    title: isRefused ? 'Your claim is refused' : 'Your claim is accepted',
    memberIds: [memberId],
    message: isRefused
      ? `${recording.name}: ${inBrief(refusal)}`
      : `You stand in the line-up of ${recording.name} from now on`,
  });
}

/** Tells performers that their claims ended with the recording, which they can no longer open. */
export async function tellPartClosed(
  tx: Tx,
  { id, revision }: Told,
  act: Act,
  { memberIds, reason }: { readonly memberIds: readonly string[]; readonly reason: string },
): Promise<void> {
  const recording = await readNoticedRecording(tx, id, revision);
  await tell(
    tx,
    act,
    { ...recording, link: null },
    {
      kind: 'claim_answered',
      title: 'Your claim is closed',
      memberIds,
      message: `${recording.name} was withdrawn: ${inBrief(reason)}`,
    },
  );
}

/** `80.00%, broadcast, Ghana from 1 January 2026`, and how many more there are. */
function claimInWords(lines: readonly RightsLine[]): string {
  const [first, ...others] = lines;
  const segment = first && segmentsOf([first])[0];
  if (!segment) return 'rights in it';
  const uses = usesInWords(first.uses).toLowerCase();
  const words = `${formatShare(first.share)}, ${uses}, ${segmentInWords(segment)}`;
  return others.length === 0 ? words : `${words}, and ${others.length} more`;
}

function holdersOf({ submitterId, named }: NoticedRecording): string[] {
  return [submitterId, ...named.filter(({ holdsRights }) => holdsRights).map(({ memberId }) => memberId)];
}

interface Message extends Pick<Notice, 'kind' | 'title' | 'message'> {
  readonly memberIds: readonly string[];
}

/** Tells members, other than the one who acts. */
async function tell(tx: Tx, { actor, at }: Act, { link }: Pick<Notice, 'link'>, { memberIds, ...notice }: Message) {
  const others = [...new Set(memberIds)].filter((memberId) => memberId !== actor.memberId);
  const notices = others.map((memberId) => ({ memberId, senderId: actor.memberId, link, ...notice }));
  await notify(tx, notices, at);
}
