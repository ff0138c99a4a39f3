import { findCountry } from '@counterpoint/domain/countries';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { RIGHTS, type Right } from '@counterpoint/domain/shares';
import { SOCIETIES, type Society } from '@counterpoint/domain/societies';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Grid, Stack } from '@counterpoint/kit/core';
import { ErrorSummary, Field, Input, RadioCards, Select } from '@counterpoint/kit/form';
import { type SubmitEvent, useId } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { countryOptions } from '../../ui/country-options.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { summarizeErrors } from '../../ui/summarize-errors.ts';
import { MEMBERSHIP_FIELDS, type MembershipValues, OTHER_SOCIETY } from './membership-values.ts';
import { periodOf, territoryOf } from './membership-words.ts';
import { useMembershipForm } from './use-membership-form.ts';

interface MembershipDialogProps {
  readonly membership: SocietyMembership | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export function MembershipDialog({ membership, onSaved, onClose }: MembershipDialogProps) {
  function handleSaved(): void {
    onSaved();
    onClose();
  }
  const { form, failure, theirs, takeTheirs, submit } = useMembershipForm({ membership, onSaved: handleSaved });
  const { errors, submitCount, isSubmitting } = form.formState;
  const formId = useId();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={membership ? 'Change the membership' : 'Add a membership'}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            {membership ? 'Save the membership' : 'Add the membership'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack gap="5">
          <ErrorSummary errors={summarizeErrors(errors, MEMBERSHIP_FIELDS)} submitCount={submitCount} />
          <FailureAlert failure={failure} />
          {theirs && <Theirs theirs={theirs} onTake={takeTheirs} />}
          <MembershipFields form={form} />
        </Stack>
      </form>
    </Dialog>
  );
}

function Theirs({ theirs, onTake }: { theirs: SocietyMembership; onTake: () => void }) {
  return (
    <Alert
      tone="warning"
      title="This was changed in the meantime"
      action={
        <Button variant="outline" size="sm" onClick={onTake}>
          Take what is there now
        </Button>
      }
    >
      It now says: {theirs.society_name}, {RIGHT_LABELS[theirs.right]}, {territoryOf(theirs)},{' '}
      {periodOf(theirs).toLowerCase()}. Save again to have it as you typed it.
    </Alert>
  );
}

const RIGHT_HELP: Record<Right, string> = {
  pr: 'Broadcast, streamed or played in public.',
  mr: 'Copied, on discs or as downloads.',
  sr: 'Set to pictures, as in film and advertising.',
};
const RIGHT_OPTIONS = RIGHTS.map((right) => ({ value: right, label: RIGHT_LABELS[right], help: RIGHT_HELP[right] }));

function societyLabel({ name, country, endedIn }: Society): string {
  const where = findCountry(country)?.name ?? country;
  return endedIn ? `${name} (${where}, until ${endedIn})` : `${name} (${where})`;
}

const SOCIETY_OPTIONS = [
  ...SOCIETIES.map((society) => ({ value: society.code, label: societyLabel(society) })),
  { value: OTHER_SOCIETY, label: 'Another society' },
];

const TERRITORY_OPTIONS = [{ value: '', label: 'The world' }, ...countryOptions('countries')];

function MembershipFields({ form }: { form: UseFormReturn<MembershipValues> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const society = useWatch({ control, name: 'society_code' });
  return (
    <>
      <Field label="Society" error={errors.society_code?.message}>
        <Select {...register('society_code')} options={SOCIETY_OPTIONS} placeholder="Choose one" />
      </Field>
      {society === OTHER_SOCIETY && (
        <Field label="Name of the society" error={errors.society_name?.message}>
          <Input {...register('society_name')} autoComplete="off" />
        </Field>
      )}
      <Controller
        control={control}
        name="right"
        render={({ field, fieldState }) => (
          <RadioCards
            legend="Right"
            options={RIGHT_OPTIONS}
            name={field.name}
            value={RIGHTS.find((right) => right === field.value) ?? null}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Field label="Territory" error={errors.territory?.message}>
        <Select {...register('territory')} options={TERRITORY_OPTIONS} />
      </Field>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Field label="From" isOptional error={errors.from?.message}>
          <Input {...register('from')} type="date" />
        </Field>
        <Field label="To" isOptional error={errors.to?.message}>
          <Input {...register('to')} type="date" />
        </Field>
      </Grid>
    </>
  );
}
