import { randomBytes } from 'node:crypto';
import { closeClaimsToSubmitter } from '../../catalogue/entry/claims/close-claims.ts';
import { RECORDINGS, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { discardDraft } from '../../disputes/filing/draft-service.ts';
import { createPasswordHasher } from '../../members/account/password-hasher.ts';
import { openMandatesOf } from '../../members/mandates/mandate-repository.ts';
import { endMandate } from '../../members/mandates/mandate-service.ts';
import { endSessions } from '../../members/session/session-repository.ts';
import * as text from '../../messages/staff-member-data.generated.ts';
import { composerChanged } from '../../parties/party-changes.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { runAsTrial } from '../../platform/db/trial.ts';
import { endUse } from '../../platform/files/file-repository.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { removeDocument } from '../../platform/search/search-repository.ts';
import type { DataSubject } from './member-data-repository.ts';
import {
  clearApplications,
  clearNames,
  clearProfile,
  countKept,
  countOpenMatters,
  draftCasesOf,
  removeDraftAmendments,
  removeDrafts,
  removeImportFiles,
  removeOfPortal,
  replaceAccounts,
  unlinkDraftRecordings,
  withdrawClaims,
  withdrawInvitations,
} from './member-erasure-repository.ts';

const ENTRIES = ['composition', 'recording'] as const;

export interface Erasure {
  readonly removed: Awaited<ReturnType<typeof removeOfPortal>> & {
    readonly drafts: number;
    readonly accounts: number;
    readonly pictures: number;
  };
  readonly kept: Awaited<ReturnType<typeof countKept>>;
  readonly isNameKept: boolean;
}

interface ErasureOptions {
  readonly at: Date;
  /** Undoes everything after counting it. */
  readonly isTrial: boolean;
}

/** Throws 409 while a case, an application or an import of the member goes on. */
export async function eraseMember(tx: Tx, subject: DataSubject, { at, isTrial }: ErasureOptions): Promise<Erasure> {
  const open = await countOpenMatters(tx, subject);
  if (open.cases + open.applications + open.imports > 0) throw conflict('open_matters', text.openMatters(open));
  return isTrial ? runAsTrial(tx, () => erase(tx, subject, at)) : erase(tx, subject, at);
}

async function erase(tx: Tx, subject: DataSubject, at: Date): Promise<Erasure> {
  const { memberId, partyId, accountIds, sharedAccountIds } = subject;
  const [accountId = memberId] = accountIds;
  const act = { actor: { accountId, memberId, partyId }, at };
  let sessions = 0;
  for (const id of accountIds) sessions += (await endSessions(tx, id, 'all')).length;
  for (const id of sharedAccountIds) sessions += (await endSessions(tx, id, { ofMember: memberId })).length;
  await withdrawInvitations(tx, subject, at);
  for (const id of await openMandatesOf(tx, memberId)) await endMandate(tx, { ...act, isBySociety: true }, id);
  const removed = await removeOfPortal(tx, subject);
  let { applications } = removed;
  const drafts = await removeAllDrafts(tx, subject, act);
  await clearApplications(tx, subject);
  await removeImportFiles(tx, subject, at);
  const passwordHash = await createPasswordHasher().hash(randomBytes(24).toString('hex'));
  const accounts = await replaceAccounts(tx, subject, passwordHash);
  const picture = await clearProfile(tx, subject);
  await withdrawClaims(tx, subject, at);
  for (const kind of [WORKS, RECORDINGS])
    await closeClaimsToSubmitter({ tx, act: { actor: null, at }, entryKind: kind }, memberId);
  const fileName = picture?.split('/').at(-1);
  if (fileName) await endUse(tx, fileName, at);
  const kept = await countKept(tx, subject);
  const isNameKept = kept.shares + kept.cases > 0;
  if (!isNameKept) {
    applications += await clearNames(tx, subject);
    await composerChanged(tx, act, partyId);
  }
  const figures = { sessions: removed.sessions + sessions, applications, drafts, accounts, pictures: fileName ? 1 : 0 };
  return { removed: { ...removed, ...figures }, kept, isNameKept };
}

/** Drafts of cases first, which name works and recordings. A draft may name another one, so it goes on while any can go. */
async function removeAllDrafts(tx: Tx, subject: DataSubject, act: Act): Promise<number> {
  const cases = await draftCasesOf(tx, subject);
  for (const id of cases) await discardDraft(tx, act, id);
  await unlinkDraftRecordings(tx, subject.memberId);
  let drafts = cases.length;
  for (const entry of ENTRIES) drafts += await removeDraftAmendments(tx, entry, subject.memberId);
  for (let before = -1; before < drafts; ) {
    before = drafts;
    for (const entry of ENTRIES)
      for (const id of await removeDrafts(tx, entry, subject.memberId)) {
        await removeDocument(tx, entry, id);
        drafts += 1;
      }
  }
  return drafts;
}
