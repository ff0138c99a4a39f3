// cspell:ignore beyonc

import { isniContent } from '@counterpoint/domain/schemas/parties';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { readEnv } from '../../platform/config/env.ts';
import { readXml, writeXml } from './agency-xml.ts';
import { readAnswer, writeRequest } from './atom.ts';
import { createIsniAgency } from './create-isni-agency.ts';
import type { AgencyRequest, IsniAgency } from './isni-agency.ts';
import {
  type AgencyBehaviour,
  assigned,
  cannotBeAssigned,
  type FakeAgency,
  invalidData,
  notEnough,
  possibleMatch,
  sruAnswer,
  startFakeAgency,
} from './testing/fake-agency.ts';

let fake: FakeAgency;
let agency: IsniAgency;
const settings = () => ({ ...fake.settings, ISNI_ATOM_USER: 'society', ISNI_ATOM_PASSWORD: 'secret' });
beforeAll(async () => {
  fake = await startFakeAgency();
  agency = createIsniAgency(readEnv(settings()));
});
afterAll(() => fake.close());
beforeEach(() => fake.respond({ sru: sruAnswer(), atom: notEnough() }));

const REQUEST: AgencyRequest = {
  requestId: '01900000-0000-7000-8000-0000000000aa',
  requestedAt: new Date('2026-11-20T12:00:00Z'),
  partyId: '01900000-0000-7000-8000-000000000003',
  subjectKind: 'person',
  content: isniContent.parse({
    given_names: 'Ama',
    family_name: 'Kusi & <Sons>',
    name_variants: [{ name: 'Ama K.' }, { name: '' }],
    roles: ['composer', 'performer'],
    works: [{ title: 'Songbird', role: 'composer', date: '2019', identifier: 'T0345246801' }],
    start_date: '1991-03-14',
    country: 'GH',
    city: 'Accra',
    links: [{ url: 'https://ama.example/?a=1&b=2' }],
    related: [{ name: 'Harbour Band', relation: 'member_of', isni: '' }],
    consent: true,
  }),
  ipiNameNumber: '99900000158',
  isNot: ['123'],
  mergeWith: null,
};

const connect = (atom: AgencyBehaviour) => {
  fake.respond({ atom });
  return agency.request?.(REQUEST) ?? null;
};
const search = (sru: AgencyBehaviour, name = 'Ama Kusi') => {
  fake.respond({ sru });
  return agency.search?.(name) ?? null;
};

test('is not called without a configured URL', () => {
  expect(createIsniAgency(readEnv({}))).toEqual({ search: null, lookUp: null, request: null });
});

describe('ISNI index', () => {
  test('searches by name and reads the records', async () => {
    const records = await search(
      sruAnswer(
        { isni: '0000000123531945', forename: 'Ama', surname: 'Kusi', dates: '1991-', titles: ['The @Songbird'] },
        { ppn: '12345678X', surname: 'Kusi &amp; Co' },
      ),
    );
    expect(records).toEqual([
      {
        isni: '0000000123531945',
        ppn: null,
        name: 'Ama Kusi',
        dates: '1991-',
        details: ['The Songbird'],
        sources: ['VIAF'],
      },
      { isni: null, ppn: '12345678X', name: 'Kusi & Co', dates: null, details: [], sources: ['VIAF'] },
    ]);
    const query = new URL(fake.calls.at(-1)?.url ?? '', 'http://agency.test').searchParams;
    expect(query.get('query')).toBe('pica.na="Ama Kusi"');
    expect(query.get('recordSchema')).toBe('isni-b');
  });

  test('escapes what is typed as a name', async () => {
    await search(sruAnswer(), 'a" or pica.na="b\\&operation=x');
    const query = new URL(fake.calls.at(-1)?.url ?? '', 'http://agency.test').searchParams;
    expect(query.get('query')).toBe('pica.na="a  or pica.na= b &operation=x"');
    expect(query.getAll('operation')).toEqual(['searchRetrieve']);
  });

  test('returns names in any script without unsafe characters', async () => {
    const given = (forename: string) => search(sruAnswer({ ppn: '12345678X', forename, surname: 'Kusi' }));
    expect(await given('Beyonc&#233; &#x41;')).toMatchObject([{ name: 'Beyoncé A Kusi' }]);
    expect(await given('A\u0000m\u001b[31ma')).toMatchObject([{ name: 'A\uFFFDm\uFFFD[31ma Kusi' }]);
    expect(await given('A&#x202e;ma')).toMatchObject([{ name: 'A\uFFFDma Kusi' }]);
    expect((await given('x'.repeat(100_000)))?.[0]?.name.length).toBeLessThan(600);
  });

  test('skips records without a valid number', async () => {
    expect(await search(sruAnswer({ isni: '0000000000000000', surname: 'Nobody' }))).toEqual([]);
  });
});

