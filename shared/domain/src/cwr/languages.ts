/** CIS language list: ISO 639-1 with three former codes (IW, IN, JI). */
const CODES = `AA AB AE AF AK AM AN AR AS AV AY AZ BA BE BG BH BI BM BN BO BR BS CA CE CH CO CR CS CU CV CY DA DE DV DZ EE
EL EN EO ES ET EU FA FF FI FJ FO FR FY GA GD GL GN GU GV HA HE HI HO HR HT HU HY HZ IA ID IE IG II IK IN IO IS IT IU IW
JA JI JV JW KA KG KI KJ KK KL KM KN KO KR KS KU KV KW KY LA LB LG LI LN LO LT LU LV MG MH MI MK ML MN MO MR MS MT MY NA
NB ND NE NG NL NN NO NR NV NY OC OJ OM OR OS PA PI PL PS PT QU RM RN RO RU RW SA SC SD SE SG SH SI SK SL SM SN SO SQ SR
SS ST SU SV SW TA TE TG TH TI TK TL TN TO TR TS TT TW TY UG UK UR UZ VE VI VO WA WO XH YI YO ZA ZH ZU`;

const KNOWN: ReadonlySet<string> = new Set(CODES.split(/\s+/));

const RENAMED: Readonly<Record<string, string>> = { IW: 'he', IN: 'id', JI: 'yi' };

export function isCisLanguage(code: string): boolean {
  return KNOWN.has(code);
}

/** Returns the current ISO 639-1 code: `he` for `IW`. */
export function readLanguage(code: string): string {
  return RENAMED[code] ?? code.toLowerCase();
}

export function writeLanguage(code: string | null): string {
  return code !== null && isCisLanguage(code.toUpperCase()) ? code.toUpperCase() : '';
}
