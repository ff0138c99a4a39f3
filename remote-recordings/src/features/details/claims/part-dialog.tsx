import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged } from '@counterpoint/catalogue/entry';
import { ChoiceField, optionsOf, TextareaField, TextField, useFieldError } from '@counterpoint/catalogue/fields';
import { useHost } from '@counterpoint/contract';
import { countries, countryChoice } from '@counterpoint/domain/countries';
import {
  CONTRIBUTOR_CATEGORIES,
  CONTRIBUTOR_CATEGORY_HELP,
  CONTRIBUTOR_CATEGORY_LABELS,
  type ContributorCategory,
  type ContributorRole,
  LINE_UP_EVIDENCE_LABELS,
  type NewLineUpClaim,
  newLineUpClaim,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import { MIN_STATEMENT_LENGTH } from '@counterpoint/domain/schemas/requests';
import { Grid, Heading, Stack } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { useFormContext, useWatch } from 'react-hook-form';
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
      <PartFields recording={recording} />
      <EvidenceFields />
    </FormDialog>
  );
}

function PartFields({ recording }: Pick<PartDialogProps, 'recording'>) {
  const { setValue, control } = useFormContext<Values>();
  const [roles, category] = useWatch({ control, name: ['roles', 'category'] });
  const rolesError = useFieldError('roles');
  const openCredits = recording.contributors.filter(({ party_id }) => party_id === null).map(({ name }) => name);
  return (
    <>
      {openCredits.length > 0 && (
        <ChoiceField<Values>
          name="credited_as"
          label={text.openCredit()}
          options={[...new Set(openCredits)].map((name) => ({ value: name, label: name }))}
          placeholder={text.notCredited()}
        />
      )}
      <ChoiceField<Values>
        name="category"
        label={text.category()}
        help={categoryHelp(category)}
        options={optionsOf(CONTRIBUTOR_CATEGORY_LABELS)}
        placeholder={text.choose()}
        isRequired
      />
      <RolesPicker
        id="roles"
        name={text.yours()}
        roles={roles}
        onChange={(next) => setValue('roles', next, { shouldDirty: true, shouldValidate: rolesError !== undefined })}
        error={rolesError}
      />
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        <TextField<Values> name="performed_from" label={text.performedFrom()} type="date" />
        <TextField<Values> name="performed_to" label={text.performedTo()} type="date" />
        <ChoiceField<Values>
          name="country"
          label={text.performedIn()}
          options={countries().map(countryChoice)}
          placeholder={text.notSpecified()}
        />
      </Grid>
    </>
  );
}

function categoryHelp(value: string): string {
  const category: ContributorCategory | undefined = CONTRIBUTOR_CATEGORIES.find((each) => each === value);
  return category ? CONTRIBUTOR_CATEGORY_HELP[category]() : text.categoryHelp();
}

function EvidenceFields() {
  return (
    <Stack gap="4" role="group" aria-label={text.evidenceTitle()}>
      <Heading as="h3">{text.evidenceTitle()}</Heading>
      <ChoiceField<Values>
        name="evidence.kind"
        label={text.evidenceKind()}
        options={optionsOf(LINE_UP_EVIDENCE_LABELS)}
        placeholder={text.choose()}
        isRequired
      />
      <TextField<Values>
        name="evidence.reference"
        label={text.evidenceReference()}
        help={text.evidenceReferenceHelp()}
        isRequired
      />
      <TextareaField<Values>
        name="evidence.statement"
        label={text.evidenceStatement()}
        help={text.evidenceStatementHelp({ min: MIN_STATEMENT_LENGTH })}
      />
    </Stack>
  );
}
