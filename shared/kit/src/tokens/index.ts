import { dark, light } from './colors.ts';
import { scale } from './scale.ts';

export const tokens = { light, dark, ...scale } as const;

export {
  applyColorMode,
  COLOR_MODE_KEY,
  type ColorMode,
  DARK_QUERY,
  readColorMode,
  saveColorMode,
} from './color-mode.ts';
export { cssVariables, fallbackFaces, flatColors, fontFace, VARIABLE_PREFIX } from './css-variables.ts';
export { logoMark, logoSvg } from './logo.ts';
