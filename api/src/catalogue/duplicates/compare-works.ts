import type { DuplicateCertainty } from '@counterpoint/domain/schemas/entries';
import type { DuplicateReason, WorkDraft } from '@counterpoint/domain/schemas/works';
import { nameKey } from '../../parties/party-likeness.ts';
import { areSimilar, type ComparedTitle, comparedTitle } from './title-similarity.ts';

export interface ComparedWriter {
  readonly partyId: string | null;
  readonly ipi: string | null;
  readonly name: string;
}

export interface ComparedWork {
  readonly titles: readonly string[];
  readonly iswc: string | null;
  /** Of works that staff merged into it. */
  readonly mergedIswcs?: readonly (string | null)[];
  readonly versionType: WorkDraft['version_type'];
  readonly writers: readonly ComparedWriter[];
}

export interface DuplicateMatch {
  readonly certainty: DuplicateCertainty;
  readonly why: readonly DuplicateReason[];
}

/** Certain by ISWC; probable by title, writer and version type, since duplicates often have two ISWCs. */
export function compareWorks(given: ComparedWork, found: ComparedWork): DuplicateMatch | null {
  const { iswc } = given;
  if (iswc !== null && [found.iswc, ...(found.mergedIswcs ?? [])].includes(iswc))
    return { certainty: 'certain', why: [{ field: 'iswc', given: iswc, found: iswc }] };
  if (given.versionType !== found.versionType) return null;
  const writer = commonWriter(given.writers, found.writers);
  const title = writer && commonTitle(given.titles, found.titles);
  return title ? { certainty: 'probable', why: [title, writer] } : null;
}

function commonTitle(given: readonly string[], found: readonly string[]): DuplicateReason | null {
  const comparedTitles = found.map((title): [string, ComparedTitle] => [title, comparedTitle(title)]);
  for (const title of given) {
    const compared = comparedTitle(title);
    const [alike] = comparedTitles.find(([, other]) => areSimilar(compared, other)) ?? [];
    if (alike !== undefined) return { field: 'title', given: title, found: alike };
  }
  return null;
}

function commonWriter(given: readonly ComparedWriter[], found: readonly ComparedWriter[]): DuplicateReason | null {
  for (const writer of given) {
    const same = found.find((other) => isSameWriter(writer, other));
    if (same) return { field: 'writer', given: writer.name, found: same.name };
  }
  return null;
}

/** By id or IPI; by name only if not both have an IPI. */
function isSameWriter(one: ComparedWriter, other: ComparedWriter): boolean {
  if (one.partyId !== null && one.partyId === other.partyId) return true;
  if (one.ipi !== null && other.ipi !== null) return one.ipi === other.ipi;
  const name = nameKey(one.name);
  return name !== '' && name === nameKey(other.name);
}
