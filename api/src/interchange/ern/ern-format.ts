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
import { shortened, warning } from '@counterpoint/domain/imports';
import * as text from '../../messages/ern-files.generated.ts';
import { beginningOf } from '../imports/formats/text-encoding.ts';
import { type FileFinding, fileFinding, type ImportFormat, type LocalFile, ofFile } from '../imports/import-format.ts';
import { RejectedFile } from '../imports/rejected-file.ts';
import { elementsOf, rootIn } from './ern-elements.ts';

const RECORDINGS = new Set(['SoundRecording', 'Video']);
const OTHERS = ['Image', 'Text', 'SheetMusic', 'Software', 'UserDefinedResource', 'ReleaseDeal', 'CueSheet'];
const CONTEXT_ELEMENTS = new Set(['Party', 'Release', 'TrackRelease', ...OTHERS]);
/** Far above one release's parties and tracks. */
const MAX_REFERENCED = 50_000;

const REJECTED_COLUMNS: readonly string[] = ['Reference', 'ISRC', 'Title'];

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
    const context = { ...(await readContext(file)), sender: await senderOf(file) };
    let recordings = 0;
    const unsupported = warning('I-ERN-RES', text.notRecording());
    for (const [column, count] of context.others)
      yield fileFinding(unsupported, { column, found: text.found({ count }) });
    yield* context.losses;
    const references = new Set<string>();
    for await (const { nodes, share } of elementsOf(file, RECORDINGS)) {
      progress?.(share);
      for (const node of nodes)
        if (node.attributes.IsSupplemental === 'true') yield supplemental(node);
        else {
          recordings += 1;
          references.add(firstNodeWithText(node, 'ResourceReference')?.text ?? '');
          yield recordingOfErn(node, context);
        }
    }
    if (recordings === 0) throw new RejectedFile(text.noRecordings());
    for (const product of context.products)
      if (!product.resources.some((reference) => references.has(reference))) yield withoutRecordings(product);
  },
  sourceHeader: REJECTED_COLUMNS,
};

function kindOf({ head }: LocalFile): ErnKind | null {
  const markup = beginningOf(head).trimStart();
  if (!markup.startsWith('<')) return null;
  const root = rootIn(markup);
  const found = root && ernKindOf(root);
  if (!found) throw new RejectedFile(text.notDdex());
  return found;
}

async function senderOf(file: LocalFile): Promise<string | null> {
  for await (const { nodes } of elementsOf(file, new Set(['MessageSender'])))
    for (const node of nodes) return firstNodeWithText(node, 'PartyName/FullName', 'PartyName')?.text ?? null;
  return null;
}

/** A recording that the release only draws on, such as a mix's tracks: usually another owner's, without its ISRC. */
function supplemental(node: ErnNode): FileFinding {
  const named = firstNodeWithText(node, 'DisplayTitleText', 'DisplayTitle/TitleText', 'ResourceReference');
  const place = { line: node.line, column: node.name, found: shortened(named?.text ?? '') };
  return fileFinding(warning('I-ERN-SUP', text.supplemental()), place);
}

interface MessageContext extends ErnContext {
  readonly parties: Map<string, ErnParty>;
  readonly releases: Map<string, ErnRelease>;
  readonly products: ErnRelease[];
  readonly others: Map<string, number>;
  readonly losses: FileFinding[];
}

async function readContext(file: LocalFile): Promise<MessageContext> {
  const context: MessageContext = {
    parties: new Map(),
    releases: new Map(),
    products: [],
    others: new Map(),
    losses: [],
  };
  for await (const { nodes } of elementsOf(file, CONTEXT_ELEMENTS))
    for (const node of nodes) {
      addTo(context, node);
      if (context.parties.size + context.releases.size > MAX_REFERENCED) throw new RejectedFile(text.tooManyParties());
    }
  return context;
}

function addTo(context: MessageContext, node: ErnNode): void {
  const { name } = node;
  if (OTHERS.includes(name)) count(context, name);
  else if (name === 'Party') {
    const found = ernPartyOf(node);
    if (!found) return;
    context.parties.set(found.reference, found.party);
    context.losses.push(...found.losses.map(ofFile));
  } else addRelease(context, ernReleaseOf(node, context.parties));
}

function count({ others }: MessageContext, name: string): void {
  others.set(name, (others.get(name) ?? 0) + 1);
}

/** A track's own release matters without a product only. */
function addRelease(context: MessageContext, release: ErnRelease): void {
  const { products, releases, losses } = context;
  const isNeeded = release.isProduct || release.resources.some((reference) => !releases.has(reference));
  if (!isNeeded) {
    count(context, 'TrackRelease');
    return;
  }
  if (release.isProduct) products.push(release);
  losses.push(...release.losses.map(ofFile));
  for (const reference of release.resources)
    if (release.isProduct || !releases.has(reference)) releases.set(reference, release);
}

function withoutRecordings({ line, title, ean, catalogueNumber, label }: ErnRelease): FileFinding {
  const found = shortened([title, ean, catalogueNumber, label].filter(Boolean).join(' '));
  return fileFinding(warning('I-ERN-REL', text.withoutRecordings()), { line, column: 'Release', found });
}
