import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { covers } from '@counterpoint/domain/mandates';
import { type Declaration, type DeclaredRecording, type RdrnLoss, soundRecordingOf } from '@counterpoint/domain/rdrn';
import type { RightsMessagePreview } from '@counterpoint/domain/schemas/recordings';
import { heldMandates } from '../../members/mandates/mandate-repository.ts';
import * as text from '../../messages/rights-messages.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { type CountedLoss, LossCounter } from '../exports/loss-counter.ts';
import { type ExportedRecording, exportedRecordings } from '../exports/recording-export-service.ts';
import { frameOf, soundRecordingXml } from './rights-message-xml.ts';

/** The recordings of a message, and the member who sends it. */
interface MessageRequest {
  readonly act: Pick<Act, 'actor' | 'at'>;
  readonly ids: readonly string[];
}

export async function previewRightsMessage(db: Database, request: MessageRequest): Promise<RightsMessagePreview> {
  const losses = new LossCounter<RdrnLoss>(({ place, why }) => `${place} ${why}`);
  let [recordings, rights] = [0, 0];
  for await (const exported of declaredIn(db, request)) {
    const why = whyLeftOut(exported);
    if (why !== null) {
      losses.add(exported.draft.title, [{ place: text.recording(), why, held: '' }]);
      continue;
    }
    recordings += 1;
    rights += exported.ownRights.length;
    const place = { senderId: '', position: recordings };
    losses.add(exported.draft.title, soundRecordingOf(exported, place).losses);
  }
  return { recordings, rights, losses: losses.all().map(toLoss) };
}

export function rightsMessageFile(db: Database, request: MessageRequest, declaration: Declaration): Readable {
  return Readable.from(piecesOf(db, request, declaration));
}

async function* piecesOf(db: Database, request: MessageRequest, declaration: Declaration): AsyncGenerator<string> {
  const [start, end] = frameOf(declaration);
  const senderId = declaration.sender.id;
  let position = 0;
  yield start;
  for await (const exported of declaredIn(db, request)) {
    if (whyLeftOut(exported) !== null) continue;
    position += 1;
    yield soundRecordingXml(soundRecordingOf(exported, { senderId, position }).element);
  }
  yield end;
}

type DeclaredEntry = DeclaredRecording & Pick<ExportedRecording, 'state'>;

function whyLeftOut({ state, draft }: DeclaredEntry): string | null {
  if (state !== 'registered') return text.notRegistered();
  return draft.media === 'video' ? text.musicVideo() : null;
}

const BATCH = 50;

async function* declaredIn(db: Database, { act, ids }: MessageRequest): AsyncGenerator<DeclaredEntry> {
  const isOwn = await ownershipOf(db, act);
  for (let from = 0; from < ids.length; from += BATCH) {
    const exported = await exportedRecordings(db, act.actor, ids.slice(from, from + BATCH));
    for (const { number, state, draft, holders } of exported) {
      const ownRights = draft.rights.filter((right, index) => isOwn(holders[index], right));
      yield { number, state, draft, ownRights };
    }
    await breathe();
  }
}

type Right = DeclaredRecording['ownRights'][number];

/** Rights of the acting member, and of the members whose recordings it may register, in the mandate's territory. */
async function ownershipOf(db: Database, { actor, at }: MessageRequest['act']) {
  const day = calendarOf(db).dayOf(at);
  const mandates = await heldMandates(db, { memberId: actor.memberId, day, scope: 'register_recordings' });
  return (holder: string | undefined, { territories }: Right) =>
    holder !== undefined &&
    (holder === actor.partyId || mandates.some((mandate) => covers(mandate, [{ party_id: holder, territories }])));
}

function toLoss({ loss: { place, why, held }, title, entries }: CountedLoss<RdrnLoss>) {
  return { place, why, recordings: entries, example: { title, held } };
}
