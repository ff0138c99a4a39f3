/** Manual corrections of the packages; README.md names the sources. */
interface Supplement {
  /** About 2018, as in the package, rounded to hundreds. */
  readonly population?: number;
  readonly offsets?: readonly string[];
  readonly currencies?: Readonly<Record<string, { readonly name: string; readonly symbol: string }>>;
  readonly callingCodes?: readonly string[];
}

export const supplements: Readonly<Record<string, Supplement>> = {
  AX: { population: 29_800, callingCodes: ['358'] },
  BL: { population: 9_900 },
  BQ: { population: 25_000 },
  BV: { offsets: ['+01:00'] },
  CW: { population: 160_000 },
  EH: { callingCodes: ['212'] },
  FM: { currencies: { USD: { name: 'United States dollar', symbol: '$' } } },
  GG: { population: 62_700 },
  HM: { offsets: ['+05:00'] },
  IM: { population: 83_300 },
  JE: { population: 106_800 },
  KZ: { callingCodes: ['7'] },
  MF: { population: 35_300 },
  SJ: { callingCodes: ['47'] },
  SX: { population: 40_600 },
  TL: { population: 1_268_000 },
  TW: { population: 23_588_900 },
  UM: { callingCodes: ['1'] },
  VA: { callingCodes: ['39', '379'] },
  XK: { population: 1_795_700, offsets: ['+01:00'] },
};
