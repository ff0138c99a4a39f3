import { perLocale } from '@counterpoint/messages';

const UNIT = { style: 'unit', useGrouping: false } as const;
const bytesFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { ...UNIT, unit: 'byte', unitDisplay: 'long' }),
);
const kilobytesFormat = perLocale((locale) => new Intl.NumberFormat(locale, { ...UNIT, unit: 'kilobyte' }));
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const megabytesFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { ...UNIT, ...ONE_DIGIT, unit: 'megabyte' }),
);
const gigabytesFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { ...UNIT, ...ONE_DIGIT, unit: 'gigabyte' }),
);

/** Formats `640 bytes`, `210 kB`, `8.2 MB`, `5.0 GB`; 1 kB is 1,000 bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return bytesFormat().format(bytes);
  const kilobytes = Math.round(bytes / 1_000);
  if (kilobytes < 1_000) return kilobytesFormat().format(kilobytes);
  return bytes < 1_000_000_000
    ? megabytesFormat().format(bytes / 1_000_000)
    : gigabytesFormat().format(bytes / 1_000_000_000);
}
