import { IMPORT_STATE_LABELS, type ImportState } from '@counterpoint/domain/schemas/imports';
import type { StatusTone } from '@counterpoint/kit/core';

export type Noun = readonly [one: string, many: string];

export function count(number: number, [one, many]: Noun): string {
  return number === 1 ? `1 ${one}` : `${number.toLocaleString('en')} ${many}`;
}

const TONES: Record<ImportState, StatusTone> = {
  uploading: 'grey',
  reading: 'blue',
  mapping: 'amber',
  checking: 'blue',
  checked: 'amber',
  importing: 'blue',
  done: 'green',
  cancelled: 'grey',
  failed: 'terracotta',
  undoing: 'blue',
  undone: 'grey',
};

export function importStatus(state: ImportState): { readonly tone: StatusTone; readonly label: string } {
  return { tone: TONES[state], label: IMPORT_STATE_LABELS[state]() };
}
