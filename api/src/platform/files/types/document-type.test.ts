// cspell:ignore Annot cript Flate xternal
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aDocx, aJpeg, anMp3, aPdf, aPng, aWav } from '../../../disputes/evidence/testing/sample-documents.ts';
import { zipOf } from '../../../testing/zip-of.ts';
import { typeOfDocument } from './document-type.ts';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-types-'));
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

async function look(contents: Buffer): Promise<string> {
  const place = path.join(folder, 'looked-at');
  await fs.writeFile(place, contents);
  try {
    return await typeOfDocument({ path: place, bytes: contents.length });
  } catch (error) {
    // Rejections have a message: anything else would be our bug.
    expect(error).toMatchObject({ status: 422, message: expect.stringMatching(/\.$/) });
    return Object(error).code;
  }
}

describe('evidence documents', () => {
  test('detects a document type by its content', async () => {
    const found = [];
    for (const contents of [aPdf(), await aPng(), await aJpeg(), anMp3(), aWav(), aDocx()])
      found.push(await look(contents));
    expect(found).toEqual(['pdf', 'png', 'jpg', 'mp3', 'wav', 'docx']);
  });

  test('accepts an MP3 without tags, or with a picture larger than one read', async () => {
    const frames = anMp3().subarray(20);
    const tag = Buffer.from('ID3\u0003\u0000\u0000\u0000\u0006\u001a\u0000', 'latin1');
    const size = 6 * 128 * 128 + 26 * 128;
    expect(await look(frames)).toBe('mp3');
    expect(await look(Buffer.concat([tag, Buffer.alloc(size), Buffer.alloc(500), frames]))).toBe('mp3');
  });
});

/** Deflates with the first text as it is, so that a reader of the file finds it there. */
function deflatedBehind(first: string, rest: string): Buffer {
  const header = Buffer.from([0x78, 0x01, 0x00, first.length, 0x00, 0xff - first.length, 0xff]);
  const whole = deflateSync(first + rest);
  return Buffer.concat([header, Buffer.from(first), deflateRawSync(rest), whole.subarray(-4)]);
}

