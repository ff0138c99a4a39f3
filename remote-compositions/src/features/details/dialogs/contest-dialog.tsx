import { ContestForm, ContestPreview as Preview, useContestForm } from '@counterpoint/catalogue/contest';
import { useEntry } from '@counterpoint/catalogue/entry';
import type { EntryDialogProps } from '@counterpoint/catalogue/revisions';
import { contestedShares } from '@counterpoint/domain/cases';
import { contestation, type WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, type Shares } from '@counterpoint/domain/shares';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { WORKS } from '../../../api/works.ts';
import * as text from '../../../messages/claims.generated.ts';
import { mySharesIn, rightsOf } from '../../../ui/shares/my-shares.ts';
import { respondentsOf } from '../../../ui/shares/respondents-of.ts';
import { NO_SHARE_TEXTS, readChangedShares, type ShareTexts, sharesIn } from '../../../ui/shares/share-texts.ts';
import { ShareFields } from './share-fields.tsx';

interface Values {
  readonly reason: string;
  readonly shares: ShareTexts;
}

export function ContestDialog({ entry: work, onClose }: EntryDialogProps<WorkDetails>) {
  const active = useEntry(WORKS, work.id).data ?? work;
  const isRemoved = work.removed.some(({ is_me }) => is_me);
  // A member whom the revision removes claims the active revision's shares, unless they enter others.
  const { writers, publishers } = isRemoved ? active : work;
  const unchanged = mySharesIn({ writers, publishers });
  const dialogForm = useContestForm<WorkDetails, Values, z.output<typeof contestation>>({
    source: WORKS,
    entry: work,
    initial: { reason: '', shares: NO_SHARE_TEXTS },
    schema: contestation,
    read: ({ reason, shares }) => ({ reason, shares: readChangedShares(shares, unchanged) }),
    onClose,
  });
  const typed = useWatch({ control: dialogForm.form.control, name: 'shares' });
  const claimed = sharesIn(readChangedShares(typed, unchanged));
  const shareHelp = isRemoved ? text.contestRemovedHelp : text.contestShareHelp;
  return (
    <ContestForm
      given="shares"
      dialogForm={dialogForm}
      fields={['shares.pr', 'shares.mr', 'shares.sr']}
      onClose={onClose}
    >
      <ShareFields
        rights={rightsOf([...writers, ...publishers])}
        helpOf={(right) => shareHelp({ share: formatShare(unchanged[right]) })}
      />
      {claimed && <ContestPreview work={work} claimed={claimed} />}
    </ContestForm>
  );
}

function ContestPreview({ work, claimed }: { work: WorkDetails; claimed: Shares }) {
  const contested = contestedShares(mySharesIn(work), claimed);
  const holds = contested.map(({ right, share }) =>
    text.contestShare({ right: RIGHT_LABELS[right](), share: formatShare(share) }),
  );
  return <Preview of="work" holds={holds} respondents={respondentsOf(work, claimed)} />;
}
