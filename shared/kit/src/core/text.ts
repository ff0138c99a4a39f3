import { chakra } from './system/styled.ts';

export const Text = chakra('p');

/** A name or title, which may be long. */
export const Name = chakra('p', { base: { fontWeight: 'semibold', overflowWrap: 'anywhere' } });

/** Secondary text: small and muted. */
export const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** `xl` (26 px) is the page's title, `md` (16 px) a section's, `sm` (13 px) a subsection's. Set the level with `as`. */
export const Heading = chakra('h2', {
  base: { fontWeight: 'semibold', lineHeight: 'tight', color: 'ink', textWrap: 'balance' },
  variants: {
    size: {
      sm: { fontSize: 'sm' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl', letterSpacing: '-0.01em' },
      xl: { fontSize: { base: '1.375rem', md: '2xl' }, letterSpacing: '-0.015em', fontWeight: 'bold' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** The CSS variable of the padding around a table, which it extends into to align with headings. */
export const INSET = '--cp-inset';

const card = {
  base: { bg: 'card', borderWidth: '1px', borderColor: 'line', borderRadius: 'card', minWidth: 0 },
  variants: {
    padding: {
      normal: { padding: { base: '4', md: '5' }, [INSET]: '1.25rem' },
      none: { padding: '0', [INSET]: '0px', overflow: 'hidden' },
      list: {
        padding: '0',
        [INSET]: '0px',
        overflow: 'hidden',
        mdDown: { bg: 'transparent', borderWidth: '0', borderRadius: '0', overflow: 'visible' },
      },
    },
  },
  defaultVariants: { padding: 'normal' },
} as const;

/** A framed surface. `padding="list"` has no frame on a phone, where the rows are cards themselves. */
export const Card = chakra('div', card);

/** A card whose children are below each other. */
export const StackedCard = chakra('div', {
  ...card,
  base: { ...card.base, display: 'flex', flexDirection: 'column', gap: '4' },
});

export const TextLink = chakra('a', {
  base: {
    color: 'brand.text',
    fontWeight: 'medium',
    borderRadius: '2px',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
  },
});
