import { messageOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { type NewComposer, type NewComposerInput, newComposer, type Party } from '@counterpoint/domain/schemas/parties';
import { applyServerErrors } from '@counterpoint/kit/form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type PartyResource, partiesOf } from './party-api.ts';
import { possibleDuplicatesIn } from './refused-duplicates.ts';
import { usePartyCandidates } from './use-party-candidates.ts';

export const NEW_PARTY_FIELDS = ['given_names', 'family_name', 'organisation_name', 'ipi_name_number', 'isni'] as const;

export interface NewPartyStart {
  readonly resource: PartyResource;
  readonly defaults: NewComposerInput;
  readonly onCreated: (party: Party) => void;
}

export function useNewParty({ resource, defaults, onCreated }: NewPartyStart) {
  const { http } = useHost();
  // One key per content, so that a retry is idempotent and a correction a new request.
  const attempt = useRef({ body: '', key: '' });
  const [general, setGeneral] = useState<string | null>(null);
  const [differentFrom, setDifferentFrom] = useState<readonly string[]>([]);
  const form = useForm<NewComposerInput, unknown, NewComposer>({
    resolver: standardSchemaResolver(newComposer),
    defaultValues: defaults,
    shouldFocusError: true,
  });
  const typed = useWatch({ control: form.control, name: [...NEW_PARTY_FIELDS] });
  const [given_names, family_name, organisation_name, ipi_name_number, isni] = typed;
  const candidates = usePartyCandidates(resource, {
    kind: defaults.kind,
    given_names,
    family_name,
    organisation_name,
    ipi_name_number,
    isni,
  });
  const create = useMutation({
    mutationFn: (content: NewComposer) => {
      const composer = { ...content, different_from: [...differentFrom] };
      const body = JSON.stringify(composer);
      if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() };
      return partiesOf(resource).create(http, composer, attempt.current.key);
    },
    onSuccess: onCreated,
    onError: (error) => {
      applyServerErrors(error, form.setError, (path) => NEW_PARTY_FIELDS.some((field) => field === path));
      setGeneral(messageOf(error));
    },
  });
  const isRefused = possibleDuplicatesIn(create.error) !== null;
  return { form, create, general, duplicates: { candidates, differentFrom, onDifferent: setDifferentFrom, isRefused } };
}
