// cspell:ignore flate
import { inflateSync } from 'node:zlib';

/** The page content of a PDF: its decompressed streams. */
export function drawnPages(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/Length (\d+)\n(?:\/Filter \/FlateDecode\n)?>>\nstream\n/g)];
  return streams
    .map(({ 0: { length }, 1: bytes, index }) => {
      const packed = pdf.subarray(index + length, index + length + Number(bytes));
      // Fonts and the like have another compression.
      return packed[0] === 0x78 ? inflateSync(packed).toString('latin1') : '';
    })
    .join('\n');
}

export function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
