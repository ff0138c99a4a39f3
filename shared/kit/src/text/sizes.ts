import { perLocale } from '@counterpoint/messages';

const bytesFormat = formatIn('byte', { unitDisplay: 'long' });
const kilobytesFormat = formatIn('kilobyte');
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const megabytesFormat = formatIn('megabyte', ONE_DIGIT);
const gigabytesFormat = formatIn('gigabyte', ONE_DIGIT);

function formatIn(unit: string, options: Intl.NumberFormatOptions = {}) {
  return perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', useGrouping: false, unit, ...options }));
}

/** Formats `640 bytes`, `210 kB`, `8.2 MB`, `5.0 GB`; 1 kB is 1,000 bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return bytesFormat().format(bytes);
  const kilobytes = Math.round(bytes / 1_000);
  if (kilobytes < 1_000) return kilobytesFormat().format(kilobytes);
  return bytes < 1_000_000_000
    ? megabytesFormat().format(bytes / 1_000_000)
    : gigabytesFormat().format(bytes / 1_000_000_000);
}