/** A PDF with this object. */
const pdfWith = (object: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj'), Buffer.from(object), Buffer.from('endobj\n%%EOF')]);

const pdfWithPacked = (objects: string, first = '') => {
  const packed = first === '' ? deflateSync(objects) : deflatedBehind(first, objects);
  const dictionary = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\r\n`;
  return pdfWith(Buffer.concat([Buffer.from(dictionary), packed, Buffer.from('\nendstream ')]));
};

describe('active PDFs', () => {
  const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>';
  test.each([
    ['a script', pdfWith(SCRIPT), 'active_content'],
    ['a script by an escaped name', pdfWith('<</S/J#61va#53cript/JS 2 0 R>>'), 'active_content'],
    ['a script in packed objects', pdfWithPacked(`1 0 ${SCRIPT}`), 'active_content'],
    ['a script behind many pages', pdfWith(`<<>>${' '.repeat(2_500_000)}${SCRIPT}`), 'active_content'],
    ['a program to launch', pdfWith('<</S/Launch/F(cmd.exe)>>'), 'active_content'],
    ['an embedded file', pdfWith('<</Names<</EmbeddedFiles 4 0 R>>>>'), 'embedded_file'],
    ['a film', pdfWith('<</Type/Annot/Subtype/RichMedia>>'), 'embedded_file'],
    ['encrypted objects', pdfWith('<<>>endobj trailer<</Encrypt 5 0 R>>'), 'encrypted'],
    ['packed objects that can’t be read', pdfWith('<</Type/ObjStm>>stream\nnot packed'), 'damaged_file'],
    ['a script behind a false end of packed objects', pdfWithPacked(`1 0 ${SCRIPT}`, 'endstream'), 'active_content'],
    ['a bomb of packed objects', pdfWithPacked(' '.repeat(60_000_000)), 'unpacks_too_large'],
  ])('are rejected with %s', async (_what, contents, code) => {
    expect(await look(contents)).toBe(code);
  });

  test('aren’t what only names such things', async () => {
    expect(await look(pdfWith('<</Title(JavaScript: Launch of a song)/LaunchDate 1>>'))).toBe('pdf');
    expect(await look(pdfWithPacked('1 0 <</Type/Page>>'))).toBe('pdf');
  });
});

describe('pictures', () => {
  const changed = (picture: Buffer, at: number, value: number) => {
    const copy = Buffer.from(picture);
    copy.writeUInt32BE(value, at);
    return copy;
  };

  test('are rejected if a PNG ends too early or too late', async () => {
    const png = await aPng();
    expect(await look(png.subarray(0, -4))).toBe('damaged_file');
    expect(await look(png.subarray(0, -20))).toBe('damaged_file');
    expect(await look(Buffer.concat([png, Buffer.from('<script>')]))).toBe('two_in_one');
  });

  test('are rejected if they fill a reader’s memory', async () => {
    const [png, jpeg] = [await aPng(), await aJpeg()];
    expect(await look(changed(png, 16, 20_000_000))).toBe('too_many_pixels');
    expect(await look(changed(png, 16, 0))).toBe('damaged_file');
    const frame = jpeg.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(jpeg[at + 1] ?? 0));
    expect(await look(changed(jpeg, frame + 5, 0xffffffff))).toBe('too_many_pixels');
  });
});

describe('Word documents', () => {
  const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const related = (attributes: string) =>
    aDocx({
      'word/_rels/settings.xml.rels': Buffer.from(`<Relationships><Relationship ${attributes}/></Relationships>`),
    });

  test.each([
    ['an OLE object', aDocx({ 'word/embeddings/oleObject1.bin': Buffer.from('x') }), 'embedded_file'],
    ['a control', aDocx({ 'word/activeX/activeX1.bin': Buffer.from('x') }), 'embedded_file'],
    ['a related OLE object', related(`Id="1" Type="${TYPE}/oleObject" Target="media/a.png"`), 'embedded_file'],
    [
      'a template elsewhere',
      related(`Type="${TYPE}/attachedTemplate" TargetMode="External" Target="x"`),
      'outside_part',
    ],
    ['an escaped template', related(`TargetMode='&#69;xternal' Type='${TYPE}/attachedTemplate'`), 'outside_part'],
    ['a frame elsewhere', related(`Type="${TYPE}/frame" Target="http://x/?a>b" TargetMode="External"`), 'outside_part'],
    ['an unusual list of parts', related('><!DOCTYPE x><x '), 'outside_part'],
  ])('are rejected with %s', async (_what, contents, code) => {
    expect(await look(contents)).toBe(code);
  });

  test('may have links, and the numbers of a chart', async () => {
    expect(await look(related(`Type="${TYPE}/hyperlink" Target="https://x" TargetMode="External"`))).toBe('docx');
    expect(await look(aDocx({ 'word/embeddings/Microsoft_Excel_Sheet.xlsx': Buffer.from('x') }))).toBe('docx');
  });
});

describe('rejected documents', () => {
  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode.', 'latin1')],
    ['a PDF behind something else', Buffer.concat([Buffer.from('<html>'), aPdf()])],
    ['an animation', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['words with the sign of a sound', Buffer.from('\u00ff\u00fb nothing that follows is a frame', 'latin1')],
    ['a tag with no sound behind it', Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0010nothing', 'latin1')],
    ['a RIFF of another form', Buffer.from('RIFF\u0010\u0000\u0000\u0000AVI LIST', 'latin1')],
    ['an archive', zipOf({ 'song.mp3': anMp3() })],
    ['a workbook', zipOf({ '[Content_Types].xml': Buffer.from('<Types/>'), 'xl/workbook.xml': Buffer.from('x') })],
    ['a program in an archive', zipOf({ 'META-INF/MANIFEST.MF': Buffer.from('Main-Class: X') })],
    ['a document with macros', aDocx({ 'word/vbaProject.bin': Buffer.from('x') })],
  ])('include %s', async (_what, contents) => {
    expect(await look(contents)).toBe('wrong_type');
  });

  test('rejects a document that fills a disk or hides its size', async () => {
    expect(await look(aDocx({ 'word/media/a.bin': Buffer.alloc(60_000_000) }))).toBe('unpacks_too_large');
    const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`word/${index}`, Buffer.from('x')]));
    expect(await look(aDocx(many))).toBe('unpacks_too_large');
  }, 20_000);

  test('rejects a truncated document', async () => {
    expect(await look(aPdf().subarray(0, -10))).toBe('damaged_file');
    expect(await look(aDocx().subarray(0, -30))).toBe('damaged_file');
    expect(await look(Buffer.alloc(0))).toBe('empty_file');
  });

  test('rejects a file that is a picture and an archive at once', async () => {
    const archive = zipOf({ 'run.js': Buffer.from('alert(1)') });
    for (const first of [aPdf(), await aPng(), await aJpeg(), anMp3(), aWav()])
      expect(await look(Buffer.concat([first, archive]))).toBe('two_in_one');
  });

  test('rejects random bytes without failing', async () => {
    const starts = ['%PDF-1.7', 'ID3', 'RIFF    WAVE', 'PK\u0003\u0004', '\u00ff\u00d8\u00ff', '\u00ff\u00fb\u0090'];
    const file = fc
      .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }))
      .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest]));
    await fc.assert(
      fc.asyncProperty(file, async (contents) => {
        expect(await look(contents)).toMatch(/^(wrong_type|damaged_file|two_in_one|too_many_pixels|jpg|wav|mp3|pdf)$/);
      }),
      { numRuns: 150 },
    );
  }, 20_000);
});
