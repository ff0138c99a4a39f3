import { recordingDraft } from '@counterpoint/domain/schemas/recordings';
import { workDraft } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { advanceDays } from '../../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { aRecordingDraft, aRight } from '../../../testing/test-recordings.ts';
import { aDraft } from '../../../testing/test-works.ts';
import { ENTRIES } from '../../entries.ts';
import { confirmRevision, contestRevision, remindInvitedParties } from '../confirmation/confirmation-service.ts';
import { submitDraft } from '../confirmation/submission-service.ts';
import { createDraft, deleteDraft, updateDraft } from '../drafts/draft-service.ts';
import type { EntryChange, EntryTypes } from '../entry-definition.ts';
import { isActive } from '../entry-kind.ts';
import { openEntry } from '../open-entry.ts';
import { beginAmendment, discardAmendment, saveAmendment, submitAmendment } from './amendment-service.ts';
import { recallSubmission, withdrawEntry } from './withdrawal-service.ts';

const ACTIONS = [
  'save',
  'submit',
  'confirm',
  'contest',
  'remind',
  'recall',
  'amend',
  'save amendment',
  'submit amendment',
  'discard amendment',
  'withdraw',
  'delete',
  'wait',
] as const;

interface Step {
  readonly action: (typeof ACTIONS)[number];
  /** The acting member. */
  readonly by: number;
  /** How many of them have a line in the saved draft. */
  readonly named: number;
}

