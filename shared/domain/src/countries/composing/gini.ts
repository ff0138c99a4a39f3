/**
 * Gini coefficients of income, in per cent, by ISO 3166-1 alpha-2. Source: World Bank, Poverty and Inequality Platform
 * (indicator SI.POV.GINI), the newest year that it had for each country in 2021, which is 1992 for the oldest.
 */
const GINI =
  'AE 26, AL 33.2, AM 29.9, AO 51.3, AR 42.9, AT 30.8, AU 34.4, AZ 26.6, BA 33, BD 32.4, BE 27.2, BF 35.3, BG 41.3, ' +
  'BI 38.6, BJ 47.8, BO 41.6, BR 53.4, BT 37.4, BW 53.3, BY 25.3, BZ 53.3, CA 33.3, CD 42.1, CF 56.2, CG 48.9, ' +
  'CH 33.1, CI 41.5, CL 44.4, CM 46.6, CN 38.5, CO 51.3, CR 48.2, CV 42.4, CY 32.7, CZ 25, DE 31.9, DJ 41.6, ' +
  'DK 28.2, DO 41.9, DZ 27.6, EC 45.7, EE 30.3, EG 31.5, ES 34.7, ET 35, FI 27.3, FJ 36.7, FM 40.1, FR 32.4, GA 38, ' +
  'GB 35.1, GE 35.9, GH 43.5, GM 35.9, GN 33.7, GR 32.9, GT 48.3, GW 50.7, GY 45.1, HN 48.2, HR 29.7, HT 41.1, ' +
  'HU 29.6, ID 38.2, IE 31.4, IL 39, IN 35.7, IQ 29.5, IR 42, IS 26.1, IT 35.9, JM 45.5, JO 33.7, JP 32.9, KE 40.8, ' +
  'KG 29.7, KI 37, KM 45.3, KR 31.4, KZ 27.8, LA 38.8, LB 31.8, LC 51.2, LK 39.8, LR 35.3, LS 44.9, LT 35.7, ' +
  'LU 35.4, LV 35.1, MA 39.5, MD 25.7, ME 38.5, MG 42.6, MK 33, ML 33, MM 30.7, MN 32.7, MR 32.6, MT 28.7, MU 36.8, ' +
  'MV 31.3, MW 44.7, MX 45.4, MY 41.1, MZ 54, NA 59.1, NE 34.3, NG 35.1, NI 46.2, NL 28.1, NO 27.6, NP 32.8, ' +
  'NR 34.8, PA 49.8, PE 41.5, PG 41.9, PH 42.3, PK 31.6, PL 30.2, PS 33.7, PT 33.5, PY 45.7, RO 35.8, RS 36.2, ' +
  'RU 37.5, RW 43.7, SB 37.1, SC 32.1, SD 34.2, SE 30, SI 24.6, SK 25, SL 35.7, SN 40.3, SO 36.8, SR 57.9, SS 44.1, ' +
  'ST 56.3, SV 38.8, SY 37.5, SZ 54.6, TD 43.3, TG 43.1, TH 34.9, TJ 34, TL 28.7, TN 32.8, TO 37.6, TR 41.9, ' +
  'TT 40.3, TV 39.1, TZ 40.5, UA 26.6, UG 42.8, US 41.4, UY 39.7, UZ 35.3, VE 44.8, VN 35.7, VU 37.6, WS 38.7, ' +
  'XK 29, YE 36.7, ZA 63, ZM 57.1, ZW 50.3';

const coefficients = new Map(
  GINI.split(', ').map((entry) => {
    const [code = '', coefficient = ''] = entry.split(' ');
    return [code, Number(coefficient)];
  }),
);

/** Undefined where the source has none. */
export function giniOf(alpha2Code: string): number | undefined {
  return coefficients.get(alpha2Code);
}
