import { partyNamesOf } from 'api/parties/party-name.ts';
import type { NewRow } from 'api/platform/db/tables.ts';
import type { DemoEmail } from './demo-sign-ins.ts';
import { syntheticIpi, syntheticIsni } from './synthetic-codes.ts';

/** The people and the company who sign in. */
export const MEMBERS = {
  ama: {
    email: 'ama.kusi@example.org',
    names: { register_as: 'individual', given_name: 'Ama', other_names: 'Kusi' },
    party: {
      ...partyNamesOf({ given_name: 'Ama', other_names: 'Kusi' }),
      ipi_name_number: syntheticIpi(1),
      isni: syntheticIsni(1),
    },
  },
  kofi: {
    email: 'kofi.mensah@example.org',
    names: { register_as: 'individual', given_name: 'Kofi', other_names: 'Mensah' },
    party: {
      ...partyNamesOf({ given_name: 'Kofi', other_names: 'Mensah' }),
      ipi_name_number: syntheticIpi(2),
      // He is on the way to one: seed-isni.ts.
      isni: null,
    },
  },
  osu: {
    email: 'osu.music@example.org',
    names: { register_as: 'corporate', corporation_name: 'Osu Music Publishing', organisation_type: 'Other' },
    party: {
      ...partyNamesOf({ corporation_name: 'Osu Music Publishing' }),
      ipi_name_number: syntheticIpi(3),
      isni: null,
    },
  },
} as const satisfies Record<
  string,
  { email: DemoEmail; names: Omit<NewRow<'member'>, 'id'>; party: Omit<NewRow<'party'>, 'id'> }
>;

/** Writers and companies who are no members; some have no IPI yet. */
export const OTHERS = {
  efua: writer('Efua', 'Sarpong', 11),
  okai: writer('Joseph', 'Okai', 12),
  adwoa: writer('Adwoa', 'Boateng', 13),
  chinedu: writer('Chinedu', 'Okafor', 14),
  zainab: writer('Zainab', 'Bello', 15),
  kwabena: writer('Kwabena', 'Ofori', 16),
  maria: writer('María José', 'Núñez', 17),
  tunde: writer('Babátúndé', 'Adéwálé', 18),
  claire: writer('Claire', 'Dubois', 19),
  esi: writer('Esi', 'Kyei', null),
  nana: writer('Nana Yaw', 'Ɔdɔnkɔ', null),
  folake: writer('Fọlákẹ́', 'Adéyẹmí', null),
  tema: company('Tema Records'),
  boateng: company('Boateng Sounds'),
  lagos: company('Lagos Wave'),
};

export type DemoMember = keyof typeof MEMBERS;
export type DemoParty = DemoMember | keyof typeof OTHERS;

/** With a number, IPI and ISNI made from it. */
function writer(given_names: string, family_name: string, number: number | null) {
  return {
    kind: 'person' as const,
    given_names,
    family_name,
    organisation_name: null,
    ipi_name_number: number ? syntheticIpi(number) : null,
    isni: number ? syntheticIsni(number) : null,
  };
}

function company(organisation_name: string) {
  const names = { kind: 'organisation' as const, given_names: null, family_name: null, organisation_name };
  return { ...names, ipi_name_number: null, isni: null };
}
