import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

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
      // Not a short duration: a change of theme would start a transition per property and element.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  'html, body': { _print: { bg: '#ffffff', color: '#000000' } },
  'nav, button, [data-no-print]': { _print: { display: 'none !important' } },
  'a[href]': { _print: { color: 'inherit', textDecoration: 'underline' } },
  'section, article, tr, li': { _print: { breakInside: 'avoid' } },
});
