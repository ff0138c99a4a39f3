import { useUnsent } from '@counterpoint/area-ui/dialogs';
import { findCountry } from '@counterpoint/domain/countries';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { RIGHTS, type Right } from '@counterpoint/domain/shares';
import { SOCIETIES, type Society } from '@counterpoint/domain/societies';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Grid, Stack } from '@counterpoint/kit/core';
import { ErrorSummary, Field, Input, RadioCards, Select } from '@counterpoint/kit/form';
import type { Message } from '@counterpoint/messages';
import { type SubmitEvent, useId } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { chooseOne } from '../../messages/account.generated.ts';
import * as text from '../../messages/memberships.generated.ts';
import { countryOptions } from '../../ui/country-options.ts';
import { FormFailureAlert } from '../../ui/form-failure-alert.tsx';
import { summarizeErrors } from '../../ui/summarize-errors.ts';
import { formatPeriod, formatTerritory } from './format-membership.ts';
import { MEMBERSHIP_FIELDS, type MembershipValues, OTHER_SOCIETY } from './membership-values.ts';
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
  const { form, failure, stored, resetToStored, submit } = useMembershipForm({ membership, onSaved: handleSaved });
  const { errors, submitCount, isSubmitting, isDirty } = form.formState;
  const unsent = useUnsent({ isFilled: isDirty, isSent: isSubmitting, onClose });
  const formId = useId();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
  }

  return (
    <Dialog
      isOpen
      onClose={unsent.dismiss}
      title={membership ? text.changeTitle() : text.add()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            {membership ? text.save() : text.addAction()}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack gap="5">
          {unsent.alert}
          <ErrorSummary errors={summarizeErrors(errors, MEMBERSHIP_FIELDS)} submitCount={submitCount} />
          <FormFailureAlert failure={failure} />
          {stored && <ConflictAlert stored={stored} onUse={resetToStored} />}
          <MembershipFields form={form} />
        </Stack>
      </form>
    </Dialog>
  );
}

function ConflictAlert({ stored, onUse }: { stored: SocietyMembership; onUse: () => void }) {
  return (
    <Alert
      tone="warning"
      title={text.conflict()}
      action={
        <Button variant="outline" size="sm" onClick={onUse}>
          {text.useSaved()}
        </Button>
      }
    >
      {text.conflictNote({
        society: stored.society_name,
        right: RIGHT_LABELS[stored.right](),
        territory: formatTerritory(stored),
        period: formatPeriod(stored),
      })}
    </Alert>
  );
}

const RIGHT_HELP: Record<Right, Message> = text.rightHelp;

function rightOptions() {
  return RIGHTS.map((right) => ({ value: right, label: RIGHT_LABELS[right](), help: RIGHT_HELP[right]() }));
}

function societyLabel({ name, country: code, endedIn }: Society): string {
  const country = findCountry(code)?.name ?? code;
  return endedIn ? text.endedSociety({ name, country, year: endedIn }) : text.societyOption({ name, country });
}

function societyOptions() {
  const listed = SOCIETIES.map((society) => ({ value: society.code, label: societyLabel(society) }));
  return [...listed, { value: OTHER_SOCIETY, label: text.other() }];
}

function MembershipFields({ form }: { form: UseFormReturn<MembershipValues> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const society = useWatch({ control, name: 'society_code' });
  return (
    <>
      <Field label={text.society()} error={errors.society_code?.message}>
        <Select {...register('society_code')} options={societyOptions()} placeholder={chooseOne()} />
      </Field>
      {society === OTHER_SOCIETY && (
        <Field label={text.name()} error={errors.society_name?.message}>
          <Input {...register('society_name')} autoComplete="off" />
        </Field>
      )}
      <Controller
        control={control}
        name="right"
        render={({ field, fieldState }) => (
          <RadioCards
            legend={text.right()}
            options={rightOptions()}
            name={field.name}
            value={RIGHTS.find((right) => right === field.value) ?? null}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Field label={text.territory()} error={errors.territory?.message}>
        <Select
          {...register('territory')}
          options={[{ value: '', label: text.world() }, ...countryOptions('countries')]}
        />
      </Field>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Field label={text.fromDay()} isOptional error={errors.from?.message}>
          <Input {...register('from')} type="date" />
        </Field>
        <Field label={text.toDay()} isOptional error={errors.to?.message}>
          <Input {...register('to')} type="date" />
        </Field>
      </Grid>
    </>
  );
}
