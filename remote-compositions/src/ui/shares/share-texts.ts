import { parseShare, type Right, type Shares } from '@counterpoint/domain/shares';

export type ShareTexts = Record<Right, string>;

export function shareTexts(shares: Shares): ShareTexts {
  const text = (share: number) => (share / 100).toFixed(2);
  return { pr: text(shares.pr), mr: text(shares.mr), sr: text(shares.sr) };
}

export const NO_SHARE_TEXTS: ShareTexts = { pr: '', mr: '', sr: '' };

/** Reads empty fields as the given shares. */
export function readChangedShares(texts: ShareTexts, given: Shares): Record<Right, number | null> {
  const read = readShares(texts);
  const share = (right: Right) => (texts[right].trim() === '' ? given[right] : read[right]);
  return { pr: share('pr'), mr: share('mr'), sr: share('sr') };
}

/** Returns null if a text isn't a share. */
export function sharesIn({ pr, mr, sr }: Record<Right, number | null>): Shares | null {
  return pr === null || mr === null || sr === null ? null : { pr, mr, sr };
}

export function readShares(texts: ShareTexts): Record<Right, number | null> {
  const share = (text: string) => (text.trim() === '' ? 0 : parseShare(text));
  return { pr: share(texts.pr), mr: share(texts.mr), sr: share(texts.sr) };
}
