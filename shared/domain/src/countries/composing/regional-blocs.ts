import type { FullCountry } from '../full-country.ts';

type RegionalBloc = NonNullable<FullCountry['regionalBlocs']>[number];

/** Full members at the end of 2025, suspended ones included. */
const BLOCS: readonly (RegionalBloc & { readonly members: string })[] = [
  {
    acronym: 'AL',
    name: 'Arab League',
    otherAcronyms: ['LAS'],
    otherNames: ['League of Arab States', 'جامعة الدول العربية'],
    members: 'AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE',
  },
  {
    acronym: 'ASEAN',
    name: 'Association of Southeast Asian Nations',
    otherAcronyms: [],
    otherNames: [],
    members: 'BN ID KH LA MM MY PH SG TH TL VN',
  },
  {
    acronym: 'AU',
    name: 'African Union',
    otherAcronyms: ['UA'],
    otherNames: ['Union africaine', 'União Africana', 'Unión Africana', 'الاتحاد الأفريقي', 'Umoja wa Afrika'],
    members:
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW ' +
      'SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  },
  {
    acronym: 'CAIS',
    name: 'Central American Integration System',
    otherAcronyms: ['SICA'],
    otherNames: ['Sistema de la Integración Centroamericana'],
    members: 'BZ CR DO GT HN NI PA SV',
  },
  {
    acronym: 'CARICOM',
    name: 'Caribbean Community',
    otherAcronyms: [],
    otherNames: ['Comunidad del Caribe', 'Communauté caribéenne', 'Caribische Gemeenschap'],
    members: 'AG BB BS BZ DM GD GY HT JM KN LC MS SR TT VC',
  },
  {
    acronym: 'CEFTA',
    name: 'Central European Free Trade Agreement',
    otherAcronyms: [],
    otherNames: [],
    members: 'AL BA MD ME MK RS XK',
  },
  {
    acronym: 'EEU',
    name: 'Eurasian Economic Union',
    otherAcronyms: ['EAEU'],
    otherNames: [],
    members: 'AM BY KG KZ RU',
  },
  {
    acronym: 'EFTA',
    name: 'European Free Trade Association',
    otherAcronyms: [],
    otherNames: [],
    members: 'CH IS LI NO',
  },
  {
    acronym: 'EU',
    name: 'European Union',
    otherAcronyms: [],
    otherNames: [],
    members: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  },
  {
    acronym: 'PA',
    name: 'Pacific Alliance',
    otherAcronyms: [],
    otherNames: ['Alianza del Pacífico'],
    members: 'CL CO MX PE',
  },
  {
    acronym: 'SAARC',
    name: 'South Asian Association for Regional Cooperation',
    otherAcronyms: [],
    otherNames: [],
    members: 'AF BD BT IN LK MV NP PK',
  },
  {
    acronym: 'USMCA',
    name: 'United States–Mexico–Canada Agreement',
    otherAcronyms: ['CUSMA', 'T-MEC'],
    otherNames: [
      'Canada–United States–Mexico Agreement',
      'Tratado entre México, Estados Unidos y Canadá',
      'Accord Canada–États-Unis–Mexique',
    ],
    members: 'CA MX US',
  },
];

export function regionalBlocsOf(alpha2Code: string): RegionalBloc[] {
  return BLOCS.filter(({ members }) => members.split(' ').includes(alpha2Code)).map(
    ({ acronym, name, otherAcronyms, otherNames }) => ({ acronym, name, otherAcronyms, otherNames }),
  );
}
