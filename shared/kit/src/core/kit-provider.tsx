import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { followColorMode } from './color-mode/color-mode-store.ts';
import { keepPresses } from './keep-presses.ts';
import { interFontFace } from './system/font.ts';
import { system } from './system/system.ts';

interface KitProviderProps {
  /** The nonce of this response's Content-Security-Policy; every style element carries it. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** Everything of the kit renders below this: styles under the policy's nonce, the tokens, the colour mode, and presses that count. */
export function KitProvider({ nonce, children }: KitProviderProps) {
  const [cache] = useState(() => createCache({ key: 'cp', ...(nonce ? { nonce } : {}) }));
  // A layout effect runs before the first paint, so that a dark page is never white for a moment.
  useLayoutEffect(() => followColorMode(), []);
  useEffect(() => keepPresses(), []);
  return (
    <CacheProvider value={cache}>
      <Global styles={interFontFace} />
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
