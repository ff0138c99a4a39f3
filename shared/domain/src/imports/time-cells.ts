import * as text from '../messages/import-cells.generated.ts';
import type { CellKind } from './cell-kinds.ts';
import { monthNames } from './codes-by-name.ts';
import { compared } from './compared.ts';

const ISO_DURATION = /^P(?:0D)?T(?:(\d{1,3})H)?(?:(\d{1,5})M)?(?:(\d{1,5}(?:[.,]\d{1,9})?)S)?$/i;
const WITH_UNITS =
  /^(?:(\d{1,3})\s*h\w*\s*)?(?:(\d{1,5})\s*(?:m|min|mins|minutes?|['’′])\s*)?(?:(\d{1,5})\s*(?:s|sec|secs|seconds?|["”″]|'')?)?$/i;

/** Minutes and seconds as often as seconds with a fraction. */
const AMBIGUOUS_DURATION = /^\d{1,2}[.,][0-5]\d$/;

/** LibreOffice turns 3:45, 12:30 or 0:45, as typed, into 03:45:00, 12:30:00 and 00:45:00. */
const HOURS_OF_SPREADSHEET = /^(?!00:0)\d{2,3}:[0-5]\d:00$/;

/** A spreadsheet with a 12-hour clock turns 3:45 into `03:45:00 AM`, and 0:03:45 into `12:03:45 AM`. */
const TIME_OF_DAY = /^(0?\d|1[0-2])(:[0-5]\d(?::[0-5]\d)?)\s*([ap])\.?m\.?$/i;

/** Converts to a 24-hour clock, like the times in workbooks. */
function to24Hours(typed: string): string {
  const [, hour, rest = '', half = ''] = TIME_OF_DAY.exec(typed) ?? [];
  if (hour === undefined) return typed;
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return two(String(hours)) + rest;
}

/** In seconds: `225`, `3:45`, `0:03:45`, `PT3M45S`, `3m 45s`, `3’45”`. Fractions are rounded with a note; `3.45` isn’t read. */
export const durationCell: CellKind = {
  read: (cell) => {
    const typed = to24Hours(cell);
    const parts = AMBIGUOUS_DURATION.test(typed) ? null : partsOfDuration(typed);
    if (!parts) return null;
    const exact = parts.reduce((total, part) => total * 60 + part, 0);
    const value = Math.round(exact);
    if (HOURS_OF_SPREADSHEET.test(typed)) return { value, note: text.durationInHours() };
    return exact === value ? { value } : { value, note: text.roundedDuration() };
  },
  write: (value) => {
    const seconds = Number(value);
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
    // 10:00:00 could be the 10:00 of a spreadsheet.
    if (hours > 9) return `${hours} h ${minutes} min ${rest} s`;
    if (hours === 0) return `${minutes}:${two(String(rest))}`;
    return `${hours}:${two(String(minutes))}:${two(String(rest))}`;
  },
  expected: text.aDuration,
  correction: text.enterDuration,
};

function partsOfDuration(typed: string): number[] | null {
  const [, ...units] = ISO_DURATION.exec(typed) ?? (/[hms'’′"”″]/i.test(typed) ? WITH_UNITS.exec(typed) : null) ?? [];
  if (units.some(Boolean)) return units.map((part) => Number((part ?? '0').replace(',', '.')));
  const parts = typed.split(':');
  const last = parts.pop() ?? '';
  if (parts.length > 2 || !parts.every((part) => /^\d{1,5}$/.test(part))) return null;
  if (!/^\d{1,5}(?:[.,]\d{1,9})?$/.test(last)) return null;
  const figures = [...parts, last.replace(',', '.')].map(Number);
  return figures.slice(1).some((figure) => figure >= 60) ? null : figures;
}

/**
 * `2024-05-31`, `20240531`, `31.05.2024`, `31 May 2024`; with slashes only if day and month are unambiguous. Years of two
 * digits and a spreadsheet’s day numbers are read with a note.
 */
export const dateCell: CellKind = {
  read: (typed) => {
    const read = isoDay(typed);
    if (read !== null) return isDay(read) ? { value: read } : null;
    const value = shortYearDay(typed) ?? spreadsheetDay(typed);
    return value !== null && isDay(value) ? { value, note: text.readDate() } : null;
  },
  write: (value) => String(value),
  expected: text.aDate,
  correction: text.enterDate,
};

/** For facts, which are useful without their date: a year or month alone is left out with a note. */
export const dayCell: CellKind = {
  ...dateCell,
  read: (typed) => dateCell.read(typed) ?? (YEAR_OR_MONTH.test(typed) ? { value: null, note: text.noDay() } : null),
};

const YEAR_OR_MONTH = /^(?:(?:\d{1,2}[-/.]|\p{L}{3,9}\.?[ -])?\d{4}|\d{4}[-/.]\d{1,2})$/u;

const MIDNIGHT = String.raw`(?:[T ]00?:00(?::00(?:\.0+)?)?Z?)?`;
const ISO_DAY = new RegExp(`^(\\d{4})([-/.]?)(\\d{2})\\2(\\d{2})${MIDNIGHT}$`);
const WRITTEN_DAY = new RegExp(`^(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4})${MIDNIGHT}$`);
const SHORT_DAY = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2})$/;

function isoDay(typed: string): string | null {
  const [, year, , month, day] = ISO_DAY.exec(typed) ?? [];
  if (year) return `${year}-${month}-${day}`;
  const [, first = '', stroke = '', second = '', ofYear] = WRITTEN_DAY.exec(typed) ?? [];
  if (ofYear) return dayAndMonth({ first, stroke, second }, ofYear);
  const named = namedMonthDay(typed);
  return named && named.year.length === 4 ? `${named.year}-${named.monthAndDay}` : null;
}

type Written = Readonly<Record<'first' | 'stroke' | 'second', string>>;

function dayAndMonth({ first, stroke, second }: Written, year: string): string | null {
  if (stroke === '.' || Number(first) > 12 || first === second) return `${year}-${two(second)}-${two(first)}`;
  return Number(second) > 12 ? `${year}-${two(first)}-${two(second)}` : null;
}

function two(figure: string): string {
  return figure.padStart(2, '0');
}

let months: readonly (readonly string[])[] | null = null;

/** Null for the beginning of several names, such as `jui` in French. */
function monthNamed(typed: string): string | null {
  const word = compared(typed);
  months ??= monthNames();
  const [month, ...others] = months.flatMap((names, index) =>
    names.some((each) => each.startsWith(word)) ? index : [],
  );
  return month === undefined || others.length > 0 ? null : two(String(month + 1));
}

const NAMED_DAY =
  /^(?:(\d{1,2})\.?(?:st|nd|rd|th|er)?[\s-]+)?(\p{L}{3,10})\.?[\s-]+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4}|\d{2})$/iu;

/** `31 May 2024`, `31-Dec-24`, `May 31, 2024`, `31 de mayo de 2024`. */
function namedMonthDay(typed: string) {
  const [, before, month = '', after, year] = NAMED_DAY.exec(typed.replaceAll(/\s+de\s+/g, ' ')) ?? [];
  const day = before ?? after;
  if (!year || !day || (before && after)) return null;
  const number = monthNamed(month);
  return number && { year, monthAndDay: `${number}-${two(day)}` };
}

function shortYearDay(typed: string): string | null {
  const [, first = '', stroke = '', second = '', year] = SHORT_DAY.exec(typed) ?? [];
  if (year) return dayAndMonth({ first, stroke, second }, fullYear(year));
  const named = namedMonthDay(typed);
  return named && named.year.length === 2 ? `${fullYear(named.year)}-${named.monthAndDay}` : null;
}

/** Dates in catalogues lie in the past: a year above the next one is of the last century. */
function fullYear(year: string): string {
  return `${Number(year) > (new Date().getUTCFullYear() % 100) + 1 ? 19 : 20}${year}`;
}

const DAY_MS = 86_400_000;
const SPREADSHEET_ZERO = Date.UTC(1899, 11, 30);

/** A date whose format a spreadsheet lost: 45777 is 30 April 2025. Only days from 1927 to 2064. */
function spreadsheetDay(typed: string): string | null {
  if (!/^[1-5]\d{4}(?:\.0+)?$/.test(typed)) return null;
  return new Date(SPREADSHEET_ZERO + Number(typed) * DAY_MS).toISOString().slice(0, 10);
}

function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
