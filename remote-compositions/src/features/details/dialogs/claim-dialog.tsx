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

const ROLES = WRITER_ROLES.map((value) => ({ value, label: WRITER_ROLE_LABELS[value] }));

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
      notify(OUTCOMES[claim.state], { type: 'success' });
    },
    onDone: onClose,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={`Claim a share of “${work.title}”`}
      submitLabel="Claim the share"
      dialogForm={dialogForm}
      fields={['role', 'shares.pr', 'shares.mr', 'shares.sr', 'statement']}
      onClose={onClose}
    >
      <Alert tone="info" title={whatFollows(work)} />
      <Field label="What you did" error={formState.errors.role?.message}>
        <Select options={ROLES} placeholder="Choose" {...register('role')} />
      </Field>
      <Text fontWeight="semibold">What is yours</Text>
      <ShareFields
        rights={rightsOf([...work.writers, ...work.publishers])}
        register={(right) => register(`shares.${right}`)}
        errorOf={(right) => formState.errors.shares?.[right]?.message}
      />
      <Field
        label="How you came to write it"
        help="The other parties of the work read this."
        error={formState.errors.statement?.message}
      >
        <Textarea {...register('statement')} />
      </Field>
      <Text>By claiming the share you declare that what you say is true, as far as you know.</Text>
    </FormDialog>
  );
}

const OUTCOMES = {
  confirmed: 'Your line is confirmed.',
  requested: 'The submitter is asked whether the line is yours.',
  accepted: 'Your claim is accepted.',
  refused: 'Your claim is refused.',
  disputed: 'A case is open with the other parties.',
} as const;

function whatFollows({ writers, publishers }: WorkDetails): string {
  if ([...writers, ...publishers].some(({ is_me }) => is_me))
    return 'The work names you: claiming what it gives you confirms your line. Claiming more opens a case.';
  if (writers.some(({ party_id }) => party_id === null))
    return 'The work has a line without a name: the submitter is asked whether it is yours.';
  return 'All shares of this work are given: a claim opens a case with its parties, who have to answer.';
}
