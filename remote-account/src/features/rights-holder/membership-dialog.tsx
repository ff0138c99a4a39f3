import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { problemOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { findCountry } from '@counterpoint/domain/countries';
import { type MembershipForm, membershipForm } from '@counterpoint/domain/schemas/members';
import { type SocietyMembership, societyMembership } from '@counterpoint/domain/schemas/parties';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { RIGHTS } from '@counterpoint/domain/shares';
import { SOCIETIES, type Society } from '@counterpoint/domain/societies';
import { Alert, Button, Grid } from '@counterpoint/kit/core';
import { Field, Input, RadioCards, Select } from '@counterpoint/kit/form';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { MEMBERSHIPS, membershipsOf } from '../../api/rights-holder-api.ts';
import { chooseOne } from '../../messages/account.generated.ts';
import * as text from '../../messages/memberships.generated.ts';
import { countryOptions } from '../../ui/country-options.ts';
import { useChoice } from '../../ui/use-choice.ts';
import { formatPeriod, formatTerritory } from './format-membership.ts';
import { MEMBERSHIP_FIELDS, type MembershipValues, OTHER_SOCIETY, toForm, toValues } from './membership-values.ts';

interface MembershipDialogProps {
  readonly membership: SocietyMembership | null;
  readonly onClose: () => void;
}

export function MembershipDialog({ membership, onClose }: MembershipDialogProps) {
  const { http, notify } = useHost();
  const [stored, setStored] = useState<SocietyMembership | null>(null);
  const dialogForm = useDialogForm<MembershipValues, MembershipForm>({
    initial: toValues(membership),
    schema: membershipForm,
    read: toForm,
    async send(form, idempotencyKey) {
      try {
        // Overwrites the other change on purpose: the member has seen it.
        if (membership) await membershipsOf(http).change(stored ?? membership, form);
        else await membershipsOf(http).add(form, idempotencyKey);
      } catch (error) {
        const current = societyMembership.safeParse(problemOf(error)?.current);
        if (!current.success) throw error;
        setStored(current.data);
        return;
      }
      notify(membership ? text.saved() : text.added(), { type: 'success' });
      onClose();
    },
    onDone: () => undefined,
    refresh: useRefresh(MEMBERSHIPS.key),
  });
  const { form } = dialogForm;
  return (
    <FormDialog
      title={membership ? text.changeTitle() : text.add()}
      submitLabel={membership ? text.save() : text.addAction()}
      dialogForm={dialogForm}
      fields={MEMBERSHIP_FIELDS}
      onClose={onClose}
    >
      {stored && <ConflictAlert stored={stored} onUse={() => form.reset(toValues(stored))} />}
      <MembershipFields form={form} />
    </FormDialog>
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

function rightOptions() {
  return RIGHTS.map((right) => ({ value: right, label: RIGHT_LABELS[right](), help: text.rightHelp[right]() }));
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
  const { value, ...choice } = useChoice(control, 'right');
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
      <RadioCards
        {...choice}
        value={RIGHTS.find((right) => right === value) ?? null}
        legend={text.right()}
        options={rightOptions()}
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
