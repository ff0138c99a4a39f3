import { parseIpiNameNumber, parseIsrc, parseIswc } from '../identifiers/index.ts';
import { isCisText } from '../names/index.ts';
import { isSocietyCode } from '../societies/index.ts';
import { readTerritory } from '../territories/index.ts';
import { isCisLanguage } from './languages.ts';
import type { CwrField } from './records/index.ts';

const EMPTY_NUMBER = /^0*$/;
const LEADING_ZEROS = /^0+/;
const DIGITS = /^\d+$/;

/**
 * Normalizes a field's value: zero-filled numbers are empty, and society codes get three digits, because some senders
 * write them left-aligned (`21 `). Territories become numbers, however they are named.
 */
export function fieldValue(field: CwrField, raw: string): string {
  const text = raw.trim();
  switch (field.format) {
    case 'number':
    case 'share':
      return text.startsWith('0') && DIGITS.test(text) ? text.replace(LEADING_ZEROS, '') : text;
    case 'date':
    case 'time':
    case 'ipi':
      return EMPTY_NUMBER.test(text) ? '' : text;
    case 'society':
      return DIGITS.test(text) ? text.padStart(3, '0') : text;
    case 'territory':
      return DIGITS.test(text) ? text.padStart(4, '0') : (readTerritory(text) ?? text);
    default:
      return text;
  }
}

export function isValidValue(field: CwrField, value: string): boolean {
  const { format } = field;
  if (value === '') return true;
  if (typeof format !== 'string') return format.includes(value);
  return CHECKS[format](value, field);
}

const CHECKS: Readonly<Record<Extract<CwrField['format'], string>, (value: string, field: CwrField) => boolean>> = {
  text: () => true,
  wide: () => true,
  title: (value) => isCisText(value, 'title'),
  name: (value) => isCisText(value, 'name'),
  number: (value) => DIGITS.test(value),
  share: (value, { most }) => DIGITS.test(value) && Number(value) <= most,
  date: (value) => readDate(value) !== null,
  time: (value) => readTime(value) !== null,
  ipi: (value) => parseIpiNameNumber(value) !== null,
  iswc: (value) => parseIswc(value) !== null,
  isrc: (value) => parseIsrc(value) !== null,
  ean: isEan,
  // 000 means all societies, or the public domain.
  society: (value) => value === '000' || isSocietyCode(value),
  language: isCisLanguage,
  territory: (value) => /^[A-Z\d]{2,4}$/.test(value),
};

/** EAN-13: weights 1 and 3, modulo 10. */
function isEan(value: string): boolean {
  if (!/^\d{13}$/.test(value)) return false;
  return [...value].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

/** `20260131` to `2026-01-31`; null for an invalid date. */
export function readDate(value: string): string | null {
  if (!/^\d{8}$/.test(value)) return null;
  const day = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day) ? day : null;
}

export function writeDate(day: string | null): string {
  return day?.slice(0, 10).replaceAll('-', '') ?? '';
}

/** `000312` to 192 seconds; null for an invalid time of day. */
export function readTime(value: string): number | null {
  const match = /^(\d{2})([0-5]\d)([0-5]\d)$/.exec(value);
  if (!match || Number(match[1]) > 23) return null;
  return Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}

export function writeTime(seconds: number | null): string {
  if (!seconds) return '';
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join('');
}
