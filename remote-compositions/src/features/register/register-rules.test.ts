import { changedOnly, problemsAmong } from '@counterpoint/area-ui/wizard';
import { NO_PUBLISHER_TERMS, type PublisherView } from '@counterpoint/domain/schemas/works';
import { aCoWriter, aDraft, aWriter } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { valuesOf } from '../../ui/draft/draft-values.ts';
import { compareDrafts } from '../../ui/draft/format-lines.ts';
import { readDraft } from './read-draft.ts';
import { findingsIn } from './review/findings-in.ts';
import { partiesTouched } from './texts/touched-by.ts';
import { whatHappensNext } from './texts/what-happens-next.ts';
import { splitEvenly, totalOfRight } from './totals/share-totals.ts';

const values = valuesOf(aDraft({ duration_s: 222, writers: [aWriter(), aCoWriter()] }));

describe('the form’s values', () => {
  test('return the draft that they were made of', () => {
    const read = readDraft(values);
    expect(read).toMatchObject({ ok: true, draft: { duration_s: 222, writers: [{ shares: { pr: 5000 } }, {}] } });
  });

  test('name an invalid field by the API’s path', () => {
    const [first, second] = values.writers;
    if (!first || !second) throw new Error('The sample has two writers.');
    const wrong = {
      ...values,
      iswc: 'T-034.524.680-2',
      duration_s: '3.42',
      writers: [first, { ...second, shares: { ...second.shares, mr: 'half' } }],
    };
    const read = readDraft(wrong);
    expect(read.ok ? [] : read.problems.map((problem) => problem.path)).toEqual([
      'iswc',
      'duration_s',
      'writers.1.shares.mr',
    ]);
  });

  test('may be a draft and yet not be ready to submit', () => {
    const writers = values.writers.map((writer) => ({ ...writer, shares: { pr: '47.50', mr: '50.00', sr: '0.00' } }));
    expect(readDraft({ ...values, writers }).ok).toBe(true);
    expect(problemsAmong(findingsIn({ ...values, writers }))).toEqual([
      expect.objectContaining({ path: 'writers', message: expect.stringContaining('95.00%') }),
    ]);
  });
});

describe('totals', () => {
  const [line] = values.writers;
  if (!line) throw new Error('The sample has writers.');
  const workWith = (...shares: string[]) => ({
    writers: shares.map((pr, index) => ({ ...line, party_id: String(index), shares: { pr, mr: pr, sr: '' } })),
    publishers: [],
  });

  test.each([
    [['50', '30', '15'], 9500, '5.00% left to allocate to writers'],
    [['60', '43'], 10_300, '3.00% over'],
    [['33.33', '33.33', '33.34'], 10_000, null],
    [['33.33', '33.33', '33.33'], 9999, null],
    [['half', '', '50,5'], 5050, '49.50% left to allocate to writers'],
  ])('of %j are %i hundredths: %s', (shares, total, words) => {
    expect(totalOfRight(workWith(...shares), 'pr')).toMatchObject({ total, words });
  });

  test('are full after an even split, the odd hundredth going to the first', () => {
    const split = splitEvenly(workWith('1', '2', '3'));
    expect(split.map((writer) => writer.shares.pr)).toEqual(['33.34', '33.33', '33.33']);
    expect(totalOfRight({ writers: split, publishers: [] }, 'mr').isComplete).toBe(true);
    expect(split[0]?.shares.sr).toBe('');
  });
});

test('lists the differences of two revisions by field and writer', () => {
  const other = { ...values, title: 'Another', writers: values.writers.slice(0, 1) };
  expect(changedOnly(compareDrafts(values, other))).toEqual([
    { label: 'Title', mine: values.title, theirs: 'Another' },
    { label: expect.stringMatching(/^Writer /), mine: expect.stringContaining('performing 50.00%'), theirs: '' },
  ]);
});

test('names the publisher of a writer whose shares change', () => {
  const [me, other] = valuesOf(aDraft({ writers: [aWriter({ chains: [1] }), aCoWriter()] })).writers;
  if (!me || !other) throw new Error('The sample has two writers.');
  const { party_id, ipi_name_number, is_member, is_me, confirmation, confirmed_at } = aCoWriter();
  const party = { party_id, name: 'Osu Music', ipi_name_number, is_member, is_me, confirmation, confirmed_at };
  const shares = { pr: 0, mr: 0, sr: 0 };
  const osu: PublisherView = { ...party, ...NO_PUBLISHER_TERMS, chain: 1, type: 'E', shares };
  const { publishers } = valuesOf(aDraft({ publishers: [osu] }));
  const before = { ...values, publishers, writers: [me, other] };
  const after = { ...before, writers: [{ ...me, shares: { ...me.shares, pr: '40.00' } }, other] };
  expect(changedOnly(compareDrafts(after, before))).toEqual([
    expect.objectContaining({ mine: expect.stringContaining('published by Osu Music') }),
  ]);
});

