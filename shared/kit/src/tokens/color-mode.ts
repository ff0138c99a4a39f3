/** `system` follows the device, even while the page is open. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export const COLOR_MODE_KEY = 'counterpoint-color-mode';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Returns `system` if nothing valid is stored or storage is blocked. */
export function readColorMode(): ColorMode {
  const stored = readStored();
  return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
}

/** Does nothing if storage is blocked: the choice then holds until the page is left. */
export function saveColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // Storage is blocked.
  }
}

/** Sets the class `light` or `dark` on `<html>`. Call it as early as possible, so that nothing flashes. */
export function applyColorMode(mode: ColorMode = readColorMode()): void {
  const isDark = mode === 'dark' || (mode === 'system' && systemIsDark());
  const { classList } = document.documentElement;
  classList.toggle('dark', isDark);
  classList.toggle('light', !isDark);
}

function systemIsDark(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(DARK_QUERY).matches;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(COLOR_MODE_KEY);
  } catch {
    return null;
  }
}
