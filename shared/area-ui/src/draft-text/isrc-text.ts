import { formatIsrc, parseIsrc } from '@counterpoint/domain/identifiers';

/** Formats a valid ISRC as `GH-AB1-24-00001`; leaves any other text as typed. */
export function isrcText(text: string): string {
  const isrc = parseIsrc(text);
  return isrc ? formatIsrc(isrc) : text;
}
