import { dark, light, type Palette } from './colors.ts';
import { scale } from './scale.ts';

export const VARIABLE_PREFIX = 'cp';

/** Colours by dotted name: `ink`, `brand`, `brand.soft`, `party.1`. */
export function flatColors(palette: Palette): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(palette)) {
    const shades: Record<string, string> = typeof value === 'string' ? { solid: value } : shadesOf(value);
    for (const [shade, color] of Object.entries(shades)) flat[shade === 'solid' ? name : `${name}.${shade}`] = color;
  }
  return flat;
}

function shadesOf(value: object): Record<string, string> {
  const counted = Array.isArray(value) ? value.map((color, index) => [index + 1, color]) : Object.entries(value);
  return Object.fromEntries(counted);
}

/**
 * Returns the tokens as a style sheet, for a page without the kit, under the names that Chakra gives them. The dark theme
 * applies by system preference or the class `dark` on `<html>`; the class `light` overrides the system.
 */
export function cssVariables(): string {
  const shared = Object.entries(scale.fontSize).map(([name, size]) => variable('font-sizes', name, size));
  const base = [
    variable('fonts', 'body', scale.font.body),
    variable('radii', 'control', scale.radius.control),
    variable('radii', 'card', scale.radius.card),
    ...shared,
  ].join('');
  const darkColors = `color-scheme:dark;${declarations(dark)}`;
  return [
    `:root{color-scheme:light;${base}${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not(.light){${darkColors}}}`,
    `:root.dark{${darkColors}}`,
  ].join('\n');
}

export function fontFace(url: string): string {
  const range =
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
  return `@font-face{font-family:'Inter Variable';font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format('woff2-variations');unicode-range:${range}}`;
}

/**
 * Local fonts scaled to Inter's width, so that text hardly shifts when Inter loads. The percentages compare both fonts' widths
 * over the portal's texts, regular and bold.
 */
export const fallbackFaces: string = fallbackFace('400 599', '', 107) + fallbackFace('600 900', ' Bold', 101.3);

function fallbackFace(weights: string, style: string, percent: number): string {
  const sources = ['Arial', 'Liberation Sans', 'Helvetica Neue'].map((name) => `local('${name}${style}')`);
  return `@font-face{font-family:'Inter Fallback';font-weight:${weights};size-adjust:${percent}%;src:${sources}}`;
}

function declarations(palette: Palette): string {
  return Object.entries(flatColors(palette))
    .map(([name, value]) => variable('colors', name, value))
    .join('');
}

function variable(category: string, name: string, value: string): string {
  const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-');
  return `--${VARIABLE_PREFIX}-${category}-${dashed}:${value};`;
}
