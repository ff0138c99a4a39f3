import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { followColorMode } from './color-mode/color-mode-store.ts';
import { completeShiftedClicks } from './complete-shifted-clicks.ts';
import { interFontFace } from './system/font.ts';
import { system } from './system/system.ts';

interface KitProviderProps {
  nonce?: string | undefined;
  children: ReactNode;
}

export function KitProvider({ nonce, children }: KitProviderProps) {
  const [cache] = useState(() => createCache({ key: 'cp', ...(nonce ? { nonce } : {}) }));
  // A layout effect runs before the first paint, so a dark page never flashes white.
  useLayoutEffect(() => followColorMode(), []);
  useEffect(() => completeShiftedClicks(), []);
  return (
    <CacheProvider value={cache}>
      <Global styles={interFontFace} />
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
