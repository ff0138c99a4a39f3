// cspell:ignore sitions
import { describe, expect, test } from '@jest/globals';
import { corporateProfile, credentials, email, individualProfile, newPassword } from './members/index.ts';
import { errorLog } from './requests/index.ts';
import { NO_FACTS, workDraft, workQuery, workSubmission } from './works/index.ts';

const PARTY = '01900000-0000-7000-8000-000000000001';

describe('drafts', () => {
  test('requires a title only, and fills in the rest', () => {
    expect(workDraft.parse({ title: '  Song\t bird ' })).toEqual({
      ...NO_FACTS,
      title: 'Song bird',
      alternative_titles: [],
      iswc: null,
      language: null,
      text_music: null,
      version_type: 'ORI',
      duration_s: null,
      genre: null,
      writers: [],
      publishers: [],
      recordings: [],
    });
  });

  test('stores codes in canonical form, and text composed', () => {
    const { iswc, title, genre } = workDraft.parse({
      title: 'Cafe\u0301',
      iswc: 't-034.524.680-1',
      genre: '\u200b',
    });
    expect({ iswc, title, genre }).toEqual({ iswc: 'T0345246801', title: 'Café', genre: null });
  });

  test('is unchanged when parsed again', () => {
    const once = workDraft.parse({ title: ' A  b', iswc: 'T-034.524.680-1', genre: ' x ' });
    expect(workDraft.parse(once)).toEqual(once);
  });

  test('allows incomplete totals in a draft, but not in a submission', () => {
    const work = { title: 'Song', writers: [{ party_id: PARTY, role: 'CA', shares: { pr: 1, mr: 1 } }] };
    expect(workDraft.safeParse(work).success).toBe(true);
    const { error } = workSubmission.safeParse(work);
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['writers', 'Performing shares total 0.01%. They must total 100%.'],
      ['writers', 'Mechanical shares total 0.01%. They must total 100%.'],
    ]);
  });

  test('can be submitted despite a warning', () => {
    const writers = [{ party_id: PARTY, role: 'CA', shares: { pr: 10_000, mr: 10_000 } }];
    expect(workSubmission.safeParse({ title: 'x'.repeat(100), writers }).success).toBe(true);
  });

  test('names the line that a rule is about', () => {
    const line = { party_id: PARTY, role: 'CA', shares: { pr: 5000, mr: 5000 } };
    const { error } = workSubmission.safeParse({ title: 'Song', writers: [line, line] });
    expect(error?.issues[0]?.path).toEqual(['writers', 1, 'party_id']);
  });

  test.each([
    ['title', '\u200b\u200d', 'Enter the title.'],
    ['title', 'a\u0000b', 'This contains characters we can’t store. Remove them.'],
    ['title', 'half \ud800 a character', 'This contains characters we can’t store. Remove them.'],
    ['title', 'safe\u202egnp', 'This contains characters we can’t store. Remove them.'],
    ['title', 'x'.repeat(256), 'Use at most 255 characters.'],
    ['iswc', 'T-345.246.800-1', 'This ISWC isn’t valid. Example: T-034.524.680-1.'],
    ['duration_s', 0, 'The duration must be at least 1 second.'],
    ['duration_s', 1.5, 'Enter the duration as minutes and seconds, such as 3:42.'],
    ['writers', {}, 'Add the writers.'],
    [
      'writers',
      Array.from({ length: 101 }, () => ({ party_id: PARTY, role: 'C', shares: { pr: 0, mr: 0 } })),
      'Use at most 100 writers.',
    ],
    ['writers', [{ party_id: 'x', role: 'C', shares: { pr: 0, mr: 0 } }], 'Choose the writer from the search.'],
    ['writers', [{ party_id: PARTY, role: 'E', shares: { pr: 0, mr: 0 } }], 'Choose this writer’s role.'],
    [
      'writers',
      [{ party_id: PARTY, role: 'C', shares: { pr: 0.5, mr: 0 } }],
      'Enter a number with at most two decimals.',
    ],
    ['writers', [{ party_id: PARTY, role: 'C', shares: { pr: -1, mr: 0 } }], 'A share can’t be below 0.'],
    ['writers', [{ party_id: PARTY, role: 'C', shares: { pr: 10_001, mr: 0 } }], 'A share can’t be above 100.'],
  ])('reports %s %j', (field, value, message) => {
    const { error } = workDraft.safeParse({ title: 'Song', [field]: value });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('credentials', () => {
  test('normalise an address in any notation', () => {
    expect(email.parse('  Ama@Example.ORG ')).toBe('ama@example.org');
  });

  test.each([
    '',
    'ama',
    'ama@',
    '@example.org',
    'a b@example.org',
    'ama@example.org\u0000',
    `${'a'.repeat(250)}@x.org`,
  ])('reject the address %j', (text) => {
    expect(email.safeParse(text).success).toBe(false);
  });

  test.each([
    ['fourteen chars', 'x'.repeat(14), false],
    ['fifteen', 'x'.repeat(15), true],
    ['spaces and other scripts', ' ねこ は とても かわいい です', true],
    ['128', 'x'.repeat(128), true],
    ['129', 'x'.repeat(129), false],
  ])('accept a new password of %s: %#', (_, text, isGood) => {
    expect(newPassword.safeParse(text).success).toBe(isGood);
  });

  test('report one problem for a missing or far too long address', () => {
    expect(email.safeParse('').error?.issues.map(({ message }) => message)).toEqual(['Enter your email address.']);
    expect(email.safeParse('x'.repeat(1000)).error?.issues.map(({ message }) => message)).toEqual([
      'Use at most 254 characters.',
    ]);
  });

  test('accept an existing password unchanged, spaces included, from any keyboard', () => {
    const { password } = credentials.parse({ email: 'ama@example.org', password: ' cafe\u0301 ' });
    expect(password).toBe(' café ');
    expect(credentials.safeParse({ email: 'ama@example.org', password: 'old' }).success).toBe(true);
  });
});

describe('profiles', () => {
  test('can’t change what the society decides', () => {
    const profile = {
      given_name: 'Ama',
      other_names: 'Serwaa',
      corporation_name: 'Light',
      organisation_type: 'Other',
      email: 'ama@example.org',
      register_as: 'corporate',
      isni_number: '0000000106750994',
    };
    for (const schema of [individualProfile, corporateProfile]) {
      expect(schema.parse(profile)).not.toHaveProperty('register_as');
      expect(schema.parse(profile)).not.toHaveProperty('isni_number');
    }
  });
});

describe('list queries', () => {
  test('default to the first page of everything', () => {
    expect(workQuery.parse({})).toEqual({
      query: '',
      page: 1,
      per_page: 10,
      filter: 'all',
      sort: '-updated_at',
    });
  });

  test('search for storable characters only', () => {
    expect(workQuery.parse({ query: ' song\u0000bird\ud800 ' }).query).toBe('song bird');
  });

  test.each(['0', '-1', '1.5', '1e400', 'x', '', '100001'])('reject page %j', (page) => {
    expect(workQuery.safeParse({ page }).success).toBe(false);
  });
});

test('truncates and cleans an error log instead of rejecting it', () => {
  const { description } = errorLog.parse({ description: `Error\u0000\n\tat \u001b[31mx${'y'.repeat(30_000)}` });
  expect(description).toHaveLength(20_000);
  expect(description.startsWith('Error\uFFFD\n\tat \uFFFD[31mx')).toBe(true);
  expect(errorLog.safeParse({ description: ' ' }).success).toBe(false);
});

test('truncates and cleans the place of an error', () => {
  const context = { release: ' 1.2.0-0a1b2c ', area: 'compo\u0000sitions', route: `/${'x'.repeat(300)}` };
  expect(errorLog.parse({ description: 'Error', context }).context).toEqual({
    release: '1.2.0-0a1b2c',
    area: 'compo\uFFFDsitions',
    route: `/${'x'.repeat(199)}`,
  });
  expect(errorLog.parse({ description: 'Error', context: {} })).toEqual({ description: 'Error', context: {} });
  expect(errorLog.safeParse({ description: 'Error', context: { area: 7 } }).success).toBe(false);
});
