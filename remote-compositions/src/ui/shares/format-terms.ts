import { AGREEMENT_TYPE_LABELS, RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { formatShare, type Right, type Shares } from '@counterpoint/domain/shares';
import { territoryName } from '@counterpoint/domain/territories';
import { joinParts } from '@counterpoint/kit/text';
import * as text from '../../messages/register-review.generated.ts';
import { rightsOf } from './my-shares.ts';

export interface LineTerms {
  readonly agreement?: Agreement | null;
  readonly collections: readonly Collection<number>[];
}

/** The agreement of a line, and where it collects: a party confirms them with its shares. */
export function formatLineTerms({ agreement = null, collections }: LineTerms): string {
  return joinParts([agreement && formatAgreement(agreement), formatCollections(collections, formatStoredShares)]);
}

/** As typed or as stored. */
interface Agreement {
  readonly number: string | null;
  readonly type: string | null;
  readonly society_number: string | null;
}

export function formatAgreement({ number, type, society_number }: Agreement): string {
  const typeWords = Object.entries(AGREEMENT_TYPE_LABELS).find(([code]) => code === type)?.[1]();
  const details = joinParts([number, typeWords, society_number]);
  return details && text.agreement({ details });
}

interface Collection<Share> {
  readonly is_included: boolean;
  readonly territory: string;
  readonly shares: Record<Right, Share>;
}

export function formatCollections<Share>(
  collections: readonly Collection<Share>[],
  formatShares: (shares: Record<Right, Share>) => string,
): string {
  if (collections.length === 0) return '';
  const places = collections.map(({ territory, is_included, shares }) => {
    const place = territoryName(territory);
    return is_included ? text.placeShares({ place, shares: formatShares(shares) }) : text.notPlace({ place });
  });
  return text.collectsIn({ places: places.join('; ') });
}

function formatStoredShares(shares: Shares): string {
  return rightsOf([{ shares }])
    .map((right) => text.rightShare({ right: RIGHT_LABELS[right]().toLowerCase(), share: formatShare(shares[right]) }))
    .join(', ');
}
