/** The package has types for its main file only, a CommonJS module without the default export that they name. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';

  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function bidiFactory(): Bidi;
}
