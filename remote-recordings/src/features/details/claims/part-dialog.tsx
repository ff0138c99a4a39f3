import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged } from '@counterpoint/catalogue/entry';
import { useHost } from '@counterpoint/contract';
import { countries } from '@counterpoint/domain/countries';
import {
  CONTRIBUTOR_CATEGORIES,
  CONTRIBUTOR_CATEGORY_HELP,
  CONTRIBUTOR_CATEGORY_LABELS,
  type ContributorCategory,
  type ContributorRole,
  LINE_UP_EVIDENCE,
  LINE_UP_EVIDENCE_LABELS,
  type NewLineUpClaim,
  newLineUpClaim,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import { Grid, Heading, Stack } from '@counterpoint/kit/core';
import { Field, Input, Select, Textarea } from '@counterpoint/kit/form';
import { fullTitle } from '@counterpoint/kit/text';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { claimPart } from '../../../api/claims-api.ts';
import { RECORDINGS } from '../../../api/recordings.ts';
import { RolesPicker } from '../../../ui/roles-picker.tsx';
import { LineUpSummary } from './line-up-summary.tsx';

interface PartDialogProps {
  readonly recording: RecordingDetails;
  readonly onClose: () => void;
}

interface Values {
  readonly credited_as: string;
  readonly category: string;
  readonly roles: ContributorRole[];
  readonly performed_from: string;
  readonly performed_to: string;
  readonly country: string;
  readonly evidence: { readonly kind: string; readonly reference: string; readonly statement: string };
}

const EMPTY: Values = {
  credited_as: '',
  category: '',
  roles: [],
  performed_from: '',
  performed_to: '',
  country: '',
  evidence: { kind: '', reference: '', statement: '' },
};
const CATEGORIES = CONTRIBUTOR_CATEGORIES.map((value) => ({ value, label: CONTRIBUTOR_CATEGORY_LABELS[value]() }));
const KINDS = LINE_UP_EVIDENCE.map((value) => ({ value, label: LINE_UP_EVIDENCE_LABELS[value] }));
const FIELDS = [
  'credited_as',
  'category',
  'roles',
  'performed_from',
  'performed_to',
  'country',
  'evidence.kind',
  'evidence.reference',
  'evidence.statement',
];

export function PartDialog({ recording, onClose }: PartDialogProps) {
  const { http, notify } = useHost();
  const dialogForm = useDialogForm<Values, NewLineUpClaim>({
    refresh: useEntryChanged(RECORDINGS),
    initial: EMPTY,
    schema: newLineUpClaim,
    read: ({ performed_from, performed_to, country, ...values }) => ({
      ...values,
      performed_from: performed_from || null,
      performed_to: performed_to || null,
      country: country || null,
    }),
    send: async (claim, idempotencyKey) => {
      await claimPart(http, recording.id, { ...claim, idempotencyKey });
      notify('The submitter is asked whether you are on it.', { type: 'success' });
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`I played on “${fullTitle(recording)}”`}
      submitLabel="Claim my place"
      dialogForm={dialogForm}
      fields={FIELDS}
      onClose={onClose}
    >
      <LineUpSummary recording={recording} />
      <PartFields recording={recording} form={dialogForm.form} />
      <EvidenceFields form={dialogForm.form} />
    </FormDialog>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<Values>;
}

function PartFields({ recording, form }: FieldsProps & Pick<PartDialogProps, 'recording'>) {
  const { register, setValue, control, formState } = form;
  const { errors } = formState;
  const [roles, category] = useWatch({ control, name: ['roles', 'category'] });
  const openCredits = recording.contributors.filter(({ party_id }) => party_id === null).map(({ name }) => name);
  return (
    <>
      {openCredits.length > 0 && (
        <Field label="Are you one of these credits?" isOptional error={errors.credited_as?.message}>
          <Select
            options={[...new Set(openCredits)].map((name) => ({ value: name, label: name }))}
            placeholder="No, I am missing"
            {...register('credited_as')}
          />
        </Field>
      )}
      <Field label="Your part" help={meaningOf(category)} error={errors.category?.message}>
        <Select options={CATEGORIES} placeholder="Choose" {...register('category')} />
      </Field>
      <RolesPicker
        id="roles"
        name="yours"
        roles={roles}
        onChange={(next) => setValue('roles', next, { shouldDirty: true, shouldValidate: errors.roles !== undefined })}
        error={errors.roles?.message}
      />
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        <Field label="Played from" isOptional error={errors.performed_from?.message}>
          <Input type="date" {...register('performed_from')} />
        </Field>
        <Field label="Played to" isOptional error={errors.performed_to?.message}>
          <Input type="date" {...register('performed_to')} />
        </Field>
        <Field label="Played in" isOptional error={errors.country?.message}>
          <Select
            options={countries().map(({ code, name }) => ({ value: code, label: name }))}
            placeholder="Not told"
            {...register('country')}
          />
        </Field>
      </Grid>
    </>
  );
}

function meaningOf(text: string): string {
  const category: ContributorCategory | undefined = CONTRIBUTOR_CATEGORIES.find((each) => each === text);
  return category ? CONTRIBUTOR_CATEGORY_HELP[category]() : 'As the collecting societies divide performers.';
}

function EvidenceFields({ form: { register, formState } }: FieldsProps) {
  const errors = formState.errors.evidence;
  return (
    <Stack gap="4" role="group" aria-label="What shows it">
      <Heading as="h3">What shows it</Heading>
      <Field label="Kind of evidence" error={errors?.kind?.message}>
        <Select options={KINDS} placeholder="Choose" {...register('evidence.kind')} />
      </Field>
      <Field
        label="Where it can be found"
        help="A link, or the name, page and date of the document."
        error={errors?.reference?.message}
      >
        <Input autoComplete="off" {...register('evidence.reference')} />
      </Field>
      <Field label="What it shows" help="The submitter of the recording reads this." error={errors?.statement?.message}>
        <Textarea {...register('evidence.statement')} />
      </Field>
    </Stack>
  );
}
