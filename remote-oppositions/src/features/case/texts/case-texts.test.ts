import { CASE_ACTS } from '@counterpoint/domain/cases';
import { CASE_RESOLUTIONS, formatCaseEvent } from '@counterpoint/domain/schemas/cases';
import { societyName } from '@counterpoint/domain/schemas/home';
import { CASE_KINDS, CASE_STATES, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { formatDayAndTime } from '@counterpoint/kit/text';
import { aCaseDetails, aCaseEvent } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { identityOf } from '../../../ui/case-identity.ts';
import { bandOf, describeHold, describeSilence, isParticipant } from './case-band.ts';
import { stepsOf } from './case-steps.ts';

describe('the status banner', () => {
  test.each(CASE_STATES)('describes a case that is %s to either side', (state) => {
    for (const my_side of ['claimant', 'respondent'] as const) {
      const { title, tone } = bandOf(aCaseDetails({ state, my_side }));
      expect(title).toMatch(/\.$|by \d/);
      expect(tone).not.toBe('');
    }
  });

  test.each(CASE_RESOLUTIONS)('describes the end of a case that was %s', (type) => {
    const band = bandOf(aCaseDetails({ state: 'resolved', resolution: { type, text: 'So it is.', at: null } }));
    expect(band.until).toBeUndefined();
    const change = type === 'merged' ? 'The registration hasn’t changed.' : /^All holds are released/;
    expect(band.lines).toEqual(['So it is.', expect.stringMatching(change)]);
  });

  test('names the documents that count for the kind of case', () => {
    const { lines } = bandOf(
      aCaseDetails({ kind: 'sample', state: 'awaiting_claimant_evidence', my_side: 'claimant' }),
    );
    const [first] = lines;
    expect(first).toMatch(/^Add at least one of these: copy of the work, timings of the disputed part or clearance/);
  });

  test('mentions no holds at the end of a case that had none', () => {
    const resolution = { type: 'lapsed' as const, text: null, at: null };
    const band = bandOf(aCaseDetails({ state: 'lapsed', resolution, holds: [] }));
    expect(band.lines).toEqual(['The registration hasn’t changed.']);
  });

  test('doesn’t say that an overlap ended without a change of the registration', () => {
    const resolution = { type: 'revoked' as const, text: null, at: null };
    const band = bandOf(aCaseDetails({ state: 'resolved', is_detected: true, resolution }));
    expect(band.lines).toEqual(['All holds are released, and the claims no longer overlap.']);
  });

  test('shows a party that has answered who hasn’t', () => {
    const parties = aCaseDetails().parties.map((party) =>
      party.is_me ? { ...party, answer: 'update' as const } : party,
    );
    const band = bandOf(aCaseDetails({ parties, is_my_turn: false, waits_for: ['Efua Sarpong'] }));
    expect(band.title).toMatch(/^Your response: accept the change\. The other parties can respond until/);
    expect(band.lines[0]).toBe('Waiting for Efua Sarpong. If they don’t respond, the society may apply the claim.');
  });
});

test('shows that the society acts next after the deadline', () => {
  for (const my_side of ['claimant', 'respondent'] as const) {
    const late = aCaseDetails({ my_side, is_my_turn: false, waits_for: [societyName()] });
    const { title, until } = bandOf(late);
    expect([title, until]).toEqual(['The response deadline has passed.', undefined]);
    const now = stepsOf(late).find(({ place }) => place === 'now');
    expect(now).toMatchObject({ title: 'Decision by the society', when: null });
  }
});

test('shows the time of a deadline, which may be on another day in the reader’s time zone', () => {
  const deadline = '2027-04-19T21:59:00.000Z';
  const now = stepsOf(aCaseDetails({ deadline })).find(({ place }) => place === 'now');
  expect(now?.when).toBe(`by ${formatDayAndTime(deadline)}`);
});

test('still lets the member respond late', () => {
  const late = aCaseDetails({ is_my_turn: false, waits_for: ['Efua Sarpong'] });
  expect(bandOf(late).title).toBe('The response deadline has passed.');
  expect(stepsOf(late).find(({ place }) => place === 'now')?.title).toBe('Your response');
});

test('shows a party who left that the case continues', () => {
  const left = aCaseDetails().parties.map((party) => ({ ...party, left_at: party.is_me ? party.respond_by : null }));
  expect(bandOf(aCaseDetails({ parties: left })).title).toBe('You left this case.');
  expect(isParticipant(aCaseDetails({ parties: left }))).toBe(false);
});

test('sums shares on hold by right, without released ones', () => {
  const [hold] = aCaseDetails().holds;
  if (!hold) throw new Error('The sample has a hold.');
  const released = { ...hold, released_at: '2026-11-01T00:00:00.000Z' };
  const holds = [hold, { ...hold, share: 500 }, { ...hold, measure: 'mr' as const, share: 100 }, released];
  expect(describeHold({ holds })).toBe('25.00% of the performing right and 1.00% of the mechanical right are on hold.');
  expect(describeHold({ holds: [released] })).toBeNull();
});

test.each(CASE_KINDS)('has a consequence of silence in a case of kind %s', (kind) => {
  const escalates = kind === 'sample' || kind === 'infringement';
  expect(describeSilence({ kind }, 'you')).toMatch(escalates ? /escalates the case/ : /may apply the claim/);
});

test.each(CASE_ACTS)('describes %s in the history', (type) => {
  expect(formatCaseEvent(aCaseEvent({ type }))).not.toMatch(/^Kofi Mensah: /);
});

test('escalates after silence that proves nothing', () => {
  expect(formatCaseEvent(aCaseEvent({ type: 'default', state: 'escalated' }))).toMatch(/was escalated$/);
  expect(formatCaseEvent(aCaseEvent({ type: 'default', state: 'resolved' }))).toMatch(/^The society confirmed/);
});

test.each([
  { state: 'withdrawn', words: 'The society merged this case into another' },
  { state: 'awaiting_response', words: 'The society merged another case into this one' },
] as const)('says in the history which of two merged cases continues: $words', ({ state, words }) => {
  expect(formatCaseEvent(aCaseEvent({ type: 'merge', state }))).toBe(words);
});

test('describes the member’s own actions as theirs', () => {
  expect(formatCaseEvent(aCaseEvent({ type: 'propose', is_me: true }))).toBe('You proposed a split');
  expect(formatCaseEvent(aCaseEvent({ type: 'maintain', is_me: true }))).toBe('You maintained your claim');
  expect(formatCaseEvent(aCaseEvent({ type: 'something_new', actor: 'Esi' }))).toBe('Esi: something new');
});

describe('the steps of a case', () => {
  test.each(CASE_STATES)('has one current step and an end when it is %s', (state) => {
    const steps = stepsOf(aCaseDetails({ state }));
    const isClosed = CLOSED_CASE_STATES.some((closed) => closed === state);
    expect(steps.filter(({ place }) => place === 'now')).toHaveLength(isClosed ? 0 : 1);
    expect(steps.at(-1)?.place).toBe(isClosed ? 'done' : 'later');
  });

  test.each([
    { type: 'maintain', title: 'A claim was maintained' },
    { type: 'update', title: 'Negotiations started' },
  ])('names what a dispute began with after $type', ({ type, title }) => {
    const events = [aCaseEvent(), aCaseEvent({ type, state: 'in_dispute' })];
    const steps = stepsOf(aCaseDetails({ state: 'in_dispute', events }));
    expect(steps.find(({ id }) => id === 'disputed')?.title).toBe(title);
  });
});

test('names two of many places', () => {
  const words = identityOf(aCaseDetails({ kind: 'recording_ownership', scope_words: ['Ghana', 'Togo', 'Benin'] }));
  expect(words).toEqual(['Ownership of the recording', 'composition T-702.152.911-5', 'Ghana', 'Togo', '1 more']);
});
