import type { NewRow } from 'api/platform/db/tables.ts';
import type { DemoMember } from './demo-parties.ts';

type Membership = Pick<
  NewRow<'party_society'>,
  'right' | 'society_code' | 'society_name' | 'territory' | 'from_day' | 'to_day'
>;

interface DemoProfile {
  readonly member: Partial<NewRow<'member'>>;
  readonly stage_names: string[];
  readonly societies: readonly Membership[];
}

/** In the list, for the world, unless said otherwise. */
function membership(right: Membership['right'], code: string, change: Partial<Membership> = {}): Membership {
  const society = { society_code: code, society_name: null };
  return { right, ...society, territory: null, from_day: null, to_day: null, ...change };
}

/** What the members told on joining, and which societies they say collect for them. */
export const PROFILES: Record<DemoMember, DemoProfile> = {
  ama: {
    member: {
      birth_date: '1991-03-14',
      nationality: 'GH',
      country: 'GH',
      phone: '+233 24 555 0142',
      roles: ['composer', 'author', 'performer'],
    },
    stage_names: ['Ama K', 'Kusi Highlife'],
    societies: [
      membership('pr', '285', { from_day: '2014-06-01' }),
      membership('mr', '285', { from_day: '2014-06-01' }),
      membership('sr', '052', { territory: 'GB', from_day: '2018-01-01', to_day: '2023-12-31' }),
    ],
  },
  kofi: {
    member: {
      birth_date: '1984-11-02',
      nationality: 'GH',
      country: 'GB',
      phone: '+44 20 7946 0018',
      roles: ['composer', 'arranger'],
    },
    stage_names: ['K. Mensah'],
    societies: [
      membership('pr', '052', { from_day: '2009-09-01' }),
      membership('mr', '044', { from_day: '2009-09-01' }),
    ],
  },
  osu: {
    member: {
      country: 'GH',
      phone: '+233 30 255 0177',
      registration_number: 'CS-2016-04471',
      contact_person: 'Naa Adjeley Tetteh',
    },
    stage_names: ['Osu Songs'],
    societies: [membership('pr', '285', { from_day: '2016-03-01' })],
  },
};
