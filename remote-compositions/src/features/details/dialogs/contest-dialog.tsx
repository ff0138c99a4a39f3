import { useDialogForm } from '@counterpoint/area-ui/dialogs';
import { ContestForm, contestDone, ContestPreview as Preview } from '@counterpoint/catalogue/contest';
import { useEntry, useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import type { EntryDialogProps } from '@counterpoint/catalogue/revisions';
import { useHost } from '@counterpoint/contract';
import { contestedShares } from '@counterpoint/domain/cases';
import { contestation, type WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, type Shares } from '@counterpoint/domain/shares';
import { useWatch } from 'react-hook-form';
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
  const { http, notify } = useHost();
  const active = useEntry(WORKS, work.id).data ?? work;
  const isRemoved = work.removed.some(({ is_me }) => is_me);
  // A member whom the revision removes claims the active revision's shares, unless they enter others.
  const unchanged = mySharesIn(isRemoved ? active : work);
  const sendAt = useShownEntry(WORKS, work);
  const dialogForm = useDialogForm<Values, ReturnType<typeof contestation.parse>>({
    refresh: useEntryChanged(WORKS),
    initial: { reason: '', shares: NO_SHARE_TEXTS },
    schema: contestation,
    read: ({ reason, shares }) => ({ reason, shares: readChangedShares(shares, unchanged) }),
    send: (body) => sendAt((shown) => WORKS.contest(http, shown, body)),
    onDone: () => {
      notify(contestDone(), { type: 'success' });
      onClose();
    },
  });
  const { register, formState, control, trigger } = dialogForm.form;
  const claimed = sharesIn(readChangedShares(useWatch({ control, name: 'shares' }), unchanged));
  const shareHelp = isRemoved ? text.contestRemovedHelp : text.contestShareHelp;
  return (
    <ContestForm
      given="shares"
      dialogForm={dialogForm}
      fields={['shares.pr', 'shares.mr', 'shares.sr']}
      onClose={onClose}
    >
      <ShareFields
        rights={rightsOf([...(isRemoved ? active : work).writers, ...(isRemoved ? active : work).publishers])}
        register={(right) => register(`shares.${right}`, { onBlur: () => void trigger(`shares.${right}`) })}
        helpOf={(right) => shareHelp({ share: formatShare(unchanged[right]) })}
        errorOf={(right) => formState.errors.shares?.[right]?.message}
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
