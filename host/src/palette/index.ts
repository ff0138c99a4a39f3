/** A chunk of its own, loaded by `palette-store.ts`. */
export { Palette } from './palette.tsx';