describe('agency requests', () => {
  test('match the XML that the agency documents, with everything escaped', async () => {
    await connect(notEnough());
    const call = fake.calls.at(-1);
    expect(call?.headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      authorization: `Basic ${btoa('society:secret')}`,
    });
    expect(call?.body).toContain('<surname>Kusi &amp; &lt;Sons&gt;</surname>');
    const parsed = new XMLParser({ parseTagValue: false }).parse(call?.body ?? '');
    expect(parsed.Request).toEqual({
      requestID: { dateTimeOfRequest: '2026-11-20T12:00:00.000Z', requestorTransactionId: REQUEST.requestId },
      identityInformation: {
        requestorIdentifierOfIdentity: { identifier: REQUEST.partyId },
        otherIdentifierOfIdentity: { identifier: '99900000158', type: 'IPI' },
        identity: {
          personOrFiction: {
            personalName: { nameUse: 'public', surname: 'Kusi & <Sons>', forename: 'Ama' },
            personalNameVariant: { nameUse: 'public', surname: 'Ama K.' },
            birthDate: '1991-03-14',
            resource: [
              {
                creationClass: 'musical',
                creationRole: 'cmp',
                titleOfWork: {
                  title: 'Songbird',
                  imprint: { date: '2019' },
                  identifier: { identifierValue: 'T0345246801' },
                },
              },
              { creationClass: 'musical', creationRole: 'prf' },
            ],
          },
        },
        countriesAssociated: { countryCode: 'GH', city: 'Accra' },
        externalInformation: { URI: 'https://ama.example/?a=1&b=2' },
        note: 'Dates not for publication',
      },
      isRelated: { relationType: 'isMemberOf', relationName: { name: 'Harbour Band' } },
      isNot: { PPN: '123' },
    });
  });

  test('name an organisation as one', () => {
    const content = { ...REQUEST.content, organisation_name: 'Osu Music' };
    const parsed = new XMLParser().parse(
      writeRequest({ ...REQUEST, subjectKind: 'organisation', content, mergeWith: '77' }),
    );
    expect(parsed.Request.identityInformation.identity.organisation.organisationName).toEqual({
      mainName: 'Osu Music',
    });
    expect(parsed.Request.merge).toMatchObject({ mergeInstruction: 'M', mergeToPPN: 77 });
  });

  test('contain any text in full', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
        const title = isniContent.parse({ note: typed.slice(0, 900) }).note;
        if (title === '') return;
        const read = new XMLParser({ parseTagValue: false, trimValues: false }).parse(writeXml({ a: { b: title } }));
        expect(read.a.b).toBe(title);
      }),
    );
  });
});

