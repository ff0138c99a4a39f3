// cspell:ignore calt
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { flatColors, tokens, VARIABLE_PREFIX } from '@counterpoint/kit/tokens';

const globalStyles = defineGlobalStyles({
  html: {
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.line',
    colorScheme: 'light',
    '&.dark': { colorScheme: 'dark' },
  },
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'body',
    // Inter’s contextual alternates show “2x4” as “2×4”, also in titles and imported cells.
    fontFeatureSettings: '"calt" 0',
    color: 'ink',
    bg: 'paper',
  },
  // Not on the whole page: Inter’s tabular hyphen is as wide as a digit, which tears words such as ‘e-mail’ apart.
  table: { fontVariantNumeric: 'tabular-nums' },
  '*::placeholder': { color: 'muted' },
  ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
    outline: '2px solid',
    outlineColor: 'brand',
    outlineOffset: '2px',
  },
  '::selection': { bg: 'brand.soft', color: 'ink' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: a change of theme would start a transition per property and element.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  'html, body': { _print: { bg: '#ffffff', color: '#000000' } },
  // Column headings that sort are buttons.
  'nav, button:not(th *), [data-no-print]': { _print: { display: 'none !important' } },
  'table *': { _print: { whiteSpace: 'normal !important' } },
  'a[href]': { _print: { color: 'inherit', textDecoration: 'underline' } },
  'section, article, tr, li': { _print: { breakInside: 'avoid' } },
  // About as long as a page: in one piece, it would leave the rest of the page before it empty.
  'section:has(:is(tr, li):nth-child(13))': { _print: { breakInside: 'auto' } },
});

/** Chakra with our tokens and no recipes: components carry their styles, so that a page ships only what it uses. */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: VARIABLE_PREFIX,
  globalCss: globalStyles,
  theme: {
    breakpoints: tokens.breakpoint,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: 0.45 } },
      appear: { from: { opacity: 0 } },
      rise: { from: { opacity: 0, transform: 'translateY(4px)' } },
      slideFromLeft: { from: { transform: 'translateX(-100%)' } },
    },
    tokens: {
      fonts: asTokens(tokens.font),
      fontSizes: asTokens(tokens.fontSize),
      radii: asTokens(tokens.radius),
      durations: asTokens(tokens.motion),
      zIndex: asTokens(tokens.layer),
      spacing: asTokens(steps()),
      sizes: asTokens({ ...steps(), full: '100%', content: '1240px', menu: '18rem', topBar: '64px' }),
      fontWeights: asTokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
      lineHeights: asTokens({ tight: '1.25', body: '1.5' }),
    },
    semanticTokens: {
      colors: themedColors(),
      shadows: { floating: { value: { base: tokens.shadow.light, _dark: tokens.shadow.dark } } },
    },
  },
});

function steps(): Record<string, string> {
  const counts = [
    0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 80,
  ];
  return Object.fromEntries(counts.map((count) => [String(count), `${count / 4}rem`]));
}

function asTokens(values: Readonly<Record<string, string>>): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

/** A colour that also has shades, such as `brand` and `brand.soft`, is its group's DEFAULT. */
function themedColors() {
  const darkColors = flatColors(tokens.dark);
  const colors: Record<string, Record<string, { value: { base: string; _dark: string } }>> = {};
  for (const [name, base] of Object.entries(flatColors(tokens.light))) {
    const [group = name, shade = 'DEFAULT'] = name.split('.');
    colors[group] = { ...colors[group], [shade]: { value: { base, _dark: darkColors[name] ?? base } } };
  }
  return colors;
}
