import { type DeclaredRecording, soundRecordingOf } from '@counterpoint/domain/rdrn';
import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import { NO_RECORDING_FACTS } from '@counterpoint/domain/schemas/recordings';
import { reach, territories } from '@counterpoint/domain/territories';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { frameOf, soundRecordingXml } from './rights-message-xml.ts';
import { DDEX_RIGHTS_CONTROL_TYPES, DDEX_USE_TYPES } from './testing/ddex-values.ts';
import { type Element, elementsAt, readXml, rightsIn, textsAt } from './testing/read-message.ts';

type Draft = DeclaredRecording['draft'];
type Right = DeclaredRecording['ownRights'][number];

const HARD_NAMES = ['Ama & Sons <Ltd>', 'فرقة الشرق', 'Kofi 🥁 "Drums"', "O'Brien ]]> &amp;"];

function aRight(sketch: Partial<Right> = {}): Right {
  return {
    party: { kind: 'organisation', first_name: null, name: 'Osu Records', ipi_name_number: '00014107338' },
    role: 'producer',
    uses: [...USE_TYPES],
    share: 10_000,
    territories: [{ is_included: true, territory: '2136' }],
    valid_from: '2024-01-01',
    valid_to: null,
    source: null,
    is_controlled_by_third_party: false,
    ...sketch,
  };
}

function aDraft(sketch: Partial<Draft> = {}): Draft {
  const facts = { ...NO_RECORDING_FACTS, display_artist: 'Ama Mensah', duration_s: 245 };
  return { ...facts, title: 'Night Market', isrc: 'GBEMI2400001', contributors: [], rights: [], works: [], ...sketch };
}

const SENDER = { id: 'PADPIDA2007061301U', name: 'Osu Records' };

function written(draft: Draft, ownRights: readonly Right[] = draft.rights) {
  const recording = { number: 'N-1', draft, ownRights };
  const { element, losses } = soundRecordingOf(recording, { senderId: SENDER.id, position: 1 });
  const xml = soundRecordingXml(element);
  return { xml, recording: readXml(xml), losses };
}

