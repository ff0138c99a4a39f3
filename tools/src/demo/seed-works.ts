import { NO_FACTS, NO_PUBLISHER_TERMS, NO_WRITER_TERMS, type WorkDraft } from '@counterpoint/domain/schemas/works';
import { confirmRevision } from 'api/catalogue/entry/confirmation/confirmation-service.ts';
import { submitDraft } from 'api/catalogue/entry/confirmation/submission-service.ts';
import { createDraft } from 'api/catalogue/entry/drafts/draft-service.ts';
import { changeOfWork } from 'api/catalogue/works/work-definition.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import { DEMO_WORKS, type DemoWork, daysBefore } from './demo-data.ts';
import type { Cast } from './seed-parties.ts';
import { syntheticIswc } from './synthetic-codes.ts';

export async function seedWorks(tx: Tx, cast: Cast): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const works = [...DEMO_WORKS].sort((one, other) => other.daysAgo - one.daysAgo);
  for (const [index, work] of works.entries())
    ids.set(work.title, await seedWork(tx, cast, { ...work, number: index + 1 }));
  return ids;
}

async function seedWork(tx: Tx, cast: Cast, work: DemoWork & { readonly number: number }): Promise<string> {
  const at = daysBefore(cast.now, work.daysAgo);
  const act = { actor: cast.members[work.by], at };
  const draft = await createDraft(changeOfWork(tx, act), draftOf(cast, work, work.number));
  if (work.isDraft) return draft.id;
  let { version } = await submitDraft(changeOfWork(tx, act), draft);
  for (const [who, days] of confirmationsOf(work)) {
    const confirmation = { actor: cast.members[who], at: daysBefore(cast.now, work.daysAgo - days) };
    ({ version } = await confirmRevision(changeOfWork(tx, confirmation), { id: draft.id, version }));
  }
  return draft.id;
}

export function draftOf(cast: Cast, work: Omit<DemoWork, 'by' | 'daysAgo'>, number: number): WorkDraft {
  const { title, writers, publishers = [], hasIswc, about } = work;
  return {
    alternative_titles: [],
    language: null,
    text_music: null,
    version_type: 'ORI',
    duration_s: null,
    genre: null,
    ...NO_FACTS,
    recordings: [],
    ...about,
    title,
    iswc: hasIswc ? syntheticIswc(number) : null,
    writers: writers.map(([party, role, pr, mr]) => ({
      ...NO_WRITER_TERMS,
      party_id: party && cast.partyId(party),
      role,
      shares: { pr: hundredths(pr), mr: hundredths(mr), sr: 0 },
      chains: publishers.flatMap(([, , , of], index) => (of.some((each) => each === party) ? [index + 1] : [])),
    })),
    publishers: publishers.map(([party, pr, mr], index) => ({
      ...NO_PUBLISHER_TERMS,
      chain: index + 1,
      party_id: cast.partyId(party),
      type: 'E',
      shares: { pr: hundredths(pr), mr: hundredths(mr), sr: 0 },
    })),
  };
}

export function hundredths(perCent: number): number {
  return Math.round(perCent * 100);
}

const MEMBERS = ['ama', 'kofi', 'osu'] as const;

export function confirmationsOf({ confirmed = {} }: Pick<DemoWork, 'confirmed'>) {
  return MEMBERS.flatMap((who) => {
    const days = confirmed[who];
    return days === undefined ? [] : [[who, days] as const];
  }).sort(([, one], [, other]) => one - other);
}
