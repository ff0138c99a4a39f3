import { parseShare, type Right, type Shares } from '@counterpoint/domain/shares';

export type ShareTexts = Record<Right, string>;

export function shareTexts(shares: Shares): ShareTexts {
  const text = (share: number) => (share / 100).toFixed(2);
  return { pr: text(shares.pr), mr: text(shares.mr), sr: text(shares.sr) };
}

export function readShares(texts: ShareTexts): Record<Right, number | null> {
  const share = (text: string) => (text.trim() === '' ? 0 : parseShare(text));
  return { pr: share(texts.pr), mr: share(texts.mr), sr: share(texts.sr) };
}
