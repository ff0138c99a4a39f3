import { parseEan } from '../identifiers/index.ts';
import { type ErnNode, firstNodeWithText, nodesAt } from './ern-node.ts';
import type { ErnParties } from './ern-party.ts';
import { withTerritoryDetails } from './ern-territory-details.ts';

export interface ErnRelease {
  readonly title: string | null;
  readonly date: string | null;
  readonly label: string | null;
  readonly ean: string | null;
  readonly catalogueNumber: string | null;
  readonly genre: string | null;
  readonly pLine: ErnNode | null;
  readonly cLine: ErnNode | null;
  readonly resources: readonly string[];
  readonly isProduct: boolean;
}

export function ernReleaseOf(release: ErnNode, parties: ErnParties): ErnRelease {
  const node = withTerritoryDetails(release);
  const textAt = (...paths: string[]) => firstNodeWithText(node, ...paths)?.text ?? null;
  const label = textAt('ReleaseLabelReference');
  const date = textAt('OriginalReleaseDate', 'GlobalOriginalReleaseDate', 'ReleaseDate', 'GlobalReleaseDate');
  return {
    title: textAt('DisplayTitle/TitleText', 'DisplayTitleText', 'ReferenceTitle/TitleText', 'Title/TitleText'),
    date: /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0] ?? null,
    label: (label && parties.get(label)?.name) || textAt('LabelName'),
    ean: parseEan(textAt('ReleaseId/ICPN') ?? ''),
    catalogueNumber: textAt('ReleaseId/CatalogNumber'),
    genre: textAt('Genre/GenreText'),
    pLine: nodesAt(node, 'PLine')[0] ?? null,
    cLine: nodesAt(node, 'CLine')[0] ?? null,
    resources: resourcesIn(node),
    // In ERN 3, tracks are releases as well.
    isProduct: node.name === 'Release' && !/^TrackRelease$/.test(textAt('ReleaseType') ?? ''),
  };
}

function resourcesIn({ name, text, children }: ErnNode): string[] {
  if (name === 'ReleaseResourceReference' || name === 'ResourceReference') return [text];
  return children.flatMap(resourcesIn);
}
