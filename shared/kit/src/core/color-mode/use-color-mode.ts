import type { ColorMode } from '@counterpoint/kit/tokens';
import { useSyncExternalStore } from 'react';
import { chooseColorMode, colorModeChoice, subscribeToColorMode } from './color-mode-store.ts';

export function useColorMode(): { choice: ColorMode; setChoice: (choice: ColorMode) => void } {
  const choice = useSyncExternalStore(subscribeToColorMode, colorModeChoice);
  return { choice, setChoice: chooseColorMode };
}
