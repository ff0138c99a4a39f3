import { formatPeriod, formatUses } from '@counterpoint/domain/recording-rights';
import { formatShare } from '@counterpoint/domain/shares';
import { formatTerritories } from '@counterpoint/domain/territories';
import * as text from '../../messages/staff-claims.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type NamedRight, readPartsOf, readRightsOf, readSharesOf } from './party-lines-repository.ts';
import { section } from './text-table.ts';

const MAX_LISTED = 200;

export type PartyLines = Awaited<ReturnType<typeof readLinesOf>>;

/** Reads the lines of works and recordings that name a party. */
export async function readLinesOf(tx: Tx, partyId: string) {
  return {
    shares: await readSharesOf(tx, partyId),
    rights: await readRightsOf(tx, partyId),
    parts: await readPartsOf(tx, partyId),
  };
}

interface Headings {
  readonly works: string;
  readonly recordings: string;
}

export function formatPartyLines({ shares, rights, parts }: PartyLines, headings: Headings): string[] {
  const works = shares.map(({ pr, mr, sr, ...line }) => {
    const figures = Object.entries({ pr, mr, sr }).map(([right, share]) => `${right} ${formatShare(share)}`);
    return text.line({ ...line, figures: figures.join(', ') });
  });
  const recordings = [
    ...rights.map((right) => text.line({ ...right, figures: formatRight(right) })),
    ...parts.map(({ category, share, ...part }) => {
      return text.line({ ...part, role: category, figures: share === null ? text.noShare() : formatShare(share) });
    }),
  ];
  if (works.length + recordings.length === 0) return ['', text.nothingPasses()];
  return [...formatSection(headings.works, works), ...formatSection(headings.recordings, recordings)];
}

function formatSection(title: string, lines: readonly string[]): string[] {
  const more = lines.length - MAX_LISTED;
  return section(title, [...lines.slice(0, MAX_LISTED), ...(more > 0 ? [text.moreLines({ count: more })] : [])]);
}

function formatRight({ share, uses, territories, valid_from, valid_to }: NamedRight): string {
  const period = formatPeriod(valid_from, valid_to);
  return [formatShare(share), formatUses(uses), formatTerritories(territories), period].join(', ');
}
