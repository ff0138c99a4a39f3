import { EVIDENCE_LONGEST_NAME, EVIDENCE_TYPES, type EvidenceExtension } from '@counterpoint/domain/schemas/cases';
import * as text from '../../messages/cases.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { UploadedFile } from '../../platform/files/temporary-file.ts';
import { isLongToInspect, typeOfDocument } from '../../platform/files/types/document-type.ts';
import { scanFile } from '../../platform/files/virus-scanner.ts';
import type { Services } from '../../platform/services.ts';
import type { Threads } from '../../platform/threads/threads.ts';

/** Invisible characters, including those that change text direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;
/** Special characters of file systems and shells. */
const RESERVED_CHARACTERS = /[<>:"|?*`$;&!{}\\/]/g;
/** Windows device names. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** Doesn't match the `.2` of `Song v1.2`. */
const EXTENSION = /\.(?=\d*\p{L})[\p{L}\p{N}]{1,5}$/u;
const EXTENSION_ALIASES: Partial<Record<EvidenceExtension, readonly string[]>> = { jpg: ['.jpg', '.jpeg'] };

/** Returns a portable file name of at most 120 characters, with the extension of its actual type. */
export function safeName(sent: string, type: EvidenceExtension): string {
  const last = sent.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replaceAll(INVISIBLE, '').replaceAll(RESERVED_CHARACTERS, '_').replaceAll(/\s+/gu, ' ').trim();
  const found = EXTENSION.exec(clean)?.[0] ?? '';
  const extension =
    (EXTENSION_ALIASES[type] ?? [`.${type}`]).find((each) => each === found.toLowerCase()) ?? `.${type}`;
  const stem = clean
    .slice(0, clean.length - found.length)
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  const short = [...stem].slice(0, EVIDENCE_LONGEST_NAME - extension.length).join('');
  const named = /[\p{L}\p{N}]/u.test(short) ? short : text.documentName();
  return `${DEVICE.test(named) ? `_${named}` : named}${extension}`;
}

export interface StoredDocument {
  readonly fileName: string;
  readonly stored: string;
  readonly sha256: Buffer;
}

interface Sender {
  readonly memberId: string | null;
  readonly sentName: string;
  readonly type: EvidenceExtension;
  readonly within?: Tx;
}

/** Far more than any document needs. */
const MAX_SECONDS = 20;

/** Throws 422 for a document that can't be evidence. */
export async function inspectDocument(
  threads: Threads,
  { path, bytes }: Pick<UploadedFile, 'path' | 'bytes'>,
  memberId: string,
): Promise<EvidenceExtension> {
  if (!(await isLongToInspect(path))) return typeOfDocument({ path, bytes });
  return threads.run('document_type', { path, bytes }, { memberId, maxSeconds: MAX_SECONDS });
}

export async function storeDocument(
  { env, files }: Pick<Services, 'env' | 'files'>,
  file: Pick<UploadedFile, 'path' | 'bytes' | 'sha256'>,
  { memberId, sentName, type, within }: Sender,
): Promise<StoredDocument> {
  await scanFile(env, file.path);
  const contentType = EVIDENCE_TYPES[type];
  const stored = await files.writeFromDisk({ memberId, kind: 'evidence', contentType, file }, within);
  return { fileName: safeName(sentName, type), stored, sha256: file.sha256 };
}
