import { LANGUAGES } from '../schemas/works/work-choices.ts';
import { FULL_SHARE, type Shares } from '../shares/index.ts';
import { readLanguage } from './languages.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { shareIn } from './work-records.ts';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const PLAIN = /^[!-~]+( [!-~]+)*$/;
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Normalizes to NFC on one line with single spaces; null if nothing printable is left. */
export function normalizeLine(text: string): string | null {
  if (text === '') return null;
  if (PLAIN.test(text)) return text;
  const line = text.normalize('NFC').replaceAll(UNPRINTABLE, ' ').replaceAll(/\s+/gu, ' ').trim();
  return VISIBLE.test(line) ? line : null;
}

export function textIn(record: CwrRecord, name: string): string | null {
  return normalizeLine(getValue(record, name));
}

export function choiceIn<const Choice extends string>(
  record: CwrRecord,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const value = getValue(record, name);
  return choices.find((choice) => choice === value) ?? null;
}

export function languageIn(record: CwrRecord, name: string): (typeof LANGUAGES)[number] | null {
  const code = readLanguage(getValue(record, name));
  return LANGUAGES.find((language) => language === code) ?? null;
}

export function sharesIn(record: CwrRecord): Shares {
  const share = (name: string) => Math.min(Math.max(shareIn(record, name), 0), FULL_SHARE);
  return { pr: share('pr_share'), mr: share('mr_share'), sr: share('sr_share') };
}

export function societiesIn(record: CwrRecord): { pr: string | null; mr: string | null; sr: string | null } {
  const society = (name: string) => {
    const code = getValue(record, name);
    return /^\d{3}$/.test(code) && code !== '000' ? code : null;
  };
  return { pr: society('pr_society'), mr: society('mr_society'), sr: society('sr_society') };
}
