import { type CaseDetails, type CaseDraft, type CaseLine, caseDraft } from '@counterpoint/domain/schemas/cases';
import { answerCase } from 'api/disputes/answers/answer-service.ts';
import { openCase } from 'api/disputes/case/case-reading.ts';
import { createCase, updateDraft } from 'api/disputes/filing/draft-service.ts';
import { submitCase } from 'api/disputes/filing/submission-service.ts';
import { sendMessage } from 'api/disputes/messages/message-service.ts';
import { proposeSplit } from 'api/disputes/settlement/settlement-service.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import type { Act } from 'api/platform/http/actor.ts';
import { DEMO_CASES, type DemoCase, type DemoMember, type DemoStep, daysBefore } from './demo-data.ts';
import { type Cast, requireKnown } from './seed-parties.ts';
import { hundredths } from './seed-works.ts';

export async function seedCases(tx: Tx, cast: Cast, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const opposition of DEMO_CASES) {
    const filed = await file(tx, cast, { opposition, ids });
    for (const step of opposition.steps) await runStep(tx, cast, { step, id: filed.id, right: opposition.right });
  }
}

interface CaseSeed {
  readonly opposition: DemoCase;
  readonly ids: ReadonlyMap<string, string>;
}

async function file(tx: Tx, cast: Cast, { opposition, ids }: CaseSeed): Promise<CaseDetails> {
  const { title, kind, by, daysAgo, isDraft } = opposition;
  const act = actOf(cast, by, daysAgo);
  const object = { type: 'composition' as const, id: requireKnown(ids.get(title), title) };
  const begun = await createCase(tx, act, { object, kind, contested_revision: null });
  const saved = await updateDraft(tx, act, { target: begun, draft: draftOf(cast, { opposition, ids }, begun) });
  return isDraft ? saved : submitCase(tx, act, saved);
}

function draftOf(cast: Cast, { opposition, ids }: CaseSeed, begun: CaseDetails): CaseDraft {
  const { kind, right, claimed, statement, sample, isDraft } = opposition;
  return {
    ...caseDraft.parse({ kind, scope: { ...begun.scope, rights: [right] } }),
    claimed_lines: withShares(cast, begun.registered_lines, { right, split: claimed }),
    statement,
    other_work_id: sample ? requireKnown(ids.get(sample.of), sample.of) : null,
    timings: sample?.timings ?? null,
    declares_truth: !isDraft,
  };
}

interface SplitShares {
  readonly right: DemoCase['right'];
  readonly split: DemoCase['claimed'];
}

/** Sets the shares of one right for the named members; adds missing ones as composers. */
function withShares(cast: Cast, lines: readonly CaseLine[], { right, split }: SplitShares): CaseLine[] {
  const named = Object.entries(cast.members).flatMap(([member, { partyId }]) => {
    const share = Object.entries(split).find(([each]) => each === member)?.[1];
    return share === undefined ? [] : [{ partyId, shares: { [right]: hundredths(share) } }];
  });
  const changed = lines.map((line) => {
    const shares = named.find(({ partyId }) => partyId === line.party_id)?.shares;
    return { ...line, shares: shares ?? { [right]: line.shares[right] ?? 0 } };
  });
  const added = named
    .filter(({ partyId }) => !lines.some(({ party_id }) => party_id === partyId))
    .map(({ partyId, shares }, index) => ({
      key: `new:${index + 1}`,
      group: 'writer' as const,
      party_id: partyId,
      name: 'A composer',
      role: 'C',
      shares,
    }));
  return [...changed, ...added];
}

async function runStep(
  tx: Tx,
  cast: Cast,
  { step, id, right }: { readonly step: DemoStep; readonly id: string; readonly right: DemoCase['right'] },
): Promise<void> {
  const act = actOf(cast, step.by, step.daysAgo);
  if ('says' in step) {
    await sendMessage(tx, act, { caseId: id, body: step.says, visibility: 'shared' });
    return;
  }
  const target = await openCase(tx, act, id);
  if ('proposes' in step) {
    const lines = withShares(cast, target.registered_lines, { right, split: step.proposes });
    await proposeSplit(tx, act, { target, lines, note: step.note });
    return;
  }
  await answerCase(tx, act, {
    id: target.id,
    version: target.version,
    answer: step.answers,
    statement: step.because ?? '',
  });
}

function actOf(cast: Cast, by: DemoMember, daysAgo: number): Act {
  return { actor: cast.members[by], at: daysBefore(cast.now, daysAgo) };
}
