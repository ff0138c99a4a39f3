import { type CaseDetails, type CaseDraft, caseDraft, type NewCase } from '@counterpoint/domain/schemas/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import * as text from '../../messages/cases.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { assertRoomFor } from '../../platform/limits/member-limits.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { removeDocument } from '../../platform/search/search-repository.ts';
import { openCase, openCaseForChange } from '../case/case-reading.ts';
import { type StoredCase, updateCase, updateCaseParty } from '../case/stored-case-repository.ts';
import { insertCase } from '../case-filing.ts';
import { endUseOfCase } from '../evidence/evidence-repository.ts';
import { type CaseSubject, noRespondents, openSubject } from './case-subject.ts';
import { groundDraft } from './filed-lines.ts';
import { deleteCase } from './filing-repository.ts';

const DEFAULT_KINDS = { composition: 'author_share', recording: 'recording_ownership' } as const;

export async function createCase(
  tx: Tx,
  act: Act,
  { object, kind, contested_revision }: NewCase,
): Promise<CaseDetails> {
  if (contested_revision !== null) throw conflict('contest_there', text.contestElsewhere());
  await assertRoomFor(tx, 'drafts', { memberId: act.actor.memberId, adding: 1 });
  const subject = await openSubject(tx, act.actor, object);
  const others = new Set([...subject.memberIds, subject.submitterId]);
  others.delete(act.actor.partyId);
  if (others.size === 0) throw noRespondents(object.type);
  const { id } = await insertCase(tx, {
    kind: kind ?? DEFAULT_KINDS[object.type],
    state: 'draft',
    object: subject.object,
    claimant: { party_id: act.actor.partyId },
    respondents: [],
    respondBy: null,
    at: act.at,
  });
  const scope = subject.wholeScope;
  const claimed_lines = kind === null ? [] : subject.lines(kind, scope);
  await save(tx, act, { id, subject, draft: caseDraft.parse({ kind, scope, claimed_lines }) });
  await recordAction(tx, act, { id, action: 'opposition.create' });
  return openCase(tx, act, id);
}

export async function updateDraft(
  tx: Tx,
  act: Act,
  { target, draft }: { readonly target: VersionedId; readonly draft: CaseDraft },
): Promise<CaseDetails> {
  const { object, other_work_id: savedWorkId } = await openDraft(tx, act, target);
  const subject = await openSubject(tx, act.actor, object);
  await save(tx, act, { id: target.id, subject, draft, savedWorkId });
  await recordAction(tx, act, { id: target.id, action: 'opposition.update' });
  return openCase(tx, act, target.id);
}

export async function deleteDraft(tx: Tx, act: Act, target: VersionedId): Promise<void> {
  await openDraft(tx, act, target);
  await discardDraft(tx, act, target.id);
  await recordAction(tx, act, { id: target.id, action: 'opposition.delete' });
}

export async function discardDraft(tx: Tx, act: Act, id: string): Promise<void> {
  await endUseOfCase(tx, id, act.at);
  await deleteCase(tx, id);
  await removeDocument(tx, 'opposition', id);
}

/** Throws 409 once it has been filed. */
export async function openDraft(tx: Tx, act: Act, target: VersionedId): Promise<StoredCase> {
  const { stored } = await openCaseForChange(tx, act, target);
  if (stored.state !== 'draft') throw conflict('not_a_draft', text.alreadyFiled());
  return stored;
}

interface DraftUpdate {
  readonly id: string;
  readonly subject: CaseSubject;
  readonly draft: CaseDraft;
  readonly savedWorkId?: string | null;
}

async function save(tx: Tx, act: Act, { id, ...entered }: DraftUpdate): Promise<void> {
  const { draft, registered } = await groundDraft(tx, act, entered);
  const kind: CaseKind = draft.kind ?? DEFAULT_KINDS[entered.subject.object.type];
  const { other_work_id, other_work, timings } = draft;
  await updateCase(tx, id, {
    kind,
    other_work_id,
    other_work,
    timings,
    at: act.at,
    draft: JSON.stringify(draft),
    asked: JSON.stringify(draft.scope),
    registered_lines: JSON.stringify(registered),
  });
  const claim = { statement: draft.statement || null, claimed_lines: JSON.stringify(draft.claimed_lines) };
  await updateCaseParty(tx, { caseId: id, partyId: act.actor.partyId }, claim);
}

async function recordAction(
  tx: Tx,
  { actor, requestId }: Act,
  { id, action }: { readonly id: string; readonly action: string },
): Promise<void> {
  await recordAudit(tx, { action, actor, subjectId: id, requestId });
  await publish(tx, { topic: 'oppositions', memberIds: [actor.memberId] });
}
