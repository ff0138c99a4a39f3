import type { EvidenceKind } from '@counterpoint/domain/schemas';
import { collectPdf, openPdf } from 'api/platform/documents/pdf-document.ts';
import { BOLD, INK, REGULAR } from 'api/platform/documents/pdf-style.ts';
import type { DemoMember } from './demo-parties.ts';

/** A document that a member of the demo has brought to their case about the work of this title. */
export interface DemoDocument {
  readonly title: string;
  readonly by: DemoMember;
  readonly daysAgo: number;
  readonly kind: EvidenceKind;
  readonly fileName: string;
  readonly note: string | null;
  /** Lines of a page; none for a sound. */
  readonly lines: readonly string[];
}

/** The sample that waits for documents before it is taken up, and when the staff did so. */
export const DEMO_ADMITTED = { title: 'Sahel Moon', daysAgo: 127 } as const;

export const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  {
    title: 'Sahel Moon',
    by: 'kofi',
    daysAgo: 128,
    kind: 'work_copy',
    note: 'The first eight bars.',
    fileName: 'Talking Drum Study No. 3.pdf',
    lines: ['Talking Drum Study No. 3', 'Kofi Mensah', 'Bars 1 to 8 are the figure in question.'],
  },
  {
    title: 'Sahel Moon',
    by: 'kofi',
    daysAgo: 128,
    kind: 'timings',
    note: null,
    fileName: 'Where it is heard.pdf',
    lines: ['Sahel Moon: where the figure is heard', '1:12 to 1:31, under the second verse', '2:40 to the end'],
  },
  {
    title: 'Harmattan Love',
    by: 'kofi',
    daysAgo: 46,
    kind: 'split_sheet',
    note: 'Signed at the session.',
    fileName: 'split-sheet-14-may.pdf',
    lines: ['Split sheet', 'Harmattan Love', 'Kofi Mensah 40.00%', 'Ama Kusi 20.00%', 'Signed on 14 May'],
  },
  {
    title: 'Harmattan Love',
    by: 'kofi',
    daysAgo: 30,
    kind: 'dated_draft',
    note: 'The bridge, before the mix.',
    fileName: 'session-14-may.wav',
    lines: [],
  },
  {
    title: 'Harmattan Love',
    by: 'ama',
    daysAgo: 31,
    kind: 'correspondence',
    note: null,
    fileName: 'Letters of June.pdf',
    lines: ['To Kofi, 9 June', 'The hook is new, and the bridge is out.', 'Can we sign again for the single?'],
  },
];

/** What stands in it: a page with these lines, or a second of silence. */
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

/** A WAV of one channel, eight bits a sample. */
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
