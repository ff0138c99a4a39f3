import {
  type ErnContext,
  type ErnKind,
  type ErnNode,
  type ErnParty,
  type ErnRelease,
  ernKindOf,
  ernPartyOf,
  ernReleaseOf,
  firstNodeWithText,
  recordingOfErn,
} from '@counterpoint/domain/ern';
import { type ImportFinding, shortened } from '@counterpoint/domain/imports';
import * as text from '../../messages/ern-files.generated.ts';
import type { FileFinding, ImportFormat, LocalFile } from '../imports/import-format.ts';
import { RejectedFile } from '../imports/rejected-file.ts';
import { elementsOf, rootIn } from './ern-elements.ts';

const RECORDINGS = new Set(['SoundRecording', 'Video']);
const OTHERS = ['Image', 'Text', 'SheetMusic', 'Software', 'UserDefinedResource', 'ReleaseDeal', 'CueSheet'];
const AROUND = new Set(['Party', 'Release', 'TrackRelease', ...OTHERS]);
/** Far above one release's parties and tracks. */
const MOST_REFERRED_TO = 50_000;

export const ernFormat: ImportFormat = {
  id: 'ern',
  recognises(file) {
    const found = kindOf(file);
    if (found?.kind === 'other_version') throw new RejectedFile(text.otherVersion({ version: found.version }));
    if (found?.kind === 'other_message') throw new RejectedFile(text.otherMessage({ name: found.name }));
    return found !== null;
  },
  async preview(file) {
    const found = kindOf(file);
    const sender = await senderOf(file);
    const version = found?.kind === 'read' ? found.version : '4';
    return { about: sender ? text.aboutFrom({ version, sender }) : text.about({ version }), table: null };
  },
  async *read({ file, progress }) {
    const around = { ...(await readAround(file)), sender: await senderOf(file) };
    let recordings = 0;
    for (const [name, count] of around.others) yield ofFile(unsupportedElement(name, count));
    for await (const { nodes, share } of elementsOf(file, RECORDINGS)) {
      progress?.(share);
      for (const node of nodes)
        if (isSupplemental(node)) yield ofFile(supplemental(node));
        else {
          recordings += 1;
          yield recordingOfErn(node, around);
        }
    }
    if (recordings === 0) throw new RejectedFile(text.noRecordings());
  },
  sourceHeader: async () => ['Reference', 'ISRC', 'Title'],
};

function kindOf({ head }: LocalFile): ErnKind | null {
  const markup = decoded(head)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (!markup.startsWith('<')) return null;
  const root = rootIn(markup);
  const found = root && ernKindOf(root);
  if (!found) throw new RejectedFile(text.notDdex());
  return found;
}

function decoded(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head);
  if (head[0] === 0x3c && head[1] === 0) return new TextDecoder('utf-16le').decode(head);
  return new TextDecoder('utf-8').decode(head);
}

async function senderOf(file: LocalFile): Promise<string | null> {
  for await (const { nodes } of elementsOf(file, new Set(['MessageSender'])))
    for (const node of nodes) return firstNodeWithText(node, 'PartyName/FullName', 'PartyName')?.text ?? null;
  return null;
}

/** A recording that the release only draws on, such as a mix's tracks: usually another owner's, without its ISRC. */
function isSupplemental({ attributes }: ErnNode): boolean {
  return attributes.IsSupplemental === 'true';
}

function supplemental(node: ErnNode): ImportFinding {
  return {
    id: 'I-ERN-SUP',
    severity: 'warn',
    line: node.line,
    column: node.name,
    expected: null,
    found: shortened(
      firstNodeWithText(node, 'DisplayTitleText', 'DisplayTitle/TitleText', 'ResourceReference')?.text ?? '',
    ),
    correction: text.supplemental(),
  };
}

interface Around extends ErnContext {
  readonly parties: Map<string, ErnParty>;
  readonly releases: Map<string, ErnRelease>;
  readonly others: Map<string, number>;
}

async function readAround(file: LocalFile): Promise<Around> {
  const around: Around = { parties: new Map(), releases: new Map(), others: new Map() };
  for await (const { nodes } of elementsOf(file, AROUND))
    for (const node of nodes) {
      addTo(around, node);
      if (around.parties.size + around.releases.size > MOST_REFERRED_TO) throw new RejectedFile(text.tooManyParties());
    }
  return around;
}

function addTo({ parties, releases, others }: Around, node: ErnNode): void {
  const { name } = node;
  if (OTHERS.includes(name)) others.set(name, (others.get(name) ?? 0) + 1);
  else if (name === 'Party') {
    const found = ernPartyOf(node);
    if (found) parties.set(found.reference, found.party);
  } else addRelease(releases, ernReleaseOf(node, parties));
}

function addRelease(releases: Map<string, ErnRelease>, release: ErnRelease): void {
  for (const reference of release.resources)
    if (release.isProduct || !releases.has(reference)) releases.set(reference, release);
}

function ofFile(finding: ImportFinding): FileFinding {
  return { kind: 'file', finding };
}

function unsupportedElement(name: string, count: number): ImportFinding {
  return {
    id: 'I-ERN-RES',
    severity: 'warn',
    line: null,
    column: name,
    found: text.found({ count }),
    expected: null,
    correction: text.notRecording(),
  };
}
