import { Text, VisuallyHidden } from '@counterpoint/kit/core';
import { differenceText, differenceWords } from './line-words.ts';

/** How much more or less: by sign and colour, and in words for who cannot see either. */
export function Difference({ difference }: { difference: number }) {
  const color = difference > 0 ? 'green.text' : difference < 0 ? 'terracotta.text' : 'muted';
  return (
    // What is only read out must not stand outside of a table that is scrolled.
    <Text as="span" position="relative" color={color} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <span aria-hidden>{differenceText(difference)}</span>
      <VisuallyHidden>{differenceWords(difference)}</VisuallyHidden>
    </Text>
  );
}
