import * as text from '../messages/import-cells.generated.ts';
import { territoryNamed } from '../recording-imports/place-cells.ts';
import type { CellKind } from './cell-kinds.ts';
import { readCodeAndName } from './code-and-name.ts';

interface Collection {
  readonly is_included: boolean;
  readonly territory: string;
  readonly shares: { readonly pr: number; readonly mr: number; readonly sr: number };
}

const PART =
  /^(not\s+)?(\d{1,4}|(?:\d{1,4}\s*[–—:=-]\s*)?\p{L}[^\d/]*?(?:\(\d{1,4}\))?)\s*(?:(\d[\d.]*)\/(\d[\d.]*)(?:\/(\d[\d.]*))?)?$/iu;

/** `2136 50/100/0; not 0840`: included territories with PR/MR/SR shares, and excluded ones. */
export const collectionsCell: CellKind = {
  read: (typed) => {
    const value = typed
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
      .map(toCollection);
    return value.includes(null) ? null : { value };
  },
  write: (value) => (Array.isArray(value) ? value.map(describeCollection).join('; ') : ''),
  expected: text.collections,
  correction: text.enterCollections,
};

function toCollection(part: string): Collection | null {
  const [, not, place = '', pr, mr, sr] = PART.exec(part) ?? [];
  const territory = readCodeAndName(place, territoryNamed);
  const shares = [pr, mr, sr].map((share) => Math.round(Number(share ?? 0) * 100));
  const [ofPr = 0, ofMr = 0, ofSr = 0] = shares;
  if (!territory || shares.some((share) => Number.isNaN(share))) return null;
  return { is_included: !not, territory, shares: { pr: ofPr, mr: ofMr, sr: ofSr } };
}

function describeCollection({ is_included, territory, shares }: Collection): string {
  const figures = [shares.pr, shares.mr, shares.sr].map((share) => (share / 100).toFixed(2));
  return `${is_included ? '' : 'not '}${territory} ${figures.join('/')}`;
}
