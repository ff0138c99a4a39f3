import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

interface AvatarProps {
  /** Read out; and the picture's text. */
  name: string;
  /** At most two letters; `initials()` of the domain makes them. */
  initials: string;
  /** A picture instead of the letters; they stand where it does not come. */
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg';
  /** Its colours, where they say something: tokens of the ground and of the letters on it. The brand's by default. */
  colors?: { readonly ground: string; readonly text: string };
  /** The name stands beside it already: silent. */
  isDecorative?: boolean;
}

const EDGES = { sm: '1.625rem', md: '2.25rem', lg: '4rem' } as const;
const LETTERS = { sm: '2xs', md: 'sm', lg: 'xl' } as const;

const BRAND = { ground: 'brand', text: 'brand.contrast' } as const;

/** A member in a circle of the brand's colour, or of their own. */
export function Avatar({ name, initials, src, size = 'md', colors = BRAND, isDecorative = false }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <chakra.span
      {...naming}
      display="inline-grid"
      placeItems="center"
      flexShrink={0}
      overflow="hidden"
      boxSize={EDGES[size]}
      borderRadius="full"
      bg={colors.ground}
      color={colors.text}
      fontSize={LETTERS[size]}
      fontWeight="bold"
      lineHeight="1"
      userSelect="none"
    >
      {src && src !== missing ? (
        <chakra.img src={src} alt="" boxSize="full" objectFit="cover" onError={() => setMissing(src)} />
      ) : (
        initials
      )}
    </chakra.span>
  );
}
