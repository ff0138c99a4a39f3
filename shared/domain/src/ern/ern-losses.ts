import { fieldsOf, RECORDING_FIELDS } from '../fields/index.ts';
import { compared } from '../imports/compared.ts';
import { findDamagedLetters } from '../imports/damaged-text.ts';
import { type Fault, type ImportFinding, shortened, warning } from '../imports/import-finding.ts';
import * as message from '../messages/ern.generated.ts';
import { type ErnNode, mainOf } from './ern-node.ts';

/** Others are left out whole. */
const READ =
  /^(?:ResourceReference|(?:Musical)?WorkId|(?:SoundRecording)?Type|DisplayArtist|(?:(?:Indirect)?Resource)?Contributor|(?:Resource)?RightsController|(?:Indirect)?SoundRecordingId|LabelName)$/;
const FIELDS = new Set(fieldsOf(RECORDING_FIELDS).flatMap(([, { ern = [] }]) => ern.map((path) => path.split('/')[0])));

function isRead({ name }: ErnNode): boolean {
  return READ.test(name) || FIELDS.has(name);
}

/** May repeat per language or territory; the draft holds one. */
const SINGLE =
  /^(?:DisplayTitle(?:Text)?|Title|DisplayArtistName|LabelName|PLine|VersionType|Duration|LanguageOfPerformance)$/;

/** Lists the parts of a recording that `draft` doesn't hold and `findings` haven't reported. */
export function lossesIn(node: ErnNode, draft: unknown, findings: readonly ImportFinding[]): ImportFinding[] {
  const unread = node.children.filter((child) => !isRead(child));
  const single = new Set(node.children.map(({ name }) => name).filter((name) => SINGLE.test(name)));
  const others = [...single].flatMap((name) => othersIn(node.children, name));
  const read = node.children.filter((child) => isRead(child) && !isEdition(child) && !others.includes(child));
  return [
    ...unread.map((each) => lossOf(each, notStored())),
    ...others.map((each) => lossOf(each, otherVersion())),
    ...unsupportedParts(read, draft, findings),
  ];
}

export function isEdition({ name }: ErnNode): boolean {
  return name === 'SoundRecordingEdition' || name === 'VideoEdition';
}

/** Those of a name that differ from the one for everywhere. */
export function othersIn(children: readonly ErnNode[], name: string): ErnNode[] {
  const nodes = children.filter((child) => child.name === name);
  const main = mainOf(nodes);
  return nodes.filter((node) => node !== main && textOf(node) !== (main && textOf(main)));
}

/** Stored in another form, or only referring to others: what fails is reported where it’s read. */
const READ_OTHERWISE =
  /(?:Reference|Role)$|^(?:InstrumentType|SequenceNumber|Duration|LanguageOfPerformance|UseType|TerritoryOfRightsDelegation|RightSharePercentage)$/;
/** Defaults of every recording, and flags. */
const USUAL = /^(?:MusicalWorkSoundRecording|NonImmersiveEdition|true|false)$/;
const NUMBERS = /^(?:ISNI|IpiNameNumber|ICPN)$/;
const UNCERTAIN = ['IsApproximate', 'IsBefore', 'IsAfter'] as const;

/** Texts in the elements with words that aren't in `held`. */
export function unsupportedParts(
  nodes: readonly ErnNode[],
  held: unknown,
  findings: readonly ImportFinding[] = [],
): ImportFinding[] {
  const values = valuesIn(held).map(plain);
  const words = new Set(values.flatMap((value) => value.split(' ')));
  const wholes = new Set(values.map(joined));
  const isHeld = (text: string) =>
    plain(text)
      .split(' ')
      .every((word) => words.has(word)) || wholes.has(joined(plain(text)));
  const reported = new Set(findings.map(({ found }) => found));
  return nodes.flatMap(leavesOf).flatMap((leaf) => {
    const { name, text, attributes } = leaf;
    if (text === '' || READ_OTHERWISE.test(name) || USUAL.test(text) || reported.has(shortened(text))) return [];
    if (UNCERTAIN.some((each) => attributes[each] === 'true'))
      return lossOf(leaf, warning('I-ERN-DAT', message.uncertainDate()));
    if (isHeld(text)) return [];
    return lossOf(leaf, NUMBERS.test(name) ? warning('I-ERN-NUM', message.otherNumber()) : notStored());
  });
}

const SIGN = /^(?:[℗©]|\([pc]\))/iu;

function plain(text: string): string {
  const spaced = text.replace(/(?<=.)Version$/, '').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return compared(spaced.replace(SIGN, ''));
}

/** Numbers are written with and without separators and leading zeros. */
function joined(text: string): string {
  return text.replaceAll(' ', '').replace(/^0+/, '');
}

/** The texts and numbers within a value. */
function valuesIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}

function leavesOf(node: ErnNode): ErnNode[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);
}

export function lossOf(node: ErnNode, fault: Fault): ImportFinding {
  return { ...fault, line: node.line, column: node.name, found: shortened(textOf(node)) };
}

export function textOf({ text, children }: ErnNode): string {
  return [text, ...children.map(textOf)].filter(Boolean).join(' ');
}

export function notStored(): Fault {
  return warning('I-ERN-LOS', message.notStored());
}

export function otherVersion(): Fault {
  return warning('I-ERN-OTH', message.otherVersion());
}

export function lettersIn(node: ErnNode, draft: unknown): ImportFinding[] {
  const own = nodesWithin(node).filter(({ text }) => findDamagedLetters(text));
  const inFile = own.flatMap(({ line, name, text }) => damagedLetters(text, { line, column: name }));
  const texts = valuesIn(draft).filter((text) => !own.some((each) => each.text.includes(text)));
  const inDraft = [...new Set(texts)].flatMap((text) => damagedLetters(text, { line: node.line, column: null }));
  return [...inFile, ...inDraft];
}

function damagedLetters(text: string, place: Pick<ImportFinding, 'line' | 'column'>): ImportFinding[] {
  const what = findDamagedLetters(text);
  return what ? [{ ...what, ...place, found: shortened(text) }] : [];
}

function nodesWithin(node: ErnNode): ErnNode[] {
  return [node, ...node.children.flatMap(nodesWithin)];
}
