import { inProportion, unnamedLineFor } from '@counterpoint/domain/cases';
import { draftOf, type WorkDetails, type WorkDraft, type WriterLine } from '@counterpoint/domain/schemas/works';
import { RIGHTS, type Right, type Shares } from '@counterpoint/domain/shares';
import * as text from '../../../messages/catalogue-claims.generated.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { ClaimRow } from './claim-repository.ts';

/** Leaves the rest of the share with the unknown writer. */
export function withAssignedLine(work: WorkDetails, { party_id, role, pr, mr, sr }: ClaimRow): WorkDraft {
  const shares = { pr, mr, sr };
  const draft = draftOf(work);
  const place = unnamedLineFor(draft, shares);
  const line = draft.writers[place];
  if (!line) throw conflict('line_is_gone', text.lineGone());
  const public_domain = line.public_domain === 'Y' ? null : line.public_domain;
  const named = { ...line, party_id, role, shares, public_domain };
  return { ...draft, writers: draft.writers.toSpliced(place, 1, ...splitLine(line, named)) };
}

/** In each territory both parts together collect what the line did. */
function splitLine(line: WriterLine, named: WriterLine): WriterLine[] {
  const rest = sharesBy((right) => line.shares[right] - named.shares[right]);
  if (RIGHTS.every((right) => rest[right] === 0)) return [named];
  const namedPart = (collected: Shares) =>
    sharesBy((right) => inProportion(collected[right], [named.shares[right], rest[right]])[0] ?? 0);
  const unnamedPart = (collected: Shares) => sharesBy((right) => collected[right] - namedPart(collected)[right]);
  return [
    { ...named, collections: collectionsOf(line, namedPart) },
    { ...line, shares: rest, collections: collectionsOf(line, unnamedPart) },
  ];
}

/** Excludes a territory in which the part collects nothing, since another territory may include it. */
function collectionsOf({ collections }: WriterLine, partOf: (collected: Shares) => Shares): WriterLine['collections'] {
  const own = collections.map((collection) => {
    const shares = partOf(collection.shares);
    return { ...collection, shares, is_included: RIGHTS.some((right) => shares[right] > 0) };
  });
  return own.some(({ is_included }) => is_included) ? own : [];
}

function sharesBy(shareOf: (right: Right) => number): Shares {
  return { pr: shareOf('pr'), mr: shareOf('mr'), sr: shareOf('sr') };
}
