import type { ColorMode } from '@counterpoint/kit/tokens';
import { useSyncExternalStore } from 'react';
import { chooseColorMode, colorModeChoice, subscribeToColorMode } from './color-mode-store.ts';

/** The member's choice of theme, and how to change it. `system` follows the device. */
export function useColorMode(): { choice: ColorMode; setChoice: (choice: ColorMode) => void } {
  const choice = useSyncExternalStore(subscribeToColorMode, colorModeChoice);
  return { choice, setChoice: chooseColorMode };
}
