import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged } from '@counterpoint/catalogue/entry';
import { useHost } from '@counterpoint/contract';
import { countries, countryChoice } from '@counterpoint/domain/countries';
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
import { MIN_STATEMENT_LENGTH } from '@counterpoint/domain/schemas/requests';
import { Grid, Heading, Stack } from '@counterpoint/kit/core';
import { Field, Input, Select, Textarea } from '@counterpoint/kit/form';
import { fullTitle } from '@counterpoint/kit/text';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { submitLineUpClaim } from '../../../api/claims-api.ts';
import { RECORDINGS } from '../../../api/recordings.ts';
import * as text from '../../../messages/claims.generated.ts';
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
      await submitLineUpClaim(http, recording.id, { ...claim, idempotencyKey });
      notify(text.partRequested(), { type: 'success' });
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={text.claimPartIn({ title: fullTitle(recording) })}
      submitLabel={text.claimMyPart()}
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
        <Field label={text.openCredit()} isOptional error={errors.credited_as?.message}>
          <Select
            options={[...new Set(openCredits)].map((name) => ({ value: name, label: name }))}
            placeholder={text.notCredited()}
            {...register('credited_as')}
          />
        </Field>
      )}
      <Field label={text.category()} help={categoryHelp(category)} error={errors.category?.message}>
        <Select
          options={CONTRIBUTOR_CATEGORIES.map((value) => ({ value, label: CONTRIBUTOR_CATEGORY_LABELS[value]() }))}
          placeholder={text.choose()}
          {...register('category')}
        />
      </Field>
      <RolesPicker
        id="roles"
        name={text.yours()}
        roles={roles}
        onChange={(next) => setValue('roles', next, { shouldDirty: true, shouldValidate: errors.roles !== undefined })}
        error={errors.roles?.message}
      />
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        <Field label={text.performedFrom()} isOptional error={errors.performed_from?.message}>
          <Input type="date" {...register('performed_from')} />
        </Field>
        <Field label={text.performedTo()} isOptional error={errors.performed_to?.message}>
          <Input type="date" {...register('performed_to')} />
        </Field>
        <Field label={text.performedIn()} isOptional error={errors.country?.message}>
          <Select options={countries().map(countryChoice)} placeholder={text.notSpecified()} {...register('country')} />
        </Field>
      </Grid>
    </>
  );
}

function categoryHelp(value: string): string {
  const category: ContributorCategory | undefined = CONTRIBUTOR_CATEGORIES.find((each) => each === value);
  return category ? CONTRIBUTOR_CATEGORY_HELP[category]() : text.categoryHelp();
}

function EvidenceFields({ form: { register, formState } }: FieldsProps) {
  const errors = formState.errors.evidence;
  return (
    <Stack gap="4" role="group" aria-label={text.evidenceTitle()}>
      <Heading as="h3">{text.evidenceTitle()}</Heading>
      <Field label={text.evidenceKind()} error={errors?.kind?.message}>
        <Select
          options={LINE_UP_EVIDENCE.map((value) => ({ value, label: LINE_UP_EVIDENCE_LABELS[value]() }))}
          placeholder={text.choose()}
          {...register('evidence.kind')}
        />
      </Field>
      <Field label={text.evidenceReference()} help={text.evidenceReferenceHelp()} error={errors?.reference?.message}>
        <Input autoComplete="off" {...register('evidence.reference')} />
      </Field>
      <Field
        label={text.evidenceStatement()}
        help={text.evidenceStatementHelp({ min: MIN_STATEMENT_LENGTH })}
        error={errors?.statement?.message}
      >
        <Textarea {...register('evidence.statement')} />
      </Field>
    </Stack>
  );
}
