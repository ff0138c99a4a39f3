import { FULL_SHARE, formatShare, SHARE_TOLERANCE } from '@counterpoint/domain/shares';
import { chakra } from '@counterpoint/kit/core';
import * as text from '../messages/table.generated.ts';

interface SharesBarProps {
  /** One per party in the order of the work's lines, which sets the colours. Shares in hundredths of a percent. */
  parts: readonly { label: string; share: number }[];
}

/** With more parts, gaps would be as wide as the parts, and the bar wider than its column. */
const MAX_WITH_GAPS = 12;

export function SharesBar({ parts }: SharesBarProps) {
  const given = parts.reduce((total, { share }) => total + share, 0);
  const figures = parts.map(({ label, share }) => `${label} ${formatShare(share)}`);
  if (given < FULL_SHARE) figures.push(text.unassigned({ share: formatShare(FULL_SHARE - given) }));
  if (given > FULL_SHARE + SHARE_TOLERANCE) figures.push(text.over({ share: formatShare(given - FULL_SHARE) }));
  const description = figures.join(', ');
  const bars = parts.map(({ label, share }, index) => ({
    id: `${index}:${label}`,
    share,
    color: partyColor(index),
  }));
  const shown = bars.filter(({ share }) => share > 0);
  return (
    <chakra.div
      role="img"
      aria-label={description}
      title={description}
      position="relative"
      display="flex"
      gap={parts.length > MAX_WITH_GAPS ? '0' : '2px'}
      width="full"
      minWidth="4rem"
      height="2"
      borderRadius="full"
      overflow="hidden"
      forcedColorAdjust="none"
    >
      {shown.map(({ id, share, color }) => (
        <chakra.span key={id} bg={color} minWidth="2px" flexBasis="0" style={{ flexGrow: share }} />
      ))}
      {given < FULL_SHARE && <chakra.span bg="line" flexBasis="0" style={{ flexGrow: FULL_SHARE - given }} />}
      {given > FULL_SHARE && <Excess share={(given - FULL_SHARE) / given} />}
    </chakra.div>
  );
}

export function partyColor(index: number): string {
  return `party.${(index % 6) + 1}`;
}

export function partyColors(index: number): { ground: string; text: string } {
  return { ground: partyColor(index), text: `onParty.${(index % 6) + 1}` };
}

/** Hatches the end of the bar beyond 100%. */
function Excess({ share }: { share: number }) {
  return (
    <chakra.span
      position="absolute"
      insetY="0"
      insetEnd="0"
      minWidth="1"
      borderInlineStartWidth="2px"
      borderColor="card"
      backgroundImage="repeating-linear-gradient(135deg, {colors.terracotta} 0 3px, {colors.card} 3px 5px)"
      style={{ width: `${share * 100}%` }}
    />
  );
}
