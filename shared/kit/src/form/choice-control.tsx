import { chakra } from '@counterpoint/kit/core';

const TICK = 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%)';

/** A checkbox or radio in the colours of the theme; browsers draw theirs alike in both themes. */
export const ChoiceControl = chakra('input', {
  base: {
    appearance: 'none',
    boxSize: '6',
    flexShrink: 0,
    display: 'grid',
    placeContent: 'center',
    bg: 'card',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: '6px',
    cursor: 'pointer',
    _before: { content: '""', boxSize: '3', bg: 'brand.contrast', visibility: 'hidden' },
    _hover: { borderColor: 'brand' },
    '&:checked, &[type=checkbox]:indeterminate': {
      bg: 'brand',
      borderColor: 'brand',
      _before: { visibility: 'visible' },
    },
    '&[type=checkbox]::before': { clipPath: TICK },
    '&[type=checkbox]:indeterminate::before': { clipPath: 'inset(40% 0)' },
    '&[type=radio], &[type=radio]::before': { borderRadius: 'full' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});
