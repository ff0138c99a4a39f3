import { aPicture } from '../../../testing/test-pictures.ts';
import { zipOf } from '../../../testing/zip-of.ts';

/** The smallest valid PDF; each differs by its content. */
export function aPdf(words = 'split sheet', bytes = 0): Buffer {
  const text = `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n% ${words}\n`;
  const filling = 'x'.repeat(Math.max(0, bytes - text.length - 7));
  return Buffer.from(`${text}%${filling}\n%%EOF`.slice(0, bytes || undefined), 'latin1');
}

/** Two frames of silence. */
export function anMp3(): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9064);
  return Buffer.concat([
    Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u000a', 'latin1'),
    Buffer.alloc(10),
    frame,
    frame,
  ]);
}

export function aWav(): Buffer {
  const wav = Buffer.alloc(64);
  wav.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
  wav.writeUInt32LE(16, 16);
  return wav;
}

export const aPng = () => aPicture('png', 40, 30);
export const aJpeg = () => aPicture('jpeg', 40, 30);

const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document with additional files in its archive. */
export function aDocx(extra: Readonly<Record<string, Buffer>> = {}): Buffer {
  return zipOf({
    '[Content_Types].xml': Buffer.from(TYPES),
    'word/document.xml': Buffer.from('<w:document/>'),
    ...extra,
  });
}
