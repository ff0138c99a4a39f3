import { useHost } from '@counterpoint/contract';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { closePalette, openPalette, palette } from './palette-store.ts';

export function PalettePlace() {
  const { user } = useHost();
  const { code, isOpen } = useStore(palette);
  usePaletteKeys();
  return code && user && <code.Palette user={user} isOpen={isOpen} onClose={closePalette} />;
}

/** `/` opens it only on pages without a search field. */
function usePaletteKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
      closePalette();
    };
  }, []);
}

/** On `window`, so that a page's search field can take `/` first. */
function handleKeyDown(event: KeyboardEvent): void {
  const isShortcut = isModK(event);
  if (!isShortcut && !isSlash(event)) return;
  if (palette.getState().isOpen) {
    if (!isShortcut) return;
    event.preventDefault();
    closePalette();
  } else if (!isDialogOpen()) {
    event.preventDefault();
    void openPalette();
  }
}

function isModK({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function isSlash({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey && !defaultPrevented && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;
}
