import { IMPORT_STATE_LABELS, type ImportState } from '@counterpoint/domain/schemas/imports';
import type { StatusTone } from '@counterpoint/kit/core';

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
