// cspell:ignore HDRPB
import { deflateSync } from 'node:zlib';
import { aDocx, aPdf } from '../disputes/evidence/testing/sample-documents.ts';
import { answersOf } from '../interchange/cwr/testing/cwr-lines.ts';
import { pixelFlood } from './test-pictures.ts';
import { zipOf } from './zip-of.ts';

/** Just below the limits of evidence and acknowledgements. */
const LARGE = 19_000_000;

/** An acknowledgement of 16.8 MB. */
export const largeAcknowledgement = (status = 'AS') => anAcknowledgement(38_000, status);

/** An acknowledgement of so many works. */
export function anAcknowledgement(works: number, status = 'AS'): Buffer {
  return Buffer.from(answersOf(Object.fromEntries(Array.from({ length: works }, (_, at) => [`BS-${at}`, status]))));
}

function filledPdf(filling: string | Buffer): Buffer {
  const body = Buffer.isBuffer(filling) ? filling : Buffer.alloc(LARGE, filling);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), body, Buffer.from('\n%%EOF')]);
}

function packedObjects(contents: Buffer): Buffer {
  const head = Buffer.from('1 0 obj<</Type/ObjStm/N 1/First 1>>stream\n');
  return Buffer.concat([head, deflateSync(contents, { level: 1 }), Buffer.from('\nendstream endobj\n')]);
}

const relations = (xml: string) => aDocx({ 'word/_rels/document.xml.rels': Buffer.from(xml) });

export interface HostileFile {
  readonly name: string;
  readonly contents: Buffer;
}

/** Documents that are slow to inspect: each made a thread busy, or the memory full. */
export const HOSTILE_DOCUMENTS: Readonly<Record<string, () => HostileFile>> = {
  'a PDF of 19 MB of half a name': () => ({ name: 'a.pdf', contents: filledPdf('/J#61#4') }),
  'a PDF of a million streams': () => ({ name: 'b.pdf', contents: filledPdf('stream\n') }),
  'a PDF of streams without an end': () => ({
    name: 'c.pdf',
    contents: filledPdf('<</Type/ObjStm/First 1>>stream\n'),
  }),
  'a PDF that unpacks to 49 MB': () => ({
    name: 'd.pdf',
    contents: filledPdf(packedObjects(Buffer.alloc(49_000_000, '/J'))),
  }),
  'a PDF that unpacks to 400 MB': () => ({
    name: 'e.pdf',
    contents: filledPdf(packedObjects(Buffer.alloc(400_000_000, '/J'))),
  }),
  'a Word document of beginnings of relations': () => ({
    name: 'f.docx',
    contents: relations('<Relationship '.repeat(350_000)),
  }),
  'a Word document of open quotes': () => ({ name: 'g.docx', contents: relations(`<Relationship "'`.repeat(300_000)) }),
  'a Word document that unpacks to 400 MB': () => ({
    name: 'h.docx',
    contents: aDocx({ 'word/x.xml': Buffer.alloc(400_000_000, ' ') }),
  }),
  'an archive of 3,000 files': () => ({
    name: 'i.docx',
    contents: zipOf(Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`${at}`, Buffer.from('x')]))),
  }),
  'a PNG of 25 billion pixels': () => ({ name: 'j.png', contents: pixelFlood(500_000, 50_000) }),
  'an MP3 of a tag alone': () => ({
    name: 'k.mp3',
    contents: Buffer.concat([Buffer.from('ID3'), Buffer.alloc(LARGE)]),
  }),
  'a program': () => ({ name: 'l.pdf', contents: Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(LARGE)]) }),
  'a large, harmless PDF': () => ({ name: 'm.pdf', contents: aPdf('sheet', LARGE) }),
};

/** Files that no import can read, or only slowly. */
export const HOSTILE_IMPORTS: Readonly<Record<string, () => HostileFile>> = {
  'a table of one row, repeated': () => ({ name: 'a.csv', contents: Buffer.alloc(9_000_000, 'Title,Writer\n') }),
  'a cell that never ends': () => ({ name: 'b.csv', contents: Buffer.alloc(9_000_000, '"') }),
  'a workbook that unpacks to 80 MB': () => ({
    name: 'c.xlsx',
    contents: zipOf({ 'xl/workbook.xml': Buffer.alloc(80_000_000, ' ') }),
  }),
  'CWR of one header, repeated': () => ({ name: 'CW260001ABC_052.V21', contents: Buffer.alloc(9_000_000, 'HDRPB\n') }),
  'a message of nested elements': () => ({ name: 'd.xml', contents: Buffer.alloc(9_000_000, '<a>') }),
};
