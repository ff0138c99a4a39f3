import { draftOf as sayingOf } from '@counterpoint/domain/schemas/works';
import { contestRevision } from 'api/catalogue/entry/confirmation/confirmation-service.ts';
import { openEntry } from 'api/catalogue/entry/open-entry.ts';
import { beginAmendment, saveAmendment, submitAmendment } from 'api/catalogue/entry/revisions/amendment-service.ts';
import { claimShare } from 'api/catalogue/works/claims/claim-service.ts';
import { changeOfWork, WORK } from 'api/catalogue/works/work-definition.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import { DEMO_CHANGES, type DemoChange } from './demo-data.ts';
import { daysBefore } from './demo-time.ts';
import type { Cast } from './seed-parties.ts';
import { CONFIRMATION_DAYS, draftOf, hundredths } from './seed-works.ts';

const RESPONSE_DAYS = 60;

export async function seedChanges(tx: Tx, cast: Cast, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const change of DEMO_CHANGES) {
    const id = ids.get(change.title);
    if (!id) throw new Error(`The demo does not know the work ${change.title}.`);
    await seedChange(tx, cast, { ...change, id });
  }
}

async function seedChange(tx: Tx, cast: Cast, change: DemoChange & { readonly id: string }): Promise<void> {
  const { id } = change;
  const act = { actor: cast.members[change.by], at: daysBefore(cast.now, change.daysAgo) };
  const opened = changeOfWork(tx, act);
  const target = await openEntry(WORK, tx, { id, viewer: act.actor });
  switch (change.kind) {
    case 'contested': {
      const contestation = { reason: change.reason, shares: sharesOf(change.shares) };
      await contestRevision(opened, target, { contestation, responseDays: RESPONSE_DAYS });
      return;
    }
    case 'claimed': {
      const claim = { role: 'A' as const, shares: sharesOf(change.shares), statement: change.statement };
      await claimShare(opened, id, { claim, days: { work: RESPONSE_DAYS, recording: 90, evidence: 60 } });
      return;
    }
    case 'amended': {
      const { writers, publishers } = draftOf(cast, { title: change.title, ...change.to }, 0);
      const begun = await beginAmendment(opened, target);
      const saved = await saveAmendment(opened, begun, { ...sayingOf(begun), writers, publishers });
      const days = { confirmation: CONFIRMATION_DAYS, response: RESPONSE_DAYS };
      await submitAmendment(opened, saved, { days, note: change.note });
    }
  }
}

function sharesOf([pr, mr]: readonly [number, number]) {
  return { pr: hundredths(pr), mr: hundredths(mr), sr: 0 };
}