describe('agency responses', () => {
  test.each([
    ['a number', assigned('0000000123531945'), { kind: 'assigned', isni: '0000000123531945' }],
    ['a number in groups', assigned('0000 0001 2353 1945'), { kind: 'assigned', isni: '0000000123531945' }],
    [
      'possible matches',
      possibleMatch(['123', '70.00', 'BNF#PERSON'], ['http://agency.test/PPN?PPN=45678901X', '0.92', 'VIAF']),
      {
        kind: 'possible_match',
        matches: [
          { ppn: '123', score: 70, sources: ['BNF#PERSON'] },
          { ppn: '45678901X', score: 92, sources: ['VIAF'] },
        ],
      },
    ],
    ['a match that cannot be assigned', cannotBeAssigned('999'), { kind: 'cannot_be_assigned', ppn: '999' }],
    ['a record of our own', possibleMatch(['55', '95.00', 'CNTP#PERSON']), { kind: 'duplicate', ppn: '55' }],
    ['too little', notEnough(), { kind: 'too_little', information: 'no match initial database' }],
    ['invalid data', invalidData('birthDate'), { kind: 'invalid', information: 'invalid data: birthDate' }],
  ])('are understood for %s', async (_, answer, expected) => {
    expect(await connect(answer)).toMatchObject(expected);
  });

  test.each(['0000000000000000', '0000000123531946', '', 'x'.repeat(60)])(
    'are rejected with the number %j',
    async (isni) => {
      await expect(connect(assigned(isni))).rejects.toMatchObject({ code: 'unreadable' });
    },
  );

  test('list a limited number of distinct records', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => [String(1_000 + index), '50.00', 'VIAF'] as const);
    const [first] = many;
    const answer = await connect(possibleMatch(...(first ? [first] : []), ...many));
    expect(answer).toMatchObject({ kind: 'possible_match', matches: { length: 10 } });
    expect(answer).toHaveProperty('matches.1.ppn', '1001');
  });

  test('are either read or rejected, whatever they contain', () => {
    const document = fc.oneof(
      fc.string(),
      fc.constantFrom(assigned('1'), notEnough(), cannotBeAssigned('1'), '<a/>', '<responseRecord/>'),
    );
    fc.assert(
      fc.property(document, fc.nat(400), fc.string({ maxLength: 5 }), (text, at, inserted) => {
        try {
          readAnswer(text.slice(0, at) + inserted + text.slice(at), 'CNTP');
        } catch (error) {
          expect(error).toMatchObject({ name: 'AgencyError', code: 'unreadable' });
        }
      }),
    );
  });
});

describe('unavailable agencies', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(100)}"><!ENTITY c "&b;&b;&b;&b;">]><responseRecord><noISNI><reason>&c;</reason></noISNI></responseRecord>`;

  test.each<[string, AgencyBehaviour, string]>([
    ['answers with 500', (response) => response.writeHead(500).end(), 'busy'],
    ['answers with 429', (response) => response.writeHead(429).end(), 'busy'],
    ['answers with 401', (response) => response.writeHead(401).end(), 'refused'],
    ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'refused'],
    [
      'breaks off',
      (response) => response.writeHead(200, { 'content-length': '500' }).end('<responseRecord>').destroy(),
      'unreachable',
    ],
    ['sends half a document', '<responseRecord><noISNI>', 'unreadable'],
    ['sends a page', '<html><body>Down for maintenance<br></body></html>', 'unreadable'],
    ['sends another document', '<other/>', 'unreadable'],
    ['sends nothing', '', 'unreadable'],
    ['sends entities that grow', bomb, 'unreadable'],
    ['never stops', (response) => response.end(`<a>${'x'.repeat(3_000_000)}</a>`), 'unreadable'],
    ['names more elements than anybody counts', `<a>${'<b/>'.repeat(400_000)}</a>`, 'unreadable'],
    ['goes deeper than anybody', `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`, 'unreadable'],
  ])('are reported if the agency %s', async (_, behaviour, code) => {
    await expect(connect(behaviour)).rejects.toMatchObject({ name: 'AgencyError', code });
  });

  test.each<[string, AgencyBehaviour]>([
    ['hangs', () => undefined],
    ['begins and hangs', (response) => response.writeHead(200).write('<responseRecord>')],
  ])('time out as configured if the agency %s', async (_, behaviour) => {
    const impatient = createIsniAgency(readEnv({ ...settings(), ISNI_TIMEOUT_SECONDS: '1' }));
    fake.respond({ atom: behaviour, sru: behaviour });
    const failure = { name: 'AgencyError', code: 'timed_out' };
    await Promise.all([
      expect(impatient.request?.(REQUEST)).rejects.toMatchObject(failure),
      expect(impatient.search?.('Ama')).rejects.toMatchObject(failure),
    ]);
  });

  test('are reported as such', async () => {
    const gone = createIsniAgency(
      readEnv({ ISNI_SRU_URL: 'http://127.0.0.1:1/', ISNI_ATOM_URL: 'http://127.0.0.1:1/' }),
    );
    await expect(gone.search?.('Ama')).rejects.toMatchObject({ code: 'unreachable' });
  });
});

test('rejects a document type declaration in any spelling', () => {
  expect(() => readXml('<!doctype a><a/>')).toThrow('document type');
});
