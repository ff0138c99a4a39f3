import { parseShare, type Right, type Shares } from '@counterpoint/domain/shares';

/** Shares as they are typed. */
export type ShareTexts = Record<Right, string>;

/** Shares as fields show them: `50.00`. */
export function shareTexts(shares: Shares): ShareTexts {
  const text = (share: number) => (share / 100).toFixed(2);
  return { pr: text(shares.pr), mr: text(shares.mr), sr: text(shares.sr) };
}

/** What the fields say; what is no share is left for the schema to refuse. An empty one is none. */
export function readShares(texts: ShareTexts): Record<Right, number | null> {
  const share = (text: string) => (text.trim() === '' ? 0 : parseShare(text));
  return { pr: share(texts.pr), mr: share(texts.mr), sr: share(texts.sr) };
}
