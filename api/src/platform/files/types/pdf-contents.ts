import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import * as text from '../../../messages/files.generated.ts';
import { AppError } from '../../http/app-error.ts';
import { type InspectedFile, readAt, refused } from './inspected-file.ts';

/** Read and unpacked at once, so that no file takes much memory. */
const WINDOW = 256_000;
/** Enough for a name or a stream's dictionary that the end of a window cuts. */
const OVERLAP = 4_096;
const MAX_PACKED_BYTES = 5_000_000;
const MAX_LONG_STREAMS = 20;
const MAX_UNPACKED_BYTES = 50_000_000;

/** A JavaScript action names itself so, wherever its script is. */
const SCRIPT = nameOf('JavaScript');
const LAUNCH = nameOf('Launch');
const ATTACHMENT = new RegExp(`${nameOf('EmbeddedFiles?').source}|${nameOf('RichMedia').source}`);
const ENCRYPTED = nameOf('Encrypt');
/** Objects may be packed in streams: by their type or, for lenient readers, by a key that only these have. */
const PACKED_OBJECTS = new RegExp(`${nameOf('ObjStm').source}|${nameOf('First').source}`);
const STREAM_END = 'endstream';
const STREAM = /\bstream\r?\n/g;

/** Throws 422 for scripts, programs to launch, embedded files, and encryption, which would hide them. */
export async function refuseActivePdf(file: InspectedFile): Promise<void> {
  const room = { unpacked: MAX_UNPACKED_BYTES, longStreams: MAX_LONG_STREAMS };
  const window = Buffer.alloc(WINDOW);
  for (let start = 0; start < file.bytes; start += WINDOW - OVERLAP) {
    const { bytesRead } = await file.handle.read(window, 0, WINDOW, start);
    const part = window.toString('latin1', 0, bytesRead);
    if (ENCRYPTED.test(part)) throw refused('encrypted', text.encrypted());
    refuseActive(part);
    for (const at of packedObjects(part)) {
      const end = part.indexOf(STREAM_END, at);
      const near = Buffer.from(part.slice(at, end === -1 ? undefined : end), 'latin1');
      if (!(await refuseActiveIn(near, room))) await refuseActiveInLong(file, start + at, room);
    }
  }
}

/** Bytes that may still be unpacked. */
interface Room {
  unpacked: number;
  longStreams: number;
}

/** For a stream that extends beyond the window, or has the end keyword in its data. */
async function refuseActiveInLong(file: InspectedFile, start: number, room: Room): Promise<void> {
  room.longStreams -= 1;
  const isWhole = room.longStreams >= 0 && (await refuseActiveIn(await readAt(file, start, MAX_PACKED_BYTES), room));
  if (!isWhole) throw refused('damaged_file', text.damagedPdf());
}

function refuseActive(part: string): void {
  if (SCRIPT.test(part) || LAUNCH.test(part)) throw refused('active_content', text.activePdf());
  if (ATTACHMENT.test(part)) throw refused('embedded_file', text.embeddedInPdf());
}

/** Where the data of streams with packed objects starts. Looks at each character once, however many streams there are. */
function* packedObjects(part: string): Generator<number> {
  let previous = 0;
  for (const { index, 0: keyword } of part.matchAll(STREAM)) {
    const before = part.slice(Math.max(previous, index - OVERLAP), index);
    previous = index;
    const dictionary = before.slice(before.lastIndexOf('obj') + 1);
    if (PACKED_OBJECTS.test(dictionary)) yield index + keyword.length;
  }
}

/** Unpacks objects and returns whether their data is whole. */
async function refuseActiveIn(packed: Buffer, room: Room): Promise<boolean> {
  const inflate = zlib.createInflate({ chunkSize: WINDOW });
  try {
    await pipeline([packed], inflate, async (unpacked: AsyncIterable<Buffer>) => {
      let before = '';
      for await (const piece of unpacked) {
        room.unpacked -= piece.length;
        if (room.unpacked < 0) throw refused('unpacks_too_large', text.unpacksTooLarge());
        const part = before + piece.toString('latin1');
        refuseActive(part);
        before = part.slice(-OVERLAP);
      }
    });
    return true;
  } catch (error) {
    if (error instanceof AppError) throw error;
    return false;
  }
}

/** A name of PDF, whose letters may be written as `#` and their code. */
function nameOf(name: string): RegExp {
  const letters = name.replaceAll(/[A-Za-z]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return new RegExp(`/${letters}(?![A-Za-z0-9#])`);
}
