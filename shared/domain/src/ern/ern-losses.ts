import { fieldsOf, RECORDING_FIELDS } from '../fields/index.ts';
import { type ImportFinding, shortened } from '../imports/import-finding.ts';
import * as message from '../messages/ern.generated.ts';
import { type ErnNode, mainOf } from './ern-node.ts';

const READ = new Set([
  'ResourceReference',
  'WorkId',
  'MusicalWorkId',
  'Type',
  'SoundRecordingType',
  'DisplayArtist',
  'Contributor',
  'ResourceContributor',
  'IndirectResourceContributor',
  'ResourceRightsController',
  'RightsController',
  'SoundRecordingId',
  'IndirectSoundRecordingId',
  'LabelName',
  ...fieldsOf(RECORDING_FIELDS).flatMap(([, { ern = [] }]) => ern.map((path) => path.split('/')[0])),
]);

/** May repeat per language or territory; the draft holds one. */
const SINGLE = [
  'DisplayTitleText',
  'DisplayTitle',
  'Title',
  'DisplayArtistName',
  'LabelName',
  'PLine',
  'VersionType',
  'Duration',
  'LanguageOfPerformance',
];

export type Loss = Omit<ImportFinding, 'line' | 'column' | 'found'>;

export function lossesIn({ children }: ErnNode): ImportFinding[] {
  const unread = children.filter(({ name }) => !READ.has(name));
  return [...unread.map((node) => lossOf(node, notStored())), ...SINGLE.flatMap((name) => othersOf(children, name))];
}

export function othersOf(children: readonly ErnNode[], name: string): ImportFinding[] {
  const nodes = children.filter((child) => child.name === name);
  const main = mainOf(nodes);
  return nodes
    .filter((node) => node !== main && textOf(node) !== (main && textOf(main)))
    .map((node) => lossOf(node, otherVersion()));
}

export function lossOf(node: ErnNode, what: Loss): ImportFinding {
  return { ...what, line: node.line, column: node.name, found: shortened(textOf(node)) };
}

function textOf({ text, children }: ErnNode): string {
  return [text, ...children.map(textOf)].filter(Boolean).join(' ');
}

export function notStored(): Loss {
  return {
    id: 'I-ERN-LOS',
    severity: 'warn',
    expected: null,
    correction: message.notStored(),
  };
}
function otherVersion(): Loss {
  return {
    id: 'I-ERN-OTH',
    severity: 'warn',
    expected: null,
    correction: message.otherVersion(),
  };
}
