import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import type { EntryDialogProps } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { contestation, type WorkDetails } from '@counterpoint/domain/schemas/works';
import { type Shares, totalOf } from '@counterpoint/domain/shares';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { WORKS } from '../../../api/works.ts';
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
  const given = mySharesIn(work);
  const dialogForm = useDialogForm<Values, ReturnType<typeof contestation.parse>>({
    refresh: useEntryChanged(WORKS),
    initial: { reason: '', shares: shareTexts(given) },
    schema: contestation,
    read: ({ reason, shares }) => ({ reason, shares: readShares(shares) }),
    send: (body) => sendAt((shown) => WORKS.contest(http, shown, body)),
    onDone: () => {
      notify('Your objection is with the submitter, and a case is open.', { type: 'success' });
      onClose();
    },
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title="Contest your shares"
      submitLabel="Contest my shares"
      dialogForm={dialogForm}
      fields={['reason', 'shares.pr', 'shares.mr', 'shares.sr']}
      onClose={onClose}
    >
      <Text>
        The work is not registered while you disagree. A case opens with the submitter, who can correct the shares and
        ask you again.
      </Text>
      <Field label="What is wrong" error={formState.errors.reason?.message}>
        <Textarea {...register('reason')} />
      </Field>
      <Text fontWeight="semibold">What should be yours</Text>
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
