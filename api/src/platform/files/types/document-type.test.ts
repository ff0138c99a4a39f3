import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  aDocx,
  aJpeg,
  anArchive,
  anMp3,
  aPdf,
  aPng,
  aWav,
} from '../../../disputes/evidence/testing/sample-documents.ts';
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
    return await typeOfDocument(place, contents.length);
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
    ['an archive', anArchive({ 'song.mp3': anMp3() })],
    ['a workbook', anArchive({ '[Content_Types].xml': Buffer.from('<Types/>'), 'xl/workbook.xml': Buffer.from('x') })],
    ['a program in an archive', anArchive({ 'META-INF/MANIFEST.MF': Buffer.from('Main-Class: X') })],
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
    const archive = anArchive({ 'run.js': Buffer.from('alert(1)') });
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
        expect(await look(contents)).toMatch(/^(wrong_type|damaged_file|two_in_one|jpg|wav|mp3|pdf)$/);
      }),
      { numRuns: 150 },
    );
  }, 20_000);
});
