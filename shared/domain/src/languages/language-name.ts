import { currentLanguage, DEFAULT_LANGUAGE, LOCALES } from '@counterpoint/messages';

/** Languages that browsers don't name, and Twi, which Unicode maps to Akan. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  aa: 'Afar',
  ab: 'Abkhazian',
  ae: 'Avestan',
  av: 'Avaric',
  ba: 'Bashkir',
  bi: 'Bislama',
  bo: 'Tibetan',
  ce: 'Chechen',
  ch: 'Chamorro',
  cr: 'Cree',
  cu: 'Church Slavic',
  cv: 'Chuvash',
  dz: 'Dzongkha',
  ff: 'Fula',
  fj: 'Fijian',
  gaa: 'Ga',
  gv: 'Manx',
  ho: 'Hiri Motu',
  hz: 'Herero',
  ie: 'Interlingue',
  ii: 'Sichuan Yi',
  ik: 'Inupiaq',
  io: 'Ido',
  iu: 'Inuktitut',
  kg: 'Kongo',
  ki: 'Kikuyu',
  kj: 'Kuanyama',
  kl: 'Kalaallisut',
  kr: 'Kanuri',
  ks: 'Kashmiri',
  kv: 'Komi',
  kw: 'Cornish',
  li: 'Limburgish',
  lu: 'Luba-Katanga',
  mh: 'Marshallese',
  na: 'Nauru',
  nd: 'North Ndebele',
  ng: 'Ndonga',
  nr: 'South Ndebele',
  nv: 'Navajo',
  oj: 'Ojibwa',
  os: 'Ossetic',
  pi: 'Pali',
  rn: 'Rundi',
  sc: 'Sardinian',
  se: 'Northern Sami',
  sg: 'Sango',
  ss: 'Swati',
  tw: 'Twi',
  ty: 'Tahitian',
  ve: 'Venda',
  vo: 'Volapük',
  za: 'Zhuang',
};

/** `French` for `fr` (ISO 639). Unknown codes are returned unchanged. */
export function languageName(code: string): string {
  const language = currentLanguage();
  const english = ENGLISH_NAMES[code] ?? code;
  if (language === DEFAULT_LANGUAGE && english !== code) return english;
  const name = namesIn(LOCALES[language]).of(code) ?? code;
  return name === code ? english : name.charAt(0).toUpperCase() + name.slice(1);
}

const cached = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = cached.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  cached.set(locale, names);
  return names;
}
