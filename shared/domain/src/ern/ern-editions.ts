import { parseIsrc } from '../identifiers/index.ts';
import { type ImportFinding, warning } from '../imports/import-finding.ts';
import * as message from '../messages/ern.generated.ts';
import { isEdition, lossOf, notStored, othersIn, otherVersion, unsupportedParts } from './ern-losses.ts';
import { type ErnNode, nodesAt } from './ern-node.ts';

const READ = new Set(['Type', 'ResourceId', 'PLine']);

interface ImportedNodes {
  readonly draft: unknown;
  readonly isrc: ErnNode | undefined;
  readonly pLine: ErnNode | undefined;
  readonly year: ErnNode | undefined;
}

/** Reports what other editions (stereo, immersive) say differently, since our model has one edition. */
export function editionLosses(node: ErnNode, imported: ImportedNodes): ImportFinding[] {
  const editions = node.children.filter(isEdition);
  return editions.flatMap((edition) => {
    if (isOther(edition, imported)) return lossOf(edition, warning('I-ERN-EDI', message.otherEdition()));
    const others = othersIn(edition.children, 'PLine');
    const read = edition.children.filter((part) => READ.has(part.name) && !others.includes(part));
    return [
      ...edition.children.filter(({ name }) => !READ.has(name)).map((part) => lossOf(part, notStored())),
      ...others.map((part) => lossOf(part, otherVersion())),
      ...unsupportedParts(read, imported.draft),
    ];
  });
}

/** The same value repeated in several languages isn't a contradiction. */
function isOther(edition: ErnNode, { isrc, pLine, year }: ImportedNodes): boolean {
  const codeOf = (text: string | undefined) => parseIsrc(text ?? '') ?? text;
  const hasOtherValue = (path: string, held: ErnNode | undefined) => {
    const values = nodesAt(edition, path).filter(({ text }) => text !== '');
    return values.length > 0 && values.every(({ text }) => codeOf(text) !== codeOf(held?.text));
  };
  return (
    hasOtherValue('ResourceId/ISRC', isrc) ||
    hasOtherValue('PLine/PLineText', pLine) ||
    hasOtherValue('PLine/Year', year)
  );
}
