import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import type { EntryDialogProps } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { contestation, type WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare } from '@counterpoint/domain/shares';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { useWatch } from 'react-hook-form';
import { WORKS } from '../../../api/works.ts';
import * as text from '../../../messages/claims.generated.ts';
import { rightsOf } from '../parties/party-rows.ts';
import { ContestPreview } from './contest-preview.tsx';
import { mySharesIn } from './my-shares.ts';
import { ShareFields } from './share-fields.tsx';
import { NO_SHARE_TEXTS, readChangedShares, type ShareTexts, sharesIn } from './share-texts.ts';

interface Values {
  readonly reason: string;
  readonly shares: ShareTexts;
}

export function ContestDialog({ entry: work, onClose }: EntryDialogProps<WorkDetails>) {
  const { http, notify } = useHost();
  const given = mySharesIn(work);
  const sendAt = useShownEntry(WORKS, work);
  const dialogForm = useDialogForm<Values, ReturnType<typeof contestation.parse>>({
    refresh: useEntryChanged(WORKS),
    initial: { reason: '', shares: NO_SHARE_TEXTS },
    schema: contestation,
    read: ({ reason, shares }) => ({ reason, shares: readChangedShares(shares, given) }),
    send: (body) => sendAt((shown) => WORKS.contest(http, shown, body)),
    onDone: () => {
      notify(text.contestDone(), { type: 'success' });
      onClose();
    },
  });
  const { register, formState, control } = dialogForm.form;
  const claimed = sharesIn(readChangedShares(useWatch({ control, name: 'shares' }), given));
  return (
    <FormDialog
      title={text.contest()}
      submitLabel={text.contestSubmit()}
      dialogForm={dialogForm}
      fields={['reason', 'shares.pr', 'shares.mr', 'shares.sr']}
      onClose={onClose}
    >
      <Text>{text.contestHint()}</Text>
      <Field label={text.contestReason()} error={formState.errors.reason?.message}>
        <Textarea {...register('reason')} />
      </Field>
      <Text fontWeight="semibold">{text.correctShares()}</Text>
      <ShareFields
        rights={rightsOf([...work.writers, ...work.publishers])}
        register={(right) => register(`shares.${right}`)}
        helpOf={(right) => text.contestShareHelp({ share: formatShare(given[right]) })}
        errorOf={(right) => formState.errors.shares?.[right]?.message}
      />
      {claimed && <ContestPreview work={work} claimed={claimed} />}
    </FormDialog>
  );
}
