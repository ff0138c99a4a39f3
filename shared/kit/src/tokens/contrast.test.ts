import { describe, expect, test } from '@jest/globals';
import { dark, light, type Palette } from './colors.ts';

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2.2, 'contrast ratio'. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function textPairs(palette: Palette): [string, string, string][] {
  const grounds = { paper: palette.paper, card: palette.card, sunken: palette.sunken };
  const { brand, gold, terracotta, green, violet, blue, grey, toast } = palette;
  const tones = { brand, gold, terracotta, green, violet, blue, grey };
  return [
    ...Object.entries(grounds).flatMap(([name, ground]): [string, string, string][] => [
      [`ink on ${name}`, palette.ink, ground],
      [`muted on ${name}`, palette.muted, ground],
      ...Object.entries(tones).map(([tone, { text }]): [string, string, string] => [
        `${tone}.text on ${name}`,
        text,
        ground,
      ]),
    ]),
    ...Object.entries(tones).flatMap(([tone, { text, soft }]): [string, string, string][] => [
      [`${tone}.text on its soft`, text, soft],
      [`ink on ${tone}.soft`, palette.ink, soft],
      [`muted on ${tone}.soft`, palette.muted, soft],
    ]),
    ['text on brand', brand.contrast, brand.solid],
    ['text on hovered brand', brand.contrast, brand.hover],
    ['text on terracotta', terracotta.contrast, terracotta.solid],
    ...palette.party.map((ground, index): [string, string, string] => [
      `text on party ${index + 1}`,
      palette.onParty[index] ?? '',
      ground,
    ]),
    ['text of a success toast', toast.onSuccess, toast.success],
    ['text of an error toast', toast.onError, toast.error],
  ];
}

function linePairs(palette: Palette): [string, string, string][] {
  return [
    ['control on card', palette.control, palette.card],
    ['control on paper', palette.control, palette.paper],
    ['focus ring on card', palette.brand.solid, palette.card],
    ['focus ring on paper', palette.brand.solid, palette.paper],
    ['error edge on card', palette.terracotta.solid, palette.card],
  ];
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, palette) => {
  test.each(textPairs(palette))('has a contrast of 4.5:1 for %s', (_pair, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(linePairs(palette))('has a contrast of 3:1 for %s', (_pair, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
