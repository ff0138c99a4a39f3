import type { ReactNode } from 'react';
import { chakra } from './system/styled.ts';

/** Registered is green, pending amber, in dispute terracotta, incomplete violet, draft grey, info blue. */
export const STATUS_TONES = ['green', 'amber', 'terracotta', 'violet', 'grey', 'blue'] as const;
export type StatusTone = (typeof STATUS_TONES)[number];

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    minHeight: '6',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    // Small phones, or larger text.
    '@media (max-width: 22.4rem)': { whiteSpace: 'normal' },
  },
  variants: {
    tone: {
      green: { bg: 'green.soft', color: 'green.text' },
      amber: { bg: 'gold.soft', color: 'gold.text' },
      terracotta: { bg: 'terracotta.soft', color: 'terracotta.text' },
      violet: { bg: 'violet.soft', color: 'violet.text' },
      grey: { bg: 'grey.soft', color: 'grey.text' },
      blue: { bg: 'blue.soft', color: 'blue.text' },
    },
  },
});

/** Always has a dot and words: colour alone must not carry the meaning. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Badge tone={tone}>
      <chakra.span aria-hidden="true" boxSize="1.5" borderRadius="full" bg="currentColor" flexShrink={0} />
      {children}
    </Badge>
  );
}
