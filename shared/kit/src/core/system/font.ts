import { fallbackFaces, fontFace } from '@counterpoint/kit/tokens';

/** Inter's Latin subset, put among the assets by the bundler. */
const file = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url);

/** Where the font is served from: for a preload link. */
export const fontUrl: string = file.href;

/** The `@font-face` rules of the portal. */
export const interFontFace: string = fontFace(fontUrl) + fallbackFaces;
