import { ContestPreview as Preview } from '@counterpoint/catalogue/contest';
import { contestedShares } from '@counterpoint/domain/cases';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, type Shares } from '@counterpoint/domain/shares';
import * as text from '../../../messages/claims.generated.ts';
import { mySharesIn } from '../../../ui/shares/my-shares.ts';
import { respondentsOf } from '../../../ui/shares/respondents-of.ts';

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
