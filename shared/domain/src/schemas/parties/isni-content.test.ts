import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type IsniContent, isniContent, isniSubmissionFor } from './index.ts';

const EMPTY = isniContent.parse({});

const WORK = { title: 'Songbird', role: 'composer', date: '', identifier: '' } as const;
const READY: IsniContent = {
  ...EMPTY,
  family_name: 'Kusi',
  organisation_name: 'Osu Music',
  roles: ['composer'],
  works: [WORK],
  consent: true,
};

function refusals(content: IsniContent, kind: 'person' | 'organisation' = 'person') {
  const result = isniSubmissionFor(kind, content).safeParse(content);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
}

describe('drafts of an ISNI application', () => {
  test('can be empty, are about music and keep the date private by default', () => {
    expect(EMPTY).toMatchObject({ family_name: '', works: [], classes: ['musical'], is_date_private: true });
    expect(EMPTY.consent).toBe(false);
  });

  test('keep incomplete input', () => {
    const half = isniContent.parse({ start_date: '199', links: [{ url: 'https:' }], works: [{ identifier: 'T-034' }] });
    expect(half).toMatchObject({ start_date: '199', links: [{ url: 'https:' }], works: [{ identifier: 'T-034' }] });
  });

  test('are read as they were stored', () => {
    fc.assert(
      fc.property(fc.record({ family_name: fc.string(), note: fc.string(), city: fc.string() }), (typed) => {
        const first = isniContent.safeParse(typed);
        if (first.success) expect(isniContent.parse(first.data)).toEqual(first.data);
      }),
    );
  });
});

describe('submitted applications', () => {
  test('require a name, a role, a work and consent', () => {
    expect(refusals(READY)).toEqual([]);
    expect(refusals(EMPTY)).toEqual(expect.arrayContaining(['family_name', 'roles', 'works', 'consent']));
    expect(refusals({ ...READY, organisation_name: '' }, 'organisation')).toEqual(['organisation_name']);
  });

  test.each([
    ['start_date', '14.3.1991'],
    ['start_date', '1991-02-30'],
    ['start_date', '2999'],
  ])('reject a %s such as %s', (field, value) => {
    expect(refusals({ ...READY, [field]: value })).toEqual([field]);
  });

  test.each(['1991', '1991-03', '1991-03-14', ''])('accept the date %j', (start_date) => {
    expect(refusals({ ...READY, start_date })).toEqual([]);
  });

  test.each(['javascript:alert(1)', 'ftp://a.example', 'a.example', 'https://user:secret@a.example', 'https://a'])(
    'reject a link such as %s',
    (url) => {
      expect(refusals({ ...READY, links: [{ url }] })).toEqual(['links.0.url']);
    },
  );

  test('convert codes to their stored form', () => {
    const works = [
      { ...WORK, identifier: 'T-034.524.680-1' },
      { ...WORK, identifier: 'us-sm1-97-03931' },
      { ...WORK, identifier: 'https://a.example/song' },
    ];
    const related = [{ name: 'Kofi', relation: 'works_with' as const, isni: 'isni.org/isni/000000012353 1945' }];
    const parsed = isniSubmissionFor('person', READY).parse({ ...READY, works, related });
    expect(parsed.works.map(({ identifier }) => identifier)).toEqual([
      'T0345246801',
      'USSM19703931',
      'https://a.example/song',
    ]);
    expect(parsed.related[0]?.isni).toBe('0000000123531945');
  });

  test('name the invalid work', () => {
    const works = [WORK, { ...WORK, title: ' ' }, { ...WORK, identifier: 'T-034.524.680-2' }];
    expect(refusals({ ...READY, works })).toEqual(['works.1.title', 'works.2.identifier']);
  });
});

describe('claims of an existing ISNI', () => {
  const claim = { ...EMPTY, family_name: 'Kusi', consent: true, existing_isni: '0000 0001 2353 1945' };

  test('require no works, but a valid check character', () => {
    expect(refusals(claim)).toEqual([]);
    expect(isniSubmissionFor('person', claim).parse(claim).existing_isni).toBe('0000000123531945');
  });

  test.each(['0000000000000000', '0000 0001 2353 1946', 'x'])('reject %s', (existing_isni) => {
    expect(refusals({ ...claim, existing_isni })).toEqual(['existing_isni']);
  });
});
