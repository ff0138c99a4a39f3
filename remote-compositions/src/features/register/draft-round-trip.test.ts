import { factsOf, inputOf } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import { anyDay, anyIsrc, anyValues, maybe, words } from '@counterpoint/domain/fields/testing';
import {
  AGREEMENT_TYPES,
  PUBLISHER_TYPES,
  type WorkDraft,
  WRITER_ROLES,
  workDraft,
  YES_NO_UNKNOWN,
} from '@counterpoint/domain/schemas/works';
import { aDraft, aWriter } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draftValues, valuesOf } from '../../ui/draft/draft-values.ts';
import { readDraft } from './read-draft.ts';

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const text = words(12);
const share = fc.integer({ min: 0, max: 10_000 });
const shares = fc.record({ pr: share, mr: share, sr: share });
const id = fc.uuid({ version: 7 });
const indicator = maybe(oneOf(YES_NO_UNKNOWN));
const society = maybe(oneOf(['021', '052', '285']));
const some = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 3 });

const terms = {
  shares,
  societies: fc.record({ pr: society, mr: society, sr: society }),
  public_domain: indicator,
  first_recording_refusal: indicator,
  collections: some(fc.record({ is_included: fc.boolean(), territory: oneOf(['2136', '0288', '2130']), shares })),
};

const anyLines = fc.record({
  writers: some(
    fc.record({
      party_id: maybe(id),
      role: oneOf(WRITER_ROLES),
      chains: some(fc.integer({ min: 1, max: 99 })),
      work_for_hire: indicator,
      reversionary: indicator,
      ...terms,
    }),
  ),
  publishers: some(
    fc.record({
      chain: fc.integer({ min: 1, max: 99 }),
      party_id: maybe(id),
      type: oneOf(PUBLISHER_TYPES),
      // An empty agreement counts as none.
      agreement: maybe(fc.record({ number: text, type: maybe(oneOf(AGREEMENT_TYPES)), society_number: maybe(text) })),
      ...terms,
    }),
  ),
  recordings: some(
    fc.record({
      recording_id: maybe(id),
      isrc: maybe(anyIsrc),
      title: maybe(text),
      version_title: maybe(text),
      display_artist: maybe(text),
      duration_s: maybe(fc.integer({ min: 1, max: 86_399 })),
      release_date: maybe(anyDay),
      release_title: maybe(text),
      label: maybe(text),
      catalogue_number: maybe(text),
      ean: maybe(oneOf(['4006381333931'])),
    }),
  ),
});

/** A draft in the API's format. */
function stored(draft: WorkDraft) {
  const { name, ipi_name_number, is_member, is_me, confirmation, confirmed_at } = aWriter();
  const shown = { name, ipi_name_number, is_member, is_me, confirmation, confirmed_at };
  return aDraft({
    ...draft,
    writers: draft.writers.map((line) => ({ ...shown, ...line })),
    publishers: draft.publishers.map((line) => ({ ...shown, ...line })),
    recordings: draft.recordings.map((line) => ({ ...line, can_open: false })),
  });
}

test('returns any draft from the form unchanged, also from this browser’s copy', () => {
  fc.assert(
    fc.property(anyValues(WORK_FIELDS), anyLines, (facts, lines) => {
      const draft = workDraft.parse({ ...facts, ...lines });
      const values = valuesOf(stored(draft));
      expect(readDraft(values)).toEqual({ ok: true, draft });
      expect(draftValues.parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
      expect(factsOf(WORK_FIELDS, inputOf(WORK_FIELDS, values))).toEqual(factsOf(WORK_FIELDS, draft));
    }),
    { numRuns: 150 },
  );
});

test('reads drafts that an earlier release stored in this browser', () => {
  const kept = {
    title: 'Volta Blues',
    alternative_titles: [{ title: 'Volta', type: 'AT' }],
    iswc: 'T-034.5',
    version_type: 'MOD',
    duration_s: '3:4',
    writers: [
      {
        party_id: 'one',
        role: 'CA',
        shares: { pr: '5', mr: '', sr: '0.00' },
        party: { name: 'Ama', ipi_name_number: null, is_member: true, is_me: true },
      },
    ],
  };
  expect(draftValues.parse(kept)).toMatchObject({
    ...kept,
    alternative_titles: [{ title: 'Volta', type: 'AT', language: '' }],
    writers: [{ chains: [], societies: { pr: '' }, collections: [] }],
    original_work: { title: '' },
    recordings: [],
  });
});
