import type { CompositionDraft, WriterRole } from '@counterpoint/domain/schemas';
import type { DemoMember, DemoParty } from './demo-parties.ts';

/** A work of the demo: who registered it when, and who has confirmed it since. */
export interface DemoWork {
  readonly title: string;
  readonly by: DemoMember;
  /** Days before now at which it was submitted; of a draft, at which it was last saved. */
  readonly daysAgo: number;
  /** Role, performing and mechanical share in whole per cent; null is a writer whom nobody knows. */
  readonly writers: readonly (readonly [DemoParty | null, WriterRole, number, number])[];
  /** Original publishers, their shares likewise, and whom each publishes. */
  readonly publishers?: readonly (readonly [DemoParty, number, number, readonly DemoParty[]])[];
  /** Days after the submission at which each member said yes; one who is missing has not yet. */
  readonly confirmed?: Partial<Record<DemoMember, number>>;
  readonly isDraft?: boolean;
  readonly hasIswc?: boolean;
  readonly about?: Partial<CompositionDraft>;
}

const english = { language: 'en', text_music: 'MTX' } as const;
const akan = { language: 'ak', text_music: 'MTX' } as const;
const yoruba = { language: 'yo', text_music: 'MTX' } as const;

function alsoCalled(title: string) {
  return { alternative_titles: [{ title, type: 'TT' as const, language: null }] };
}

