import { useState } from 'react';
import { chakra } from './system/styled.ts';

interface AvatarProps {
  name: string;
  /** At most two letters; see `initials()` in the domain package. */
  initials: string;
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg';
  colors?: { readonly ground: string; readonly text: string };
  /** Hides it from screen readers, where the name is next to it. */
  isDecorative?: boolean;
}

const EDGES = { sm: '1.625rem', md: '2.25rem', lg: '4rem' } as const;
const LETTERS = { sm: '2xs', md: 'sm', lg: 'xl' } as const;

const BRAND = { ground: 'brand', text: 'brand.contrast' } as const;

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