const steps = fc.array(
  fc.record({
    action: fc.constantFrom(...ACTIONS),
    by: fc.constantFrom(0, 0, 0, 1, 2),
    named: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 6, maxLength: 14 },
);

let api: TestApi;
let members: readonly TestMember[];

beforeAll(async () => {
  api = await createTestApi();
  members = [
    await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' }),
    await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', ipi_name_number: '99900000158' }),
    await api.signUp({ given_name: 'Esi', other_names: 'Owusu', ipi_name_number: '99900000256' }),
  ];
});
afterAll(() => api.close());

const DRAFTS = {
  composition: (parties: readonly TestMember[]) => workDraft.parse(aDraft('Sea Never Dry', ...parties)),
  recording: (parties: readonly TestMember[]) => {
    const rights = parties.map(({ partyId }) => aRight(partyId, { share: Math.floor(10_000 / parties.length) }));
    return recordingDraft.parse({ ...aRecordingDraft('Sea Never Dry'), rights });
  },
};

describe.each(['composition', 'recording'] as const)('random actions on a %s', (name) => {
  const entry = ENTRIES[name];

  /** Takes one action as one member, with the current lock version. */
  async function act(change: EntryChange<EntryTypes>, id: string, { action, named }: Step): Promise<unknown> {
    const { version } = await openEntry(entry, change.tx, { id, viewer: change.act.actor });
    const target = { id, version };
    const draft = DRAFTS[name](members.slice(0, named));
    switch (action) {
      case 'save':
        return updateDraft(change, target, draft);
      case 'submit':
        return submitDraft(change, target);
      case 'confirm':
        return confirmRevision(change, target);
      case 'contest': {
        const claimed = { shares: { pr: 100, mr: 100, sr: 0 }, rights: [] };
        const contestation = { reason: 'This is not what we agreed.', ...claimed };
        return contestRevision(change, target, contestation);
      }
      case 'remind':
        return remindInvitedParties(change, id);
      case 'recall':
        return recallSubmission(change, target);
      case 'amend':
        return beginAmendment(change, target);
      case 'save amendment':
        return saveAmendment(change, target, draft);
      case 'submit amendment':
        return submitAmendment(change, target, 'The shares have changed.');
      case 'discard amendment':
        return discardAmendment(change, target);
      case 'withdraw':
        return withdrawEntry(change, target, 'It was registered by mistake.');
      case 'delete':
        return deleteDraft(change, target);
      case 'wait':
        return undefined;
    }
  }

  /** Whether it succeeded. A refusal has a message; any other error fails the test. */
  async function isDone(id: string, step: Step): Promise<boolean> {
    const actor = members[step.by];
    if (!actor) throw new Error('There are three members.');
    if (step.action === 'wait') {
      await advanceDays(api, 31);
      return true;
    }
    try {
      await inTransaction(api.db, (tx) => act({ entry, tx, act: { actor, at: api.clock.now() } }, id, step));
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect(error.status).toBeLessThan(500);
      return false;
    }
  }

  async function storedOf(id: string) {
    const [entries, revisions, listed] = await Promise.all([
      sql<{ version: number; revision: number; pending_revision: number | null }>`
        select version, revision, pending_revision from ${sql.table(name)} where id = ${id}`.execute(api.db),
      sql<{ number: number; state: string }>`
        select number, state from ${sql.table(`${name}_revision`)} where ${sql.ref(`${name}_id`)} = ${id}
        order by number`.execute(api.db),
      sql<{ member_id: string; state: string }>`
        select member_id, state from ${sql.table(`${name}_member`)} where ${sql.ref(`${name}_id`)} = ${id}
        order by member_id`.execute(api.db),
    ]);
    return { entry: entries.rows[0] ?? null, revisions: revisions.rows, listed: listed.rows };
  }

  type Stored = Awaited<ReturnType<typeof storedOf>>;

  function expectConsistent({ entry: found, revisions, listed }: Stored): void {
    if (!found) {
      expect([revisions, listed]).toEqual([[], []]);
      return;
    }
    const active = revisions.filter(({ state }) => isActive(entry.kind, state));
    const open = revisions.filter(({ state }) => state === 'draft' || state === 'awaiting_confirmation');
    const shown = revisions.find(({ number }) => number === found.revision);
    expect(active.length).toBeLessThanOrEqual(1);
    expect(open.length).toBeLessThanOrEqual(1);
    expect(found.pending_revision).toBe(open.find(({ number }) => number !== found.revision)?.number ?? null);
    for (const { number } of active) expect(number).toBe(found.revision);
    expect(listed.map(({ member_id }) => member_id)).toContain(members[0]?.memberId);
    for (const { state } of listed) expect(state).toBe(shown?.state);
  }

  async function createEntry(): Promise<string> {
    const [submitter, other] = members;
    if (!submitter || !other) throw new Error('There are three members.');
    const act = { actor: submitter, at: api.clock.now() };
    const draft = DRAFTS[name]([submitter, other]);
    return (await inTransaction(api.db, (tx) => createDraft({ entry, tx, act }, draft))).id;
  }

  /** Takes one step and checks what is stored afterwards, and returns it. */
  async function take(id: string, step: Step, before: Stored): Promise<Stored> {
    const done = await isDone(id, step);
    const after = await storedOf(id);
    expectConsistent(after);
    if (!done) expect(after).toEqual(before);
    const isCounted = done && step.action !== 'remind' && step.action !== 'wait';
    if (isCounted && before.entry && after.entry) expect(after.entry.version).toBe(before.entry.version + 1);
    return after;
  }

  test('never lead to two active or two pending revisions, and rejected actions change nothing', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const id = await createEntry();
        let stored = await storedOf(id);
        for (const step of sequence) {
          stored = await take(id, step, stored);
          if (!stored.entry) return;
        }
      }),
      { numRuns: 15 },
    );
  });

  test.each([
    [['submit', 'confirm'], ['registered']],
    [
      ['submit', 'wait', 'save amendment', 'submit amendment', 'confirm'],
      ['superseded', 'registered'],
    ],
    [
      ['submit', 'wait', 'save amendment', 'submit amendment', 'wait'],
      ['registered', 'draft'],
    ],
    [['submit', 'contest', 'recall', 'withdraw'], ['withdrawn']],
  ] as const)('allows the steps %j', async (path, states) => {
    const id = await createEntry();
    for (const action of path)
      expect(await isDone(id, { action, by: action === 'confirm' || action === 'contest' ? 1 : 0, named: 1 })).toBe(
        true,
      );
    expect((await storedOf(id)).revisions.map(({ state }) => state)).toEqual(states);
  });
});
