import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { EVIDENCE_MOST_BYTES } from '@counterpoint/domain/schemas/cases';
import { addEvidence } from 'api/disputes/evidence/evidence-service.ts';
import { storeDocument } from 'api/disputes/evidence/uploaded-document.ts';
import { admitCase } from 'api/disputes/filing/admission.ts';
import { openForStaff } from 'api/disputes/staff/staff-acts.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import { INK, openPdf } from 'api/platform/documents/pdf-document.ts';
import { BOLD, REGULAR } from 'api/platform/documents/pdf-fonts.ts';
import { receiveFile } from 'api/platform/files/temporary-file.ts';
import { typeOfDocument } from 'api/platform/files/types/document-type.ts';
import type { Services } from 'api/platform/services.ts';
import { DEMO_CASES, DEMO_DOCUMENTS, type DemoDocument, daysBefore } from './demo-data.ts';
import { findCaseAbout } from './demo-repository.ts';
import type { Cast } from './seed-parties.ts';

type Store = Pick<Services, 'files' | 'env'>;

export async function seedCaseDocuments(tx: Tx, cast: Cast, store: Store): Promise<void> {
  for (const document of DEMO_DOCUMENTS) await addDocument(tx, cast, { document, store });
  for (const { title, admittedDaysAgo } of DEMO_CASES) {
    if (admittedDaysAgo === undefined) continue;
    const stored = await openForStaff(tx, await findCaseAbout(tx, title));
    await admitCase(tx, { actor: null, at: daysBefore(cast.now, admittedDaysAgo) }, { stored, by: 'staff' });
  }
}

async function addDocument(
  tx: Tx,
  cast: Cast,
  { document, store }: { readonly document: DemoDocument; readonly store: Store },
): Promise<void> {
  const { title, by, daysAgo, kind, fileName, note, lines } = document;
  const act = { actor: cast.members[by], at: daysBefore(cast.now, daysAgo) };
  const source = Readable.from([lines.length === 0 ? silence() : await page(fileName, lines, act.at)]);
  const { DATA_DIR: dataDir } = store.env;
  const file = await receiveFile(source, { dataDir, maxBytes: EVIDENCE_MOST_BYTES });
  try {
    const { memberId } = act.actor;
    const type = await typeOfDocument(file);
    const stored = await storeDocument(store, file, { memberId, sentName: fileName, type, within: tx });
    const about = { kind, file_name: fileName, visibility: 'shared' as const, note };
    await addEvidence(tx, act, { caseId: await findCaseAbout(tx, title), ...about, ...stored });
  } finally {
    await file.discard();
  }
}

async function page(fileName: string, [heading = '', ...lines]: readonly string[], at: Date): Promise<Buffer> {
  const pdf = await openPdf({ title: fileName, subject: 'A document of the demo', at });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  root.add(pdf.struct('H1', {}, () => void pdf.font(BOLD).fontSize(20).fillColor(INK).text(heading)));
  for (const line of lines)
    root.add(pdf.struct('P', {}, () => void pdf.moveDown(0.5).font(REGULAR).fontSize(12).text(line)));
  root.end();
  pdf.end();
  return buffer(pdf);
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
