/** What the member chose; `system` follows the device, also while the page is open. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Where the choice is kept: one key in local storage, read by the portal and by the landing page. */
export const COLOR_MODE_KEY = 'counterpoint-color-mode';

/** The media query that tells what the device wants. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The stored choice, or `system` where there is none, it is damaged, or storage is closed to us. */
export function readColorMode(): ColorMode {
  const stored = readStored();
  return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
}

/** Puts the theme on `<html>` as the class `light` or `dark`. Called as early as a page can, so that nothing flashes. */
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
    // Storage is closed (a browser's privacy setting): the device decides.
    return null;
  }
}
