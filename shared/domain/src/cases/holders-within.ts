import type { RightsSegment } from '../recording-rights/index.ts';
import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { FULL_SHARE } from '../shares/index.ts';
import { shareOf } from './case-shares.ts';
import { type HolderOnLine, holderLines } from './registered-lines.ts';

export function holdersWithin(rights: readonly HolderOnLine[], segments: readonly RightsSegment[]): CaseLine[] {
  const held = new Map<string, CaseLine>();
  for (const { use, countries, from, to } of segments) {
    const territories = countries.map((territory) => ({ is_included: true, territory }));
    for (const line of holderLines(rights, { uses: [use], territories, from, to })) {
      const most = Math.max(shareOf(held.get(line.key), 'recording'), shareOf(line, 'recording'));
      held.set(line.key, { ...line, shares: { recording: Math.min(FULL_SHARE, most) } });
    }
  }
  return [...held.values()];
}