export const DEMO_WORKS: readonly DemoWork[] = [
  // Registered: everybody has confirmed and has an IPI.
  {
    ...{ title: 'Gold Coast Rain', by: 'ama', daysAgo: 18, hasIswc: true, confirmed: { kofi: 2, osu: 17.9 } },
    writers: [
      ['ama', 'CA', 50, 50],
      ['kofi', 'C', 25, 0],
    ],
    publishers: [['osu', 25, 50, ['kofi']]],
    about: { ...english, duration_s: 222, genre: 'Highlife' },
  },
  {
    ...{ title: 'Harmattan Love', by: 'ama', daysAgo: 71, hasIswc: true, confirmed: { kofi: 3 } },
    writers: [
      ['ama', 'CA', 40, 40],
      ['efua', 'A', 25, 25],
      ['kofi', 'C', 20, 20],
      ['okai', 'C', 15, 15],
    ],
    about: { ...english, duration_s: 251, genre: 'Highlife' },
  },
  {
    ...{ title: 'Akwaaba', by: 'ama', daysAgo: 12, hasIswc: true },
    writers: [
      ['ama', 'CA', 50, 50],
      ['okai', 'CA', 50, 50],
    ],
    about: { ...akan, ...alsoCalled('Welcome'), duration_s: 198, genre: 'Highlife' },
  },
  {
    ...{ title: 'Kente Lines', by: 'ama', daysAgo: 18.5, hasIswc: true },
    writers: [['ama', 'CA', 100, 100]],
    about: { ...english, duration_s: 184, genre: 'Afropop' },
  },
  {
    ...{ title: 'Ɔdɔ Nti', by: 'ama', daysAgo: 23, hasIswc: true },
    writers: [
      ['kwabena', 'CA', 66.67, 66.67],
      ['ama', 'A', 33.33, 33.33],
    ],
    about: { ...akan, ...alsoCalled('Because of Love'), duration_s: 235, genre: 'Highlife' },
  },
  {
    ...{ title: 'Lagos to Accra', by: 'kofi', daysAgo: 41, hasIswc: true, confirmed: { ama: 1 } },
    writers: [
      ['kofi', 'CA', 40, 40],
      ['chinedu', 'CA', 40, 40],
      ['ama', 'A', 20, 20],
    ],
    about: { ...english, duration_s: 207, genre: 'Afrobeats' },
  },
  {
    ...{ title: 'Oghenekaro', by: 'kofi', daysAgo: 64, hasIswc: true },
    writers: [
      ['kofi', 'C', 50, 50],
      ['chinedu', 'A', 50, 50],
    ],
    about: { text_music: 'MTX', duration_s: 244, genre: 'Gospel' },
  },
  {
    ...{ title: 'Àdùkẹ́', by: 'kofi', daysAgo: 88, hasIswc: true },
    writers: [
      ['tunde', 'CA', 75, 75],
      ['kofi', 'AR', 25, 25],
    ],
    about: {
      ...{ ...yoruba, version_type: 'MOD', duration_s: 262, genre: 'Jùjú' },
      ...{ music_arrangement: 'ARR', lyric_adaptation: 'ORI' },
      original_work: { title: 'Àdùkẹ́ Mi', iswc: null, language: 'yo', writer: 'Traditional', writer_ipi: null },
    },
  },
  {
    ...{ title: 'Makola Morning', by: 'ama', daysAgo: 103, hasIswc: true, confirmed: { osu: 4 } },
    writers: [['ama', 'CA', 50, 0]],
    publishers: [['osu', 50, 100, ['ama']]],
    about: { ...english, duration_s: 176, genre: 'Highlife' },
  },
  {
    ...{ title: 'Señorita del Mar', by: 'ama', daysAgo: 127, hasIswc: true },
    writers: [
      ['maria', 'CA', 60, 60],
      ['ama', 'C', 40, 40],
    ],
    about: { language: 'es', text_music: 'MTX', duration_s: 213, genre: 'Latin' },
  },
  {
    ...{ title: 'La Mer à Cape Coast', by: 'osu', daysAgo: 142, hasIswc: true, confirmed: { kofi: 9 } },
    writers: [
      ['claire', 'A', 50, 50],
      ['kofi', 'C', 25, 25],
      ['osu', 'PA', 25, 25],
    ],
    about: { language: 'fr', text_music: 'MTX', duration_s: 229, genre: 'Chanson' },
  },
  {
    ...{ title: 'Talking Drum Study No. 3', by: 'kofi', daysAgo: 155, hasIswc: true },
    writers: [['kofi', 'C', 100, 100]],
    about: { text_music: 'MUS', duration_s: 318, genre: 'Instrumental' },
  },
  {
    ...{ title: 'Kumasi Express', by: 'osu', daysAgo: 171, hasIswc: true, confirmed: { ama: 2, kofi: 5 } },
    writers: [
      ['ama', 'CA', 30, 30],
      ['kofi', 'CA', 30, 30],
    ],
    publishers: [['osu', 40, 40, ['ama', 'kofi']]],
    about: { ...english, duration_s: 195, genre: 'Highlife' },
  },
  {
    ...{ title: 'Sahel Moon', by: 'ama', daysAgo: 204, hasIswc: true },
    writers: [
      ['ama', 'C', 50, 50],
      ['zainab', 'A', 50, 50],
    ],
    about: { language: 'ha', text_music: 'MTX', duration_s: 241, genre: 'Folk' },
  },
  {
    ...{ title: 'Trotro Blues', by: 'kofi', daysAgo: 233, hasIswc: true, confirmed: { ama: 6 } },
    writers: [
      ['kofi', 'CA', 70, 70],
      ['ama', 'A', 30, 30],
    ],
    about: { ...english, duration_s: 203, genre: 'Blues' },
  },
  {
    ...{ title: 'Nsuo', by: 'ama', daysAgo: 259 },
    writers: [['ama', 'CA', 100, 100]],
    about: { ...akan, ...alsoCalled('Water'), duration_s: 167, genre: 'Afropop' },
  },
  {
    ...{ title: 'Letters from Elmina', by: 'osu', daysAgo: 288, hasIswc: true },
    writers: [
      ['adwoa', 'CA', 50, 50],
      ['osu', 'PA', 50, 50],
    ],
    about: { ...english, duration_s: 274, genre: 'Ballad' },
  },
  {
    ...{ title: 'Palm Wine Sunday', by: 'kofi', daysAgo: 316, hasIswc: true },
    writers: [
      ['kofi', 'CA', 50, 50],
      ['kwabena', 'CA', 50, 50],
    ],
    about: { ...english, duration_s: 219, genre: 'Palm-wine' },
  },
  {
    ...{ title: 'Independence Square', by: 'osu', daysAgo: 347, hasIswc: true, confirmed: { ama: 11 } },
    writers: [['ama', 'CA', 60, 60]],
    publishers: [['osu', 40, 40, ['ama']]],
    about: { ...english, duration_s: 255, genre: 'Highlife' },
  },
  // Registered as incomplete: a writer has no IPI.
  {
    ...{ title: 'Sunsum', by: 'ama', daysAgo: 11, confirmed: { kofi: 3 } },
    writers: [
      ['ama', 'CA', 50, 50],
      ['kofi', 'C', 25, 25],
      ['esi', 'A', 25, 25],
    ],
    about: { ...akan, ...alsoCalled('Spirit'), duration_s: 231, genre: 'Afropop' },
  },
  {
    ...{ title: 'Ìfẹ́ Mi', by: 'kofi', daysAgo: 52 },
    writers: [
      ['kofi', 'C', 50, 50],
      ['folake', 'A', 50, 50],
    ],
    about: { ...yoruba, ...alsoCalled('My Love'), duration_s: 209, genre: 'Afrobeats' },
  },
  {
    ...{ title: 'Asaase Yaa', by: 'osu', daysAgo: 96 },
    writers: [
      ['nana', 'CA', 50, 50],
      ['osu', 'PA', 50, 50],
    ],
    about: { ...akan, duration_s: 263, genre: 'Folk' },
  },
  // Waiting: somebody who is named has still to confirm.
  {
    ...{ title: 'Night Market', by: 'kofi', daysAgo: 4 },
    writers: [
      ['adwoa', 'CA', 50, 50],
      ['kofi', 'C', 25, 25],
      ['ama', 'A', 25, 25],
    ],
    about: { ...english, duration_s: 245, genre: 'Afropop' },
  },
  {
    ...{ title: 'Bukom Boys', by: 'ama', daysAgo: 7, confirmed: { kofi: 2 } },
    writers: [
      ['ama', 'CA', 40, 40],
      ['kofi', 'CA', 40, 40],
      ['osu', 'PA', 20, 20],
    ],
    about: { language: 'gaa', text_music: 'MTX', duration_s: 188, genre: 'Hiplife' },
  },
  {
    ...{ title: 'Dawn at Labadi', by: 'osu', daysAgo: 15, confirmed: { kofi: 6 } },
    writers: [
      ['ama', 'C', 35, 35],
      ['kofi', 'A', 35, 35],
    ],
    publishers: [['osu', 30, 30, ['ama', 'kofi']]],
    about: { ...english, duration_s: 216, genre: 'Highlife' },
  },
  {
    ...{ title: 'Abeokuta Road', by: 'ama', daysAgo: 22 },
    writers: [
      ['ama', 'A', 50, 50],
      ['kofi', 'C', 50, 50],
    ],
    about: { ...english, duration_s: 239, genre: 'Afrobeats' },
  },
  // Contested by one of those it names, and one with a line that nobody is known for: demo-changes.ts goes on with them.
  {
    ...{ title: 'Sankofa Road', by: 'ama', daysAgo: 9 },
    writers: [
      ['ama', 'CA', 70, 70],
      ['kofi', 'C', 30, 30],
    ],
    about: { ...english, duration_s: 224, genre: 'Highlife' },
  },
  {
    ...{ title: 'Harbour Lights', by: 'ama', daysAgo: 58 },
    writers: [
      ['ama', 'C', 50, 50],
      [null, 'A', 50, 50],
    ],
    about: { ...english, duration_s: 201, genre: 'Highlife' },
  },
  // Being written.
  {
    ...{ title: 'Volta Blues', by: 'ama', daysAgo: 3, isDraft: true },
    writers: [['ama', 'CA', 60, 60]],
    about: { ...english, genre: 'Blues' },
  },
  { title: 'Untitled Riff in E', by: 'ama', daysAgo: 33, isDraft: true, writers: [] },
  {
    ...{ title: 'Osu Castle Road', by: 'kofi', daysAgo: 6, isDraft: true },
    writers: [
      ['kofi', 'C', 50, 50],
      ['ama', 'A', 50, 50],
    ],
    about: { ...english, duration_s: 192 },
  },
  {
    ...{ title: 'Catalogue Cue 14', by: 'osu', daysAgo: 9, isDraft: true },
    writers: [['osu', 'PA', 50, 50]],
    about: { text_music: 'MUS', duration_s: 45 },
  },
];
