import { collectPdf, openPdf } from 'api/platform/documents/pdf-document.ts';
import { BOLD, INK, REGULAR } from 'api/platform/documents/pdf-style.ts';
import type { DemoDocument } from './demo-data.ts';

export function contentsOf({ fileName, lines }: DemoDocument, at: Date): Promise<Buffer> | Buffer {
  return lines.length === 0 ? silence() : page(fileName, lines, at);
}

async function page(fileName: string, [heading = '', ...lines]: readonly string[], at: Date): Promise<Buffer> {
  const pdf = await openPdf({ title: fileName, subject: 'A document of the demo', at });
  const contents = collectPdf(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  root.add(pdf.struct('H1', {}, () => void pdf.font(BOLD).fontSize(20).fillColor(INK).text(heading)));
  for (const line of lines)
    root.add(pdf.struct('P', {}, () => void pdf.moveDown(0.5).font(REGULAR).fontSize(12).text(line)));
  root.end();
  pdf.end();
  return contents;
}

const RATE = 8_000;
const WAV_HEAD = 44;

function silence(): Buffer {
  const wav = Buffer.alloc(WAV_HEAD + RATE, 0x80);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(RATE, 40);
  return wav;
}
