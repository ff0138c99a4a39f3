import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged } from '@counterpoint/catalogue/entry';
import { useHost } from '@counterpoint/contract';
import {
  type NewClaim,
  newClaim,
  type WorkDetails,
  WRITER_ROLE_LABELS,
  WRITER_ROLES,
} from '@counterpoint/domain/schemas/works';
import { Alert, Text } from '@counterpoint/kit/core';
import { Field, Select, Textarea } from '@counterpoint/kit/form';
import { claimShare } from '../../../api/work-api.ts';
import { WORKS } from '../../../api/works.ts';
import * as text from '../../../messages/claims.generated.ts';
import { rightsOf } from '../parties/party-rows.ts';
import { CompanyClaimDialog } from './company-claim-dialog.tsx';
import { mySharesIn } from './contest-dialog.tsx';
import { ShareFields } from './share-fields.tsx';
import { readShares, type ShareTexts, shareTexts } from './share-texts.ts';

interface Values {
  readonly role: string;
  readonly shares: ShareTexts;
  readonly statement: string;
}

interface ClaimDialogProps {
  readonly work: WorkDetails;
  readonly onClose: () => void;
}

export function ClaimDialog(props: ClaimDialogProps) {
  const { user } = useHost();
  return user?.register_as === 'corporate' ? <CompanyClaimDialog {...props} /> : <WriterClaimDialog {...props} />;
}

function WriterClaimDialog({ work, onClose }: ClaimDialogProps) {
  const { http, notify } = useHost();
  const mine = work.writers.find(({ is_me }) => is_me);
  const dialogForm = useDialogForm<Values, NewClaim>({
    refresh: useEntryChanged(WORKS),
    initial: { role: mine?.role ?? '', shares: shareTexts(mySharesIn(work)), statement: '' },
    schema: newClaim,
    read: ({ role, shares, statement }) => ({ role, shares: readShares(shares), statement }),
    send: async (body, idempotencyKey) => {
      const claim = await claimShare(http, work.id, { ...body, idempotencyKey });
      notify(OUTCOMES[claim.state](), { type: 'success' });
    },
    onDone: onClose,
  });
  const { register, formState } = dialogForm.form;
  const roles = WRITER_ROLES.map((value) => ({ value, label: WRITER_ROLE_LABELS[value]() }));
  return (
    <FormDialog
      title={text.claimOf(work)}
      submitLabel={text.submit()}
      dialogForm={dialogForm}
      fields={['role', 'shares.pr', 'shares.mr', 'shares.sr', 'statement']}
      onClose={onClose}
    >
      <Alert tone="info" title={consequenceOf(work)} />
      <Field label={text.role()} error={formState.errors.role?.message}>
        <Select options={roles} placeholder={text.choose()} {...register('role')} />
      </Field>
      <Text fontWeight="semibold">{text.shares()}</Text>
      <ShareFields
        rights={rightsOf([...work.writers, ...work.publishers])}
        register={(right) => register(`shares.${right}`)}
        errorOf={(right) => formState.errors.shares?.[right]?.message}
      />
      <Field label={text.contribution()} help={text.contributionHelp()} error={formState.errors.statement?.message}>
        <Textarea {...register('statement')} />
      </Field>
      <Text>{text.declaration()}</Text>
    </FormDialog>
  );
}

const OUTCOMES = {
  confirmed: text.claimConfirmed,
  requested: text.claimRequested,
  accepted: text.claimAccepted,
  refused: text.claimRefused,
  disputed: text.claimDisputed,
} as const;

function consequenceOf({ writers, publishers }: WorkDetails): string {
  if ([...writers, ...publishers].some(({ is_me }) => is_me)) return text.ifNamed();
  return writers.some(({ party_id }) => party_id === null) ? text.ifUnnamed() : text.ifAllocated();
}
