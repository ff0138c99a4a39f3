import { crc32, deflateRawSync } from 'node:zlib';
import { aPicture } from '../../../testing/test-pictures.ts';

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
  return anArchive({
    '[Content_Types].xml': Buffer.from(TYPES),
    'word/document.xml': Buffer.from('<w:document/>'),
    ...extra,
  });
}

/** A deflated archive of these files. */
export function anArchive(files: Readonly<Record<string, Buffer>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, contents] of Object.entries(files)) {
    const packed = deflateRawSync(contents, { level: 1 });
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(contents), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(contents.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    local.copy(entry, 10, 8, 30);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, Buffer.from(name));
    bodies.push(local, Buffer.from(name), packed);
    at += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  const listed = Buffer.concat(directory);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, listed, end]);
}
