import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { MANDATE_SCOPES, type MandateScope } from '@counterpoint/domain/mandates';
import { type NewMandate, newMandate } from '@counterpoint/domain/schemas/members';
import { tisTerritories, WORLD } from '@counterpoint/domain/territories';
import { Grid, Text } from '@counterpoint/kit/core';
import { CheckboxCards, Field, Input, RadioCards, Select } from '@counterpoint/kit/form';
import type { UseFormReturn } from 'react-hook-form';
import { MANDATES_KEY, mandatesOf } from '../../api/mandates-api.ts';
import * as text from '../../messages/mandates.generated.ts';
import { useChoice } from '../../ui/use-choice.ts';
import { SCOPES } from './mandate-texts.ts';
import { type ChosenMember, MemberField } from './member-field.tsx';

interface Values {
  side: NewMandate['side'] | null;
  /** Has the field's name in the API. */
  party_id: ChosenMember | null;
  scopes: MandateScope[];
  territory: string;
  valid_from: string;
  valid_to: string;
}

const FIELDS = ['side', 'party_id', 'scopes', 'territory', 'valid_from', 'valid_to'];

export function ProposeDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const { http, notify } = useHost();
  const dialogForm = useDialogForm<Values, NewMandate>({
    initial: { side: null, party_id: null, scopes: [], territory: WORLD, valid_from: today, valid_to: '' },
    schema: newMandate,
    read: ({ party_id, valid_to, ...values }) => ({ ...values, party_id: party_id?.id, valid_to: valid_to || null }),
    send: mandatesOf(http).propose,
    onDone() {
      notify(text.sent(), { type: 'success' });
      onClose();
    },
    refresh: useRefresh(MANDATES_KEY),
  });
  return (
    <FormDialog
      title={text.propose()}
      submitLabel={text.send()}
      dialogForm={dialogForm}
      fields={FIELDS}
      isWide
      onClose={onClose}
    >
      <Text>{text.proposeHint()}</Text>
      <SidesFields form={dialogForm.form} />
      <TermsFields form={dialogForm.form} />
    </FormDialog>
  );
}

function SidesFields({ form: { control } }: { form: UseFormReturn<Values> }) {
  return (
    <>
      <RadioCards
        {...useChoice(control, 'side')}
        legend={text.side()}
        options={[
          { value: 'representative', label: text.youRepresent(), help: text.youRepresentHelp() },
          { value: 'represented', label: text.representsYou(), help: text.representsYouHelp() },
        ]}
      />
      <MemberField {...useChoice(control, 'party_id')} />
    </>
  );
}

function TermsFields({ form: { control, register, formState } }: { form: UseFormReturn<Values> }) {
  const { errors } = formState;
  const { value: values, ...choice } = useChoice(control, 'scopes');
  const territories = tisTerritories().map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <CheckboxCards
        {...choice}
        values={values}
        legend={text.allows()}
        options={MANDATE_SCOPES.map((value) => ({ value, label: SCOPES[value].label(), help: SCOPES[value].help() }))}
      />
      <Field label={text.territory()} help={text.territoryHelp()} error={errors.territory?.message}>
        <Select {...register('territory')} options={territories} />
      </Field>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Field label={text.firstDay()} error={errors.valid_from?.message}>
          <Input {...register('valid_from')} type="date" />
        </Field>
        <Field label={text.lastDay()} isOptional error={errors.valid_to?.message}>
          <Input {...register('valid_to')} type="date" />
        </Field>
      </Grid>
    </>
  );
}
