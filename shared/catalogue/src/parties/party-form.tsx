import { ButtonLink } from '@counterpoint/area-ui/page';
import { PartyDuplicates } from '@counterpoint/area-ui/parties';
import { useHost } from '@counterpoint/contract';
import { useNavigate } from '@counterpoint/contract/router';
import type { ComposerDetails, ComposerRow } from '@counterpoint/domain/schemas/parties';
import { Alert, Button, Flex, Stack } from '@counterpoint/kit/core';
import { ErrorSummary, FailureAlert } from '@counterpoint/kit/form';
import { type SubmitEvent, useState } from 'react';
import { type FieldError, FormProvider } from 'react-hook-form';
import * as text from '../messages/parties.generated.ts';
import { addressOfPick, partyPlaces, usePartyCatalogue } from './party-catalogue.ts';
import { PartyFields } from './party-fields.tsx';
import { beginWith, PARTY_FIELDS, valuesOf } from './party-values.ts';
import { type PartyForm as FormState, usePartyForm } from './use-party-form.ts';

interface PartyFormProps {
  readonly composer: ComposerDetails | null;
  readonly query: string;
}

export function PartyForm({ composer, query }: PartyFormProps) {
  const catalogue = usePartyCatalogue();
  const { resource, kinds } = catalogue;
  const { notify, guardLeave } = useHost();
  const navigate = useNavigate();
  const [initial] = useState(() => (composer ? valuesOf(composer) : beginWith(query, kinds[0] ?? 'person')));

  function handlePick(picked: ComposerRow) {
    guardLeave(false);
    navigate(addressOfPick(catalogue, picked));
  }
  function handleSaved(saved: ComposerRow) {
    notify(composer ? text.corrected(saved) : text.added(saved), { type: 'success' });
    navigate(addressOfPick(catalogue, saved));
  }
  const state = usePartyForm({ resource, initial, composer, onSaved: handleSaved });
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    state.submit();
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="4">
        <Problems {...state} />
        <FormProvider {...state.form}>
          <PartyFields>
            <PartyDuplicates
              candidates={state.candidates}
              differentFrom={state.differentFrom}
              onDifferent={state.setDifferentFrom}
              onPick={handlePick}
              isRefused={state.isRefused}
            />
          </PartyFields>
        </FormProvider>
        <Actions composer={composer} query={query} isSending={state.form.formState.isSubmitting} />
      </Stack>
    </form>
  );
}

function Problems({ form, failure, theirs, isRefused, candidates, differentFrom }: FormState) {
  const { submitCount } = form.formState;
  const errors = problemsOf(form);
  const needsAnswer = isRefused && candidates.some(({ composer }) => !differentFrom.includes(composer.id));
  return (
    <>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      {failure && <FailureAlert title={text.notSaved()}>{failure}</FailureAlert>}
      {needsAnswer && <FailureAlert title={text.known()}>{text.knownHint()}</FailureAlert>}
      {theirs && (
        <Alert tone="warning" title={text.stale()}>
          {text.staleHint({
            name: theirs.name,
            ipi: theirs.ipi_name_number ? text.ipiOf({ number: theirs.ipi_name_number }) : text.noIpi(),
          })}
        </Alert>
      )}
    </>
  );
}

function problemsOf(form: FormState['form']) {
  return PARTY_FIELDS.flatMap((name: (typeof PARTY_FIELDS)[number]) => {
    const { error } = form.getFieldState(name, form.formState);
    // Of a list, each line may have its own.
    const lines: readonly (FieldError | undefined)[] = Array.isArray(error) ? error : [];
    const ofLines = lines.map((line, index) => ({ name: `${name}.${index}`, message: line?.message }));
    return [{ name, message: error?.message }, ...ofLines].flatMap(({ message, ...field }) =>
      message ? [{ ...field, message }] : [],
    );
  });
}

interface ActionsProps extends PartyFormProps {
  readonly isSending: boolean;
}

function Actions({ composer, query, isSending }: ActionsProps) {
  const catalogue = usePartyCatalogue();
  const places = partyPlaces(catalogue);
  const { resource, to } = catalogue;
  const verb = to ? text.addTo({ resource }) : text.addThis({ resource });
  return (
    <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', sm: 'row' }}>
      <ButtonLink variant="outline" to={composer ? places.index() : places.find(query ? { query } : {})}>
        {composer ? text.backToList({ resource }) : text.backToSearch()}
      </ButtonLink>
      <Button type="submit" loading={isSending}>
        {composer ? text.save() : verb}
      </Button>
    </Flex>
  );
}
