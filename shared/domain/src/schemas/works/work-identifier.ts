import { parseIsrc, parseIswc } from '../../identifiers/index.ts';

export function parseWorkIdentifier(text: string) {
  const iswc = parseIswc(text);
  if (iswc) return { kind: 'iswc' as const, value: iswc };
  const isrc = parseIsrc(text);
  if (isrc) return { kind: 'isrc' as const, value: isrc };
  const url = webAddress(text);
  return url ? { kind: 'url' as const, value: url } : null;
}

function webAddress(text: string): string | null {
  if (!/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) || !URL.canParse(text)) return null;
  const { username, password } = new URL(text);
  return username || password ? null : text;
}
