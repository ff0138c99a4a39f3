import { parseIsrc, parseIswc } from '../../identifiers/index.ts';

export interface WorkIdentifier {
  readonly kind: 'iswc' | 'isrc' | 'url';
  readonly value: string;
}

export function parseWorkIdentifier(text: string): WorkIdentifier | null {
  const iswc = parseIswc(text);
  if (iswc) return { kind: 'iswc', value: iswc };
  const isrc = parseIsrc(text);
  if (isrc) return { kind: 'isrc', value: isrc };
  const url = webAddress(text);
  return url ? { kind: 'url', value: url } : null;
}

function webAddress(text: string): string | null {
  if (!/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) || !URL.canParse(text)) return null;
  const { username, password } = new URL(text);
  return username || password ? null : text;
}
