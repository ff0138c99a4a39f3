import { fallbackFaces, fontFace } from '@counterpoint/kit/tokens';

const file = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url);

export const fontUrl: string = file.href;

export const interFontFace: string = fontFace(fontUrl) + fallbackFaces;
