import fs from 'node:fs/promises';
import { type EvidenceExtension, wrongEvidenceType } from '@counterpoint/domain/schemas/cases';
import * as text from '../../../messages/files.generated.ts';
import { isMp3, isWav } from './audio-type.ts';
import { type InspectedFile, readAt, refused } from './inspected-file.ts';
import { refuseActivePdf } from './pdf-contents.ts';
import { isJpeg, isWholePng } from './picture-type.ts';
import { isZip, readWordDocument } from './word-document.ts';

const HEAD_BYTES = 64;
const TAIL_BYTES = 66_000;
const PDF_START = /^%PDF-[12]\.\d/;
const PDF_END = '%%EOF';
const PDF_TAIL_BYTES = 4_096;
const ZIP_END = Buffer.from('504b0506', 'hex');
const ZIP_END_BYTES = 22;

interface UploadedDocument {
  readonly path: string;
  readonly bytes: number;
}

declare module '../../threads/thread-tasks.ts' {
  interface ThreadTasks {
    document_type(document: UploadedDocument): EvidenceExtension;
  }
}

/** By content, not name. Refuses polyglots: an archive appended to a picture opens differently elsewhere. */
export async function typeOfDocument({ path, bytes }: UploadedDocument): Promise<EvidenceExtension> {
  if (bytes === 0) throw refused('empty_file', text.empty());
  const handle = await fs.open(path, 'r');
  try {
    const file = { path, handle, bytes };
    const head = await readAt(file, 0, HEAD_BYTES);
    if (isZip(head)) return await readWordDocument(path);
    const type = await typeBySigns(file, head);
    if (!type) throw refused('wrong_type', wrongEvidenceType());
    if (endsAsZip(await readAt(file, bytes - TAIL_BYTES, TAIL_BYTES))) throw refused('two_in_one', text.twoInOne());
    return type;
  } finally {
    await handle.close();
  }
}

/** PDF and Word documents are searched and unpacked, which takes long if they are hostile; other types by a few bytes. */
export async function isLongToInspect(path: string): Promise<boolean> {
  const handle = await fs.open(path, 'r');
  try {
    const head = await readAt({ path, handle, bytes: HEAD_BYTES }, 0, HEAD_BYTES);
    return isZip(head) || PDF_START.test(head.toString('latin1'));
  } finally {
    await handle.close();
  }
}

async function typeBySigns(file: InspectedFile, head: Buffer): Promise<EvidenceExtension | null> {
  if (PDF_START.test(head.toString('latin1'))) return wholePdf(file);
  if (await isWholePng(file, head)) return 'png';
  if (await isJpeg(file, head)) return 'jpg';
  if (await isWav(file, head)) return 'wav';
  return (await isMp3(file, head)) ? 'mp3' : null;
}

async function wholePdf(file: InspectedFile): Promise<'pdf'> {
  const end = await readAt(file, file.bytes - PDF_TAIL_BYTES, PDF_TAIL_BYTES);
  if (!end.includes(PDF_END)) throw refused('damaged_file', text.damagedPdf());
  await refuseActivePdf(file);
  return 'pdf';
}

function endsAsZip(tail: Buffer): boolean {
  const start = tail.lastIndexOf(ZIP_END);
  if (start === -1 || start + ZIP_END_BYTES > tail.length) return false;
  return start + ZIP_END_BYTES + tail.readUInt16LE(start + ZIP_END_BYTES - 2) === tail.length;
}
