import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import { NO_RECORDING_FACTS, type RecordingDraft, type RightLine } from '@counterpoint/domain/schemas/recordings';
import { confirmRevision } from 'api/catalogue/entry/confirmation/confirmation-service.ts';
import { submitDraft } from 'api/catalogue/entry/confirmation/submission-service.ts';
import { createDraft } from 'api/catalogue/entry/drafts/draft-service.ts';
import { claimRights } from 'api/catalogue/recordings/claims/rights-claim-service.ts';
import { changeOfRecording, RECORDING } from 'api/catalogue/recordings/recording-definition.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import { DEMO_RECORDINGS, type DemoDay, type DemoRecording, type DemoRight, dayOf, daysBefore } from './demo-data.ts';
import type { Cast } from './seed-parties.ts';
import { confirmationsOf, hundredths } from './seed-works.ts';
import { syntheticIsrc } from './synthetic-codes.ts';

export async function seedRecordings(tx: Tx, cast: Cast, works: ReadonlyMap<string, string>): Promise<void> {
  const recordings = [...DEMO_RECORDINGS].sort((one, other) => other.daysAgo - one.daysAgo);
  for (const [index, recording] of recordings.entries())
    await seedRecording(tx, cast, { recording, works, number: index + 1 });
}

async function seedRecording(tx: Tx, cast: Cast, seed: DraftSeed): Promise<void> {
  const { recording } = seed;
  const draft = draftOf(cast, seed);
  const { by, daysAgo, claim } = recording;
  const act = { actor: cast.members[by], at: daysBefore(cast.now, daysAgo) };
  const begun = await createDraft(changeOfRecording(tx, act), draft);
  const { id } = begun;
  if (recording.isDraft) return;
  let { version } = await submitDraft(changeOfRecording(tx, act), begun);
  for (const [who, days] of confirmationsOf(recording)) {
    const confirmation = { actor: cast.members[who], at: daysBefore(cast.now, daysAgo - days) };
    ({ version } = await confirmRevision(changeOfRecording(tx, confirmation), { id, version }));
  }
  if (claim) {
    const { party_id: _, ...line } = rightOf(cast, { ...claim, party: claim.by }, draft.release_date);
    const act = { actor: cast.members[claim.by], at: daysBefore(cast.now, claim.daysAgo) };
    const change = { entry: RECORDING, tx, act };
    const claimed = { lines: [line], statement: claim.statement };
    await claimRights(change, { id, version: null }, claimed);
  }
}

interface DraftSeed {
  readonly recording: DemoRecording;
  readonly works: ReadonlyMap<string, string>;
  readonly number: number;
}

function draftOf(cast: Cast, { recording, works, number }: DraftSeed): RecordingDraft {
  const { title, about, releasedDaysAgo, isDraft } = recording;
  const released = releasedDaysAgo === null ? null : daysBefore(cast.now, releasedDaysAgo);
  const year = (released ?? cast.now).getUTCFullYear();
  return {
    ...NO_RECORDING_FACTS,
    p_line_year: isDraft ? null : year,
    p_line: about.label ?? about.display_artist,
    ...about,
    title,
    main_artists: about.display_artist.split(/ feat\. | & /),
    isrc: isDraft ? null : syntheticIsrc(number, year),
    release_date: released && dayOf(released),
    recording_country: isDraft ? null : 'GH',
    contributors: recording.contributors.map(([party, category, ...roles]) => ({
      party_id: cast.partyId(party),
      name: null,
      category,
      roles,
      other_roles: null,
      performed_from: null,
      performed_to: null,
      country: 'GH',
      share: null,
    })),
    rights: recording.rights.map((right) => rightOf(cast, right, released && dayOf(released))),
    works:
      about.works ??
      (recording.works ?? []).map((work) => {
        return { composition_id: works.get(work) ?? null, title: work, iswc: null, writers: null };
      }),
  };
}

function rightOf(cast: Cast, right: DemoRight, released: string | null): RightLine {
  const { party, role, share, where, from, to, uses } = right;
  return {
    party_id: cast.partyId(party),
    role,
    share: hundredths(share),
    uses: [...(uses ?? USE_TYPES)],
    territories: where.map((code) => ({ is_included: !code.startsWith('-'), territory: code.replace('-', '') })),
    valid_from: from ? inYear(cast.now, from) : (released ?? dayOf(cast.now)),
    valid_to: to ? inYear(cast.now, to) : null,
    source: null,
    is_controlled_by_third_party: false,
  };
}

function inYear(now: Date, [yearsAgo, day]: DemoDay): string {
  return `${now.getUTCFullYear() - yearsAgo}-${day}`;
}
