import { Box, Text } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as rights from '../../messages/rights.generated.ts';
import type { TimelineScale } from './timeline-scale.ts';

/** Labels move above the bars on narrow screens. */
const LABELS = { base: '0px', md: '13rem' } as const;

const APPEARANCES = {
  producer: { background: 'brand', color: 'brand.contrast' },
  other: { background: 'brand.soft', color: 'brand.text', borderWidth: '1px', borderColor: 'brand' },
  over: { background: 'terracotta', color: 'terracotta.contrast' },
  full: { background: 'green.soft', color: 'green.text', borderWidth: '1px', borderColor: 'green.edge' },
  'too-little': {
    background: 'gold.soft',
    color: 'gold.text',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'gold.edge',
  },
  'too-much': {
    background: 'terracotta.soft',
    color: 'terracotta.text',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'terracotta.edge',
  },
} as const;

export function TimelineAxis({ scale: { years, placeOf, today } }: { scale: TimelineScale }) {
  return (
    <Box aria-hidden>
      <Box position="relative" height="6" marginInlineStart={LABELS} marginInlineEnd="2">
        {years.map((year) => (
          <Text
            key={year}
            position="absolute"
            color="muted"
            fontSize="xs"
            fontVariantNumeric="tabular-nums"
            style={{ left: `${placeOf(`${year}-01-01`)}%`, transform: 'translateX(-50%)' }}
          >
            {year}
          </Text>
        ))}
      </Box>
      <Box position="absolute" top="6" bottom="0" insetStart={LABELS} insetEnd="2">
        {years.map((year) => (
          <Box
            key={year}
            position="absolute"
            top="0"
            bottom="0"
            borderInlineStartWidth="1px"
            borderColor="line"
            style={{ left: `${placeOf(`${year}-01-01`)}%` }}
          />
        ))}
        <Box
          position="absolute"
          top="0"
          bottom="-2"
          borderInlineStartWidth="2px"
          borderStyle="dashed"
          borderColor="gold"
          style={{ left: `${today}%` }}
        />
        <Text
          position="absolute"
          bottom="-6"
          color="gold.text"
          fontSize="xs"
          style={{ left: `${today}%`, transform: 'translateX(-50%)' }}
        >
          {rights.today()}
        </Text>
      </Box>
    </Box>
  );
}

interface TimelineRowProps {
  readonly title: string;
  readonly detail?: string;
  readonly children: ReactNode;
}

export function TimelineRow({ title, detail, children }: TimelineRowProps) {
  return (
    <Box
      as="li"
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'stretch', md: 'center' }}
      gap={{ base: '1', md: '0' }}
      minHeight="12"
      paddingBlock={{ base: '2', md: '1' }}
    >
      <Box
        flexShrink="0"
        width={{ base: 'fit-content', md: LABELS.md }}
        paddingInlineEnd="3"
        alignSelf={{ base: 'flex-start', md: 'stretch' }}
      >
        <Text fontWeight="semibold" fontSize="sm" overflowWrap="anywhere">
          {title}
        </Text>
        {detail && (
          <Text color="muted" fontSize="xs" overflowWrap="anywhere">
            {detail}
          </Text>
        )}
      </Box>
      <Box position="relative" flex={{ base: 'none', md: '1' }} height="8" marginInlineEnd="2">
        {children}
      </Box>
    </Box>
  );
}

interface TimelineBarProps {
  readonly left: number;
  readonly width: number;
  readonly look: keyof typeof APPEARANCES;
  readonly figure: string;
  readonly text?: string;
  readonly words: string;
}

export function TimelineBar({ left, width, look, figure, text, words }: TimelineBarProps) {
  return (
    <Box
      role="img"
      aria-label={words}
      title={words}
      tabIndex={0}
      position="absolute"
      top="0"
      height="8"
      display="flex"
      flexWrap="wrap"
      lineHeight="2rem"
      borderRadius="control"
      overflow="hidden"
      whiteSpace="pre"
      fontSize="sm"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      minWidth="1"
      forcedColorAdjust="none"
      {...APPEARANCES[look]}
      style={{ left: `${left}%`, width: `${width}%` }}
    >
      {/* Text that doesn't fit on this line goes below the bar and is clipped: no figure shows in part. */}
      <Box as="span" height="8" />
      <Box as="span" paddingInline="2.5">
        {figure}
      </Box>
      {text && (
        <Box as="span" paddingInlineEnd="2.5">
          {text}
        </Box>
      )}
    </Box>
  );
}
