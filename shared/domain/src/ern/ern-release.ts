import { parseEan } from '../identifiers/index.ts';
import type { ImportFinding } from '../imports/import-finding.ts';
import { lossOf, notStored, unsupportedParts } from './ern-losses.ts';
import { dayOf, type ErnNode, firstNodeWithText, nodesAt } from './ern-node.ts';
import type { ErnParties } from './ern-party.ts';
import { withTerritoryDetails } from './ern-territory-details.ts';

export interface ErnRelease {
  readonly line: number;
  readonly title: string | null;
  readonly date: string | null;
  readonly label: string | null;
  readonly ean: string | null;
  readonly catalogueNumber: string | null;
  readonly genre: string | null;
  readonly pLine: ErnNode | null;
  /** Stored unless the recording states its own. */
  readonly replaceable: readonly ErnNode[];
  readonly resources: readonly string[];
  readonly isProduct: boolean;
  /** Without those of `replaceable`. */
  readonly losses: readonly ImportFinding[];
}

const DATES = ['OriginalReleaseDate', 'GlobalOriginalReleaseDate', 'ReleaseDate', 'GlobalReleaseDate'];

export function ernReleaseOf(release: ErnNode, parties: ErnParties): ErnRelease {
  const node = withTerritoryDetails(release);
  const textAt = (...paths: string[]) => firstNodeWithText(node, ...paths)?.text ?? null;
  const label = textAt('ReleaseLabelReference');
  const date = firstNodeWithText(node, ...DATES);
  const pLine = nodesAt(node, 'PLine')[0] ?? null;
  const facts = {
    title: textAt('DisplayTitle/TitleText', 'DisplayTitleText', 'ReferenceTitle/TitleText', 'Title/TitleText'),
    date: dayOf(date?.text),
    label: (label && parties.get(label)?.name) || textAt('LabelName'),
    ean: parseEan(textAt('ReleaseId/ICPN') ?? ''),
    catalogueNumber: textAt('ReleaseId/CatalogNumber'),
    genre: textAt('Genre/GenreText'),
  };
  const replaceable = [pLine, date ?? null].filter((each) => each !== null);
  const others = node.children.filter((child) => !replaceable.includes(child));
  return {
    line: node.line,
    ...facts,
    pLine,
    replaceable,
    resources: resourcesIn(node),
    // In ERN 3, tracks are releases as well.
    isProduct: node.name === 'Release' && !/^TrackRelease$/.test(textAt('ReleaseType') ?? ''),
    losses: [
      ...others.filter(({ name }) => !READ.test(name)).map((each) => lossOf(each, notStored())),
      ...unsupportedParts(
        others.filter(({ name }) => READ.test(name)),
        facts,
      ),
    ],
  };
}

const READ =
  /Title(?:Text)?$|^(?:ReleaseId|ReleaseReference|ReleaseLabelReference|LabelName|Genre|ResourceGroup|\w+ReferenceList)$/;

function resourcesIn({ name, text, children }: ErnNode): string[] {
  if (name === 'ReleaseResourceReference' || name === 'ResourceReference') return [text];
  return children.flatMap(resourcesIn);
}
