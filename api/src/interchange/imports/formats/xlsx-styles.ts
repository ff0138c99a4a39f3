export type NumberStyle = 'number' | 'percent' | 'day' | 'time';

const DAYS = [14, 15, 16, 17, 22, 27, 30, 36, 50, 57];
const TIMES = [18, 19, 20, 21, 45, 46, 47];
const PERCENT_FORMATS = [9, 10];

export function styleOf(format: number, codes: ReadonlyMap<number, string>): NumberStyle {
  if (DAYS.includes(format)) return 'day';
  if (TIMES.includes(format)) return 'time';
  if (PERCENT_FORMATS.includes(format)) return 'percent';
  // Without quoted, escaped, colour and locale parts.
  const code = (codes.get(format) ?? '').replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]/gi, '').toLowerCase();
  if (code.includes('%')) return 'percent';
  if (/[yd]/.test(code)) return 'day';
  return /[hs]/.test(code) ? 'time' : 'number';
}

const DAY_MS = 86_400_000;
const DAYS_1900 = Date.UTC(1899, 11, 30);
const DAYS_1904 = Date.UTC(1904, 0, 1);

export function numberText(text: string, style: NumberStyle, isFrom1904: boolean): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  if (style === 'percent') return `${trimmed(value * 100)}%`;
  if (style === 'time') return secondsText(Math.round(value * 86_400));
  if (style === 'day') {
    const day = new Date((isFrom1904 ? DAYS_1904 : DAYS_1900) + Math.floor(value) * DAY_MS);
    return Number.isNaN(day.getTime()) ? text : day.toISOString().slice(0, 10);
  }
  return trimmed(value);
}

/** 33.33 is stored in binary as 33.329999999999998. */
function trimmed(value: number): string {
  return String(Number(value.toPrecision(15)));
}

function secondsText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return [hours, minutes, rest].map((figure) => String(figure).padStart(2, '0')).join(':');
}
