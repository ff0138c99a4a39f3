import { contestRespondents, ContestPreview as Preview } from '@counterpoint/catalogue/contest';
import { contestedShares, ownClaim, workLines } from '@counterpoint/domain/cases';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, type Shares } from '@counterpoint/domain/shares';
import * as text from '../../../messages/claims.generated.ts';
import { mySharesIn } from '../../../ui/shares/my-shares.ts';

interface ContestPreviewProps {
  readonly work: WorkDetails;
  readonly claimed: Shares;
}

export function ContestPreview({ work, claimed }: ContestPreviewProps) {
  const contested = contestedShares(mySharesIn(work), claimed);
  const holds = contested.map(({ right, share }) =>
    text.contestShare({ right: RIGHT_LABELS[right](), share: formatShare(share) }),
  );
  return <Preview of="work" holds={holds} respondents={respondentsOf(work, claimed)} />;
}

function respondentsOf(work: WorkDetails, claimed: Shares): string[] {
  const parties = [...work.writers, ...work.publishers];
  const me = [...parties, ...work.removed].find(({ is_me }) => is_me);
  const rights = contestedShares(mySharesIn(work), claimed).map(({ right }) => right);
  const registeredLines = workLines(work, rights);
  const party = { id: me?.party_id ?? '', name: me?.name ?? '' };
  const claimedLines = ownClaim(registeredLines, { party, role: 'CA', shares: claimed });
  return contestRespondents(parties, { registeredLines, claimedLines });
}
