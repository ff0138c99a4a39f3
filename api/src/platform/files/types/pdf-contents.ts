import { promisify } from 'node:util';
import zlib from 'node:zlib';
import * as text from '../../../messages/files.generated.ts';
import { type InspectedFile, readAt, refused } from './inspected-file.ts';

const inflate = promisify(zlib.inflate);

/** Read at once, so that no file occupies the thread or much memory. */
const WINDOW = 256_000;
/** Enough for a name or a stream's dictionary that the end of a window cuts. */
const OVERLAP = 4_096;
const MOST_PACKED = 5_000_000;
const MOST_LONG_STREAMS = 20;
const MOST_UNPACKED = 50_000_000;

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
  const room = { unpacked: MOST_UNPACKED, longStreams: MOST_LONG_STREAMS };
  for (let start = 0; start < file.bytes; start += WINDOW - OVERLAP) {
    const part = (await readAt(file, start, WINDOW)).toString('latin1');
    if (ENCRYPTED.test(part)) throw refused('encrypted', text.encrypted());
    refuseActive(part);
    for (const at of packedObjects(part)) {
      const end = part.indexOf(STREAM_END, at);
      const near = Buffer.from(part.slice(at, end === -1 ? undefined : end), 'latin1');
      const objects = (await unpack(near, room)) ?? (await unpackLong(file, start + at, room));
      room.unpacked -= objects.length;
      refuseActive(objects);
    }
  }
}

/** How much more of a file may be unpacked. */
interface Room {
  unpacked: number;
  longStreams: number;
}

/** For a stream that leaves the window, or has the word for its end in its data. */
async function unpackLong(file: InspectedFile, start: number, room: Room): Promise<string> {
  room.longStreams -= 1;
  const objects = room.longStreams < 0 ? null : await unpack(await readAt(file, start, MOST_PACKED), room);
  if (objects === null) throw refused('damaged_file', text.damagedPdf());
  return objects;
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

/** Null if the data isn't whole. */
async function unpack(packed: Buffer, { unpacked }: Room): Promise<string | null> {
  try {
    return (await inflate(packed, { maxOutputLength: Math.max(1, unpacked) })).toString('latin1');
  } catch (error) {
    if (Object(error).code !== 'ERR_BUFFER_TOO_LARGE') return null;
    throw refused('unpacks_too_large', text.unpacksTooLarge(), error);
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
