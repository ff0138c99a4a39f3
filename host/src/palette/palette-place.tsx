import { useHost } from '@counterpoint/contract';
import { useStore } from 'zustand';
import { closePalette, palette } from './palette-store.ts';
import { usePaletteKeys } from './use-palette-keys.ts';

/** Where the palette appears: once in the layout of a member's pages, with the keys that open it. */
export function PalettePlace() {
  const { user } = useHost();
  const { code, isOpen } = useStore(palette);
  usePaletteKeys();
  return code && user && <code.Palette user={user} isOpen={isOpen} onClose={closePalette} />;
}