test('shows that an answer is unknown, about which its party must be asked', () => {
  const [me, other] = values.writers;
  if (!me || !other) throw new Error('The sample has two writers.');
  const after = { ...values, writers: [me, { ...other, work_for_hire: 'U' }] };
  expect(changedOnly(compareDrafts(after, values))).toEqual([
    expect.objectContaining({ mine: expect.stringContaining('unknown if written as work for hire') }),
  ]);
  expect(partiesTouched(after, values)).toEqual([other.party.name]);
});

describe('next steps', () => {
  test('lists who must confirm and who prevents an ISWC', () => {
    const writers = values.writers.map((writer, index) =>
      index === 0 ? writer : { ...writer, party: { ...writer.party, name: 'Efua Sarpong', ipi_name_number: null } },
    );
    const text = whatHappensNext(
      { writers, publishers: [] },
      { deadline: { days: 21, at: '2026-07-02T11:59:00.000Z' }, contesting: [] },
    ).join(' ');
    expect(text).toContain('We’ll ask Efua Sarpong to confirm within 21 days, by 2 July 2026.');
    expect(text).toContain('No IPI yet: Efua Sarpong');
  });

  test('ask no IPI of writers in the public domain, named or not', () => {
    const [me, other] = values.writers;
    if (!me || !other) throw new Error('The sample has two writers.');
    const mozart = { ...other, public_domain: 'Y', party: { ...other.party, name: 'Mozart', ipi_name_number: null } };
    const sentences = whatHappensNext(
      { writers: [me, mozart, { ...mozart, party_id: null }], publishers: [] },
      { deadline: null, contesting: [] },
    );
    expect(sentences.at(-1)).toBe('No writer’s IPI is missing, so the work can get an ISWC.');
  });

  test('say how a non-member can confirm, and nothing of it without one', () => {
    const invitation = 'Once the work is submitted, you can invite non-members on its page to confirm by email.';
    const writers = [aWriter(), aCoWriter({ is_member: false, confirmation: 'not_a_member' })];
    expect(whatHappensNext(valuesOf(aDraft({ writers })), { deadline: null, contesting: [] })).toContain(invitation);
    expect(whatHappensNext(values, { deadline: null, contesting: [] })).not.toContain(invitation);
  });

  test('don’t let silence change a registered work', () => {
    const [sentence] = whatHappensNext(values, { touched: ['Efua Sarpong'], deadline: null, contesting: [] });
    expect(sentence).toMatch(/Without their confirmation, the new revision doesn’t take effect\.$/);
  });

  test('name a co-writer who confirmed by email and whose share the revision lowers', () => {
    const outside = { is_member: false, name: 'Nana Darko' };
    const active = [aWriter(), aCoWriter({ ...outside, confirmation: 'confirmed' })];
    const before = valuesOf(aDraft({ writers: active }));
    const lowered = aCoWriter({ ...outside, confirmation: 'not_a_member', shares: { pr: 3_000, mr: 5_000, sr: 0 } });
    const after = valuesOf(aDraft({ writers: [aWriter(), lowered] }));
    expect(partiesTouched(before, before)).toEqual([]);
    const sentences = whatHappensNext(after, {
      touched: partiesTouched(after, before),
      deadline: null,
      contesting: [],
    });
    expect(sentences[0]).toContain('We’ll ask Nana Darko to confirm.');
    expect(sentences.join(' ')).not.toContain('we won’t ask');
  });

  test('need no confirmation for a new order of their lines, as in the API', () => {
    const [composer, author] = [aCoWriter({ role: 'C' }), aCoWriter({ role: 'A' })];
    const before = valuesOf(aDraft({ writers: [aWriter(), composer, author] }));
    const after = valuesOf(aDraft({ writers: [aWriter(), author, composer] }));
    expect(partiesTouched(after, before)).toEqual([]);
  });

  test('registers at once if no one else must confirm', () => {
    expect(
      whatHappensNext({ writers: values.writers.slice(0, 1), publishers: [] }, { deadline: null, contesting: [] })[0],
    ).toContain('registered immediately');
  });
});
