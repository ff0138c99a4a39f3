/** The palette in a chunk of its own, which no first page needs. Brought by `palette-store.ts`. */
export { Palette } from './palette.tsx';
