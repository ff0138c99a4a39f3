import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { followColorMode } from './color-mode/color-mode-store.ts';
import { completeShiftedClicks } from './complete-shifted-clicks.ts';
import { StyleSheet, StyleSheetContext } from './system/style-sheet.ts';

interface KitProviderProps {
  nonce?: string | undefined;
  children: ReactNode;
}

export function KitProvider({ nonce, children }: KitProviderProps) {
  const [sheet] = useState(() => new StyleSheet(nonce));
  // A layout effect runs before the first paint, so a dark page never flashes white.
  useLayoutEffect(() => followColorMode(), []);
  useEffect(() => completeShiftedClicks(), []);
  return <StyleSheetContext value={sheet}>{children}</StyleSheetContext>;
}
