import { pickFields } from '@counterpoint/domain/fields';
import { type WorkClaim, type WorkClaims, type WorkDetails, workClaim } from '@counterpoint/domain/schemas/works';
import { type Claim, claimedOf, claimStatusOf, RIGHTS, type Shares } from '@counterpoint/domain/shares';
import { nameOf } from '../../../parties/party-view.ts';
import type { OpenCase } from '../../entry/dispute-port.ts';
import type { ClaimRow } from './claim-repository.ts';

interface ClaimsOfWork {
  readonly rows: readonly ClaimRow[];
  readonly cases: readonly OpenCase[];
}

type ClaimedLine = OpenCase['claimed'][number];

export function toClaims(work: WorkDetails, { rows, cases }: ClaimsOfWork, partyId: string): WorkClaims {
  const claims = claimsOn(work, { rows, cases });
  const shown = work.is_party ? rows : rows.filter(({ party_id }) => party_id === partyId);
  return {
    status: claimStatusOf(claims),
    claimed: claimedOf(claims),
    items: shown.map((row) => toClaim(row, partyId)),
  };
}

export function toClaim(row: ClaimRow, partyId: string): WorkClaim {
  const { pr, mr, sr } = row;
  return pickFields(workClaim.shape, {
    ...row,
    name: nameOf(row),
    is_me: row.party_id === partyId,
    shares: { pr, mr, sr },
    created_at: row.created_at.toISOString(),
  });
}

/** A party's lines, or more if a case asks for it. Claiming less of one right doesn't give up another. */
function claimsOn(work: WorkDetails, { rows, cases }: ClaimsOfWork): Claim[] {
  const lines = [...work.writers, ...work.publishers];
  const requested = rows.filter(({ state }) => state === 'requested');
  const claimed = [
    ...cases.flatMap(({ claimed }) => claimed),
    ...requested.map(({ party_id, pr, mr, sr }) => ({ party_id, shares: { pr, mr, sr } })),
  ];
  const isIn = (line: ClaimedLine) => lines.some(({ party_id }) => party_id === line.party_id);
  const given = lines.map(({ party_id, shares, confirmation }): Claim => {
    const own = claimed.filter((line) => line.party_id === party_id);
    const isFirst = lines.find((line) => line.party_id === party_id)?.shares === shares;
    return {
      party_id,
      shares: isFirst ? atLeast(shares, own) : shares,
      is_awaited: confirmation === 'invited' || confirmation === 'contested' || confirmation === 'unconfirmed',
    };
  });
  const others = claimed.filter((line) => !isIn(line)).map((line): Claim => ({ ...line, is_awaited: false }));
  return [...given, ...others];
}

function atLeast(shares: Shares, claimed: readonly ClaimedLine[]): Shares {
  const minimum = { ...shares };
  for (const line of claimed) for (const right of RIGHTS) minimum[right] = Math.max(minimum[right], line.shares[right]);
  return minimum;
}
