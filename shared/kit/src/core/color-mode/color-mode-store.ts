import {
  applyColorMode,
  COLOR_MODE_KEY,
  type ColorMode,
  DARK_QUERY,
  readColorMode,
  saveColorMode,
} from '@counterpoint/kit/tokens';

const listeners = new Set<() => void>();

// Also in memory, so that the choice holds for this page if storage is blocked.
let choice: ColorMode | null = null;

export function colorModeChoice(): ColorMode {
  choice ??= readColorMode();
  return choice;
}

export function chooseColorMode(next: ColorMode): void {
  choice = next;
  saveColorMode(next);
  refresh();
}

export function subscribeToColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps `<html>` in sync with the choice, the device and other tabs. Returns a function that stops it. */
export function followColorMode(): () => void {
  choice = readColorMode();
  applyColorMode(choice);
  const device = typeof window.matchMedia === 'function' ? window.matchMedia(DARK_QUERY) : null;
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== COLOR_MODE_KEY) return;
    choice = readColorMode();
    refresh();
  };
  // Paper is white.
  const handleBeforePrint = () => applyColorMode('light');
  device?.addEventListener('change', refresh);
  window.addEventListener('storage', handleStorage);
  window.addEventListener('beforeprint', handleBeforePrint);
  window.addEventListener('afterprint', refresh);
  return () => {
    device?.removeEventListener('change', refresh);
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('beforeprint', handleBeforePrint);
    window.removeEventListener('afterprint', refresh);
  };
}

function refresh(): void {
  applyColorMode(colorModeChoice());
  for (const listener of listeners) listener();
}
