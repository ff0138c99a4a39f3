import { Text, VisuallyHidden } from '@counterpoint/kit/core';
import { differenceText, formatDifference } from './format-lines.ts';

export function Difference({ difference }: { difference: number }) {
  const color = difference > 0 ? 'green.text' : difference < 0 ? 'terracotta.text' : 'muted';
  return (
    // Positioned so that hidden text doesn't overflow a scrolled table.
    <Text as="span" position="relative" color={color} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <span aria-hidden>{differenceText(difference)}</span>
      <VisuallyHidden>{formatDifference(difference)}</VisuallyHidden>
    </Text>
  );
}
