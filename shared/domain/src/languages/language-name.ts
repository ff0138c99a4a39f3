const names = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * What browsers that carry the names of their own languages alone have no name for, and one that they have another for:
 * Unicode takes Twi for Akan, of which it is the largest part; a writer of Twi looks for Twi.
 */
const OTHERWISE: Readonly<Record<string, string>> = {
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

/** A language by its code of ISO 639, in English: `fr` is `French`. The code where nobody has a name for it. */
export function languageName(code: string): string {
  return OTHERWISE[code] ?? names.of(code) ?? code;
}
