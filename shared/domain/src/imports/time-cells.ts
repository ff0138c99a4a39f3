import * as text from '../messages/import-cells.generated.ts';
import type { CellKind } from './cell-kinds.ts';

const ISO_DURATION = /^PT(?:(\d{1,3})H)?(?:(\d{1,5})M)?(?:(\d{1,5})(?:\.\d{1,9})?S)?$/i;

/** In seconds: `225`, `3:45`, `0:03:45`, `PT3M45S`. */
export const durationCell: CellKind = {
  read: (typed) => {
    const [, ...units] = ISO_DURATION.exec(typed) ?? [];
    if (units.some(Boolean)) return { value: units.reduce((total, part) => total * 60 + Number(part ?? 0), 0) };
    const parts = typed.split(':');
    if (parts.length > 3 || !parts.every((part) => /^\d{1,5}$/.test(part))) return null;
    if (parts.slice(1).some((part) => Number(part) > 59)) return null;
    return { value: parts.reduce((total, part) => total * 60 + Number(part), 0) };
  },
  write: (value) => {
    const seconds = Number(value);
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
    const two = (figure: number) => String(figure).padStart(2, '0');
    return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  },
  expected: text.aDuration,
  correction: text.enterDuration,
};

/** `2024-05-31`, `20240531`, `31.05.2024`; with slashes only if day and month are unambiguous. */
export const dateCell: CellKind = {
  read: (typed) => {
    const iso = isoDay(typed);
    return iso !== null && isDay(iso) ? { value: iso } : null;
  },
  write: (value) => String(value),
  expected: text.aDate,
  correction: text.enterDate,
};

function isoDay(typed: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(typed) ?? [];
  if (year) return `${year}-${month}-${day}`;
  const [, first = '', stroke, second = '', ofYear] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(typed) ?? [];
  if (!ofYear) return null;
  const two = (figure: string) => figure.padStart(2, '0');
  if (stroke === '.' || Number(first) > 12 || first === second) return `${ofYear}-${two(second)}-${two(first)}`;
  return Number(second) > 12 ? `${ofYear}-${two(first)}-${two(second)}` : null;
}

function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