const anyRight: fc.Arbitrary<Right> = fc
  .record({
    share: fc.integer({ min: 1, max: 10_000 }),
    uses: fc.subarray([...USE_TYPES], { minLength: 1 }),
    name: fc.oneof(fc.constantFrom(...HARD_NAMES), fc.string({ unit: 'grapheme-ascii', minLength: 1 })),
    isni: fc.constantFrom(undefined, '0000000121032683'),
    territories: fc.array(
      fc.record({
        is_included: fc.boolean(),
        territory: fc.constantFrom(...territories().map(({ code }) => code)),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    valid_to: fc.constantFrom(null, '2030-12-31'),
  })
  .map(({ name, isni, ...right }) =>
    aRight({
      ...right,
      territories: [{ is_included: true, territory: '2100' }, ...right.territories],
      party: {
        kind: 'organisation',
        first_name: null,
        name: name.trim() || 'X',
        ipi_name_number: null,
        ...(isni && { isni }),
      },
    }),
  )
  .filter((right) => reach(right.territories).size > 0);

describe('an RDR-N message', () => {
  test('gives back the holders, shares, uses, countries and periods of the rights', () => {
    fc.assert(
      fc.property(fc.array(anyRight, { minLength: 1, maxLength: 4 }), (rights) => {
        const { recording } = written(aDraft({ rights }));
        expect(rightsIn(recording)).toEqual(
          rights.map(({ party, share, uses, territories: places, valid_from, valid_to }) => ({
            name: party.name,
            isni: party.isni ?? null,
            ipi: null,
            share,
            uses,
            countries: reach(places),
            from: valid_from,
            to: valid_to,
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  test.each(HARD_NAMES)('keeps the name %s', (name) => {
    const party = { kind: 'person' as const, first_name: 'Ama', name, ipi_name_number: null };
    const contributors = [aContributor({ name })];
    const { recording } = written(aDraft({ title: name, rights: [aRight({ party })], contributors }));
    expect(textsAt(recording, 'ReferenceTitle/TitleText')).toEqual([name]);
    expect(textsAt(recording, 'RightsController/PartyName/KeyName')).toEqual([name]);
    expect(textsAt(recording, 'PerformingContributor/PartyName/FullName')).toEqual([name]);
  });

  test('leaves out characters that XML can’t hold', () => {
    const { recording } = written(aDraft({ title: 'Night\u0007 Market\ud800' }));
    expect(textsAt(recording, 'ReferenceTitle/TitleText')).toEqual(['Night Market']);
  });

  test('writes shares exactly, and their sum stays', () => {
    const rights = [3333, 3333, 3334].map((share) => aRight({ share }));
    const shares = textsAt(written(aDraft({ rights })).recording, 'RightsController/RightSharePercentage');
    expect(shares).toEqual(['33.33', '33.33', '33.34']);
  });

  test('declares the line-up of a recording in which the sender has no rights', () => {
    const { recording, losses } = written(aDraft({ rights: [aRight()], contributors: [aContributor()] }), []);
    expect(textsAt(recording, 'RightsControllerNotAsserted')).toEqual(['true']);
    expect(elementsAt(recording, 'RightsController')).toEqual([]);
    expect(losses).toMatchObject([{ place: 'Rights of other holders', held: 'Osu Records' }]);
  });

  test('writes roles, instruments and flags of performers in DDEX terms', () => {
    const singer = aContributor({ category: 'contracted_featured', roles: ['lead_vocals', 'kora', 'rap'] });
    const drummer = aContributor({ category: 'non_featured', roles: ['drums', 'talking_drum'] });
    const mixer = aContributor({ category: 'mixer', roles: ['mixing_engineer'], other_roles: 'tape & dub' });
    const { recording } = written(aDraft({ contributors: [singer, drummer, mixer] }));
    const roles = (path: string) => elementsAt(recording, `${path}/Contribution/Role`);
    expect(roles('PerformingContributor').map(({ text }) => text)).toEqual([
      'LeadVocalist',
      'UserDefined',
      'Musician',
      'Musician',
    ]);
    expect(textsAt(recording, 'PerformingContributor/Contribution/InstrumentType')).toEqual([
      'Kora',
      'DrumKit',
      'TalkingDrum',
    ]);
    expect(textsAt(recording, 'PerformingContributor/Contribution/HasMadeContractedContribution')).toEqual(
      Array(3).fill('true'),
    );
    expect(roles('OtherContributor').map(({ attributes }) => attributes.UserDefinedValue)).toEqual([
      undefined,
      'tape & dub',
    ]);
  });

  test('only has uses and kinds of holders of DDEX’s lists', () => {
    const roles = ['producer', 'exclusive_licensee', 'licensee', 'assignee'] as const;
    const { recording } = written(aDraft({ rights: roles.map((role) => aRight({ role, uses: [...USE_TYPES] })) }));
    const uses = textsAt(recording, 'RightsController/RightsStatement/UseType');
    expect(uses.filter((use) => !DDEX_USE_TYPES.includes(use))).toEqual([]);
    const kinds = textsAt(recording, 'RightsController/RightsControlType');
    expect(kinds).toHaveLength(3);
    expect(kinds.filter((kind) => !DDEX_RIGHTS_CONTROL_TYPES.includes(kind))).toEqual([]);
  });

  test('names what it can’t hold', () => {
    const unknown = aRight({ territories: [{ is_included: true, territory: '2199' }] });
    const licensee = aRight({ role: 'licensee', source: 'Deed of 2019' });
    const works = [{ composition_id: null, title: 'Harbour', iswc: null, writers: null }];
    const contributors = [aContributor({ share: 2500 })];
    const draft = aDraft({
      rights: [unknown, licensee],
      works,
      contributors,
      genre: 'Highlife',
      recording_country: 'GH',
    });
    const { recording, losses } = written(draft);
    expect(losses.map(({ place }) => place)).toEqual([
      'Right',
      'Non-exclusive licensee',
      'Agreement that a right is based on',
      'Share of a contributor',
      'Recorded work',
      'Genre',
      'Recorded in',
    ]);
    expect(elementsAt(recording, 'RightsController')).toHaveLength(1);
  });
});

function aContributor(sketch: Partial<Draft['contributors'][number]> = {}): Draft['contributors'][number] {
  return {
    party: null,
    name: 'Ama Mensah',
    category: 'other_featured',
    roles: [],
    other_roles: null,
    performed_from: null,
    performed_to: null,
    country: null,
    share: null,
    ...sketch,
  };
}

/** From the schema of RDR-N 1.5: the elements that the portal writes, in order. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  'rdr-n:DeclarationOfSoundRecordingRightsClaimMessage': ['MessageHeader', 'ResourceList'],
  MessageHeader: [
    'MessageId',
    'MessageFileName',
    'MessageSender',
    'MessageRecipient',
    'MessageCreatedDateTime',
    'MessageControlType',
  ],
  SoundRecording: [
    'SoundRecordingType',
    'SoundRecordingId',
    'MusicalWorkId',
    'ResourceReference',
    'ReferenceTitle',
    'LanguageOfPerformance',
    'Duration',
    'CreationDate',
    'OriginalResourceReleaseDate',
    'IsRemastered',
    'SoundRecordingDetailsByTerritory',
    'PerformingContributor',
    'OtherContributor',
    'RightsController',
    'RightsControllerNotAsserted',
  ],
  SoundRecordingDetailsByTerritory: [
    'TerritoryCode',
    'Title',
    'DisplayArtistName',
    'DisplayArtist',
    'LabelName',
    'PLine',
    'HostSoundCarrier',
  ],
  RightsController: ['PartyId', 'PartyName', 'RightsControlType', 'RightSharePercentage', 'RightsStatement'],
  RightsStatement: ['UseType', 'Period', 'Territory', 'ExcludedTerritory'],
  Contribution: ['Role', 'HasMadeFeaturedContribution', 'HasMadeContractedContribution', 'Event', 'InstrumentType'],
  PerformingContributor: ['PartyId', 'PartyName', 'Contribution'],
  OtherContributor: ['PartyId', 'PartyName', 'Contribution'],
  DisplayArtist: ['PartyName', 'DisplayArtistRole'],
  HostSoundCarrier: ['ReleaseId', 'Title', 'DisplayArtistName'],
  PartyId: ['ISNI', 'IpiNameNumber'],
  PartyName: ['FullName', 'NamesBeforeKeyName', 'KeyName'],
};

function expectOrder(element: Element): void {
  const order = ORDER[element.name];
  const names = element.children.map(({ name }) => name);
  if (order) expect(names).toEqual(names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  if (order) expect(order).toEqual(expect.arrayContaining(names));
  for (const child of element.children) expectOrder(child);
}

test('writes all elements in the order of the schema', () => {
  const person = {
    kind: 'person' as const,
    first_name: 'Ama',
    name: 'Mensah',
    ipi_name_number: '00014107338',
    isni: '0000000121032683',
  };
  const full = aDraft({
    version_title: 'Live',
    language: 'en',
    recording_date: '2023-11-02',
    recording_country: 'GH',
    release_date: '2024-05-31',
    release_title: 'Markets',
    ean: '4006381333931',
    catalogue_number: 'OSU-24',
    label: 'Osu',
    p_line: 'Osu Records',
    p_line_year: 2024,
    is_remaster: true,
    main_artists: ['Ama Mensah', 'Kofi'],
    works: [{ composition_id: null, title: 'Night Market', iswc: 'T0345246801', writers: null }],
    contributors: [
      aContributor({ party: person, roles: ['vocals', 'kora'], performed_from: '2023-11-02', country: 'GH' }),
      aContributor({ category: 'studio_producer', roles: ['producer'] }),
    ],
    rights: [aRight({ party: person, valid_to: '2030-12-31' })],
  });
  const recipient = { id: 'PADPIDA2019062107O', name: 'Ghana & Co' };
  const at = new Date('2026-11-26T21:00:00Z');
  const [start, end] = frameOf({ id: 'M-1', fileName: 'm.xml', sender: SENDER, recipient, at });
  const message = readXml(start + written(full).xml + end);
  expect(message.attributes['xmlns:rdr-n']).toBe('http://ddex.net/xml/rdr-n/15');
  expect(textsAt(message, 'MessageHeader/MessageRecipient/PartyName/FullName')).toEqual(['Ghana & Co']);
  const [recording] = elementsAt(message, 'ResourceList/SoundRecording');
  expect(recording?.children.map(({ name }) => name)).toEqual(ORDER.SoundRecording?.slice(0, -1));
  expectOrder(message);
});
