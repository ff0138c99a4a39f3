import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** What holds on every page: paper, Inter with figures of one width, a focus that shows, calm for who asks for it. */
export const globalStyles = defineGlobalStyles({
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
    color: 'ink',
    bg: 'paper',
    fontVariantNumeric: 'tabular-nums',
  },
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
      // None, and not a short one: for each property of each element that a change of theme touches there would be one.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  'html, body': { _print: { bg: '#ffffff', color: '#000000' } },
  'nav, button, [data-no-print]': { _print: { display: 'none !important' } },
  'a[href]': { _print: { color: 'inherit', textDecoration: 'underline' } },
  'section, article, tr, li': { _print: { breakInside: 'avoid' } },
});
