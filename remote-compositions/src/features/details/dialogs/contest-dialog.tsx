import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import type { EntryDialogProps } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { contestation, type WorkDetails } from '@counterpoint/domain/schemas/works';
import { type Shares, totalOf } from '@counterpoint/domain/shares';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { WORKS } from '../../../api/works.ts';
import * as text from '../../../messages/claims.generated.ts';
import { rightsOf } from '../parties/party-rows.ts';
import { ShareFields } from './share-fields.tsx';
import { readShares, type ShareTexts, shareTexts } from './share-texts.ts';

interface Values {
  readonly reason: string;
  readonly shares: ShareTexts;
}

export function ContestDialog({ entry: work, onClose }: EntryDialogProps<WorkDetails>) {
  const { http, notify } = useHost();
  const sendAt = useShownEntry(WORKS, work);
  const dialogForm = useDialogForm<Values, ReturnType<typeof contestation.parse>>({
    refresh: useEntryChanged(WORKS),
    initial: { reason: '', shares: shareTexts(mySharesIn(work)) },
    schema: contestation,
    read: ({ reason, shares }) => ({ reason, shares: readShares(shares) }),
    send: (body) => sendAt((shown) => WORKS.contest(http, shown, body)),
    onDone: () => {
      notify(text.contestDone(), { type: 'success' });
      onClose();
    },
  });
  const { register, formState } = dialogForm.form;
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
        errorOf={(right) => formState.errors.shares?.[right]?.message}
      />
    </FormDialog>
  );
}

export function mySharesIn({ writers, publishers }: WorkDetails): Shares {
  const mine = [...writers, ...publishers].filter(({ is_me }) => is_me);
  return { pr: totalOf(mine, 'pr'), mr: totalOf(mine, 'mr'), sr: totalOf(mine, 'sr') };
}
