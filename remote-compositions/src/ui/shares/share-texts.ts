import {
  FULL_SHARE,
  formatShareNumber,
  RIGHTS,
  type Right,
  type Shares,
  typedHundredths,
} from '@counterpoint/domain/shares';

export type ShareTexts = Record<Right, string>;

export function shareTexts(shares: Shares): ShareTexts {
  return { pr: formatShareNumber(shares.pr), mr: formatShareNumber(shares.mr), sr: formatShareNumber(shares.sr) };
}

export const NO_SHARE_TEXTS: ShareTexts = { pr: '', mr: '', sr: '' };

/** Reads empty fields as the given shares. */
export function readChangedShares(texts: ShareTexts, given: Shares): Shares {
  const read = readShares(texts);
  const share = (right: Right) => (texts[right].trim() === '' ? given[right] : read[right]);
  return { pr: share('pr'), mr: share('mr'), sr: share('sr') };
}

/** Returns null if one isn't a share. */
export function sharesIn(read: Shares): Shares | null {
  return RIGHTS.every((right) => read[right] >= 0 && read[right] <= FULL_SHARE) ? read : null;
}

/** Also reads numbers that aren't shares, and other text as NaN, so that the schema can explain them. */
export function readShares(texts: ShareTexts): Shares {
  const share = (text: string) => (text.trim() === '' ? 0 : typedHundredths(text));
  return { pr: share(texts.pr), mr: share(texts.mr), sr: share(texts.sr) };
}
