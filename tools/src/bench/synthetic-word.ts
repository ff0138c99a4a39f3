const SYLLABLES = ['ka', 'lo', 'mi', 'ne', 'su', 'ta', 'ri', 'ba', 'do', 'fe', 'gu', 'ho', 'wa', 'ye', 'zu', 'pe'];

export function word(seed: number): string {
  const parts: string[] = [];
  for (let rest = seed + 17; rest > 0 && parts.length < 4; rest = Math.floor(rest / SYLLABLES.length))
    parts.push(SYLLABLES[rest % SYLLABLES.length] ?? '');
  return parts.join('');
}
