import { messageOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { type NewComposer, type NewComposerInput, newComposer, type Party } from '@counterpoint/domain/schemas';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { applyServerErrors, Field, Input } from '@counterpoint/kit/form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createComposer } from '../../../api/composers-api.ts';
import { ComposerDuplicates } from '../../../ui/composers/composer-duplicates.tsx';
import { possibleDuplicatesIn } from '../../../ui/composers/refused-duplicates.ts';
import { useComposerCandidates } from '../../../ui/composers/use-composer-candidates.ts';

interface NewPublisherDialogProps {
  /** What was searched for in vain; it is the name as a rule. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (party: Party) => void;
}

/** A publisher whom the search did not find; those known by a like name are shown before there are two of one. */
export function NewPublisherDialog({ name, onClose, onCreated }: NewPublisherDialogProps) {
  const formId = useId();
  const publisher = useNewPublisher(name, onCreated);
  const { form, create, general } = publisher;
  const { errors } = form.formState;
  function handleSubmit(event: FormEvent) {
    // The dialog stands inside of the wizard's form in React's tree, and must not send that one too.
    event.stopPropagation();
    void form.handleSubmit((content) => create.mutate(content))(event);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a new publisher"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={create.isPending}>
            Add this publisher
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap="4">
          {general && (
            <Alert tone="error" title="The publisher was not added">
              {general}
            </Alert>
          )}
          <Field label="Name of the publisher" error={errors.organisation_name?.message}>
            <Input autoComplete="off" {...form.register('organisation_name')} />
          </Field>
          <Field
            label="IPI name number"
            isOptional
            help="Eleven figures, if you know it: societies abroad find the publisher by it."
            error={errors.ipi_name_number?.message}
          >
            <Input autoComplete="off" inputMode="numeric" {...form.register('ipi_name_number')} />
          </Field>
          <ComposerDuplicates
            candidates={publisher.candidates}
            differentFrom={publisher.differentFrom}
            onDifferent={publisher.setDifferentFrom}
            onPick={onCreated}
            isRefused={possibleDuplicatesIn(create.error) !== null}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

const FIELDS = ['organisation_name', 'ipi_name_number'];

function useNewPublisher(name: string, onCreated: (party: Party) => void) {
  const { http } = useHost();
  // One key for each content: the same publisher sent twice is one, a mended form is another attempt.
  const attempt = useRef({ body: '', key: '' });
  const [general, setGeneral] = useState<string | null>(null);
  const [differentFrom, setDifferentFrom] = useState<readonly string[]>([]);
  const form = useForm<NewComposerInput, unknown, NewComposer>({
    resolver: standardSchemaResolver(newComposer),
    defaultValues: {
      kind: 'organisation',
      organisation_name: /^[\d\s.-]+$/.test(name) ? '' : name,
      ipi_name_number: '',
    },
  });
  const [organisation_name, ipi_name_number] = form.watch(['organisation_name', 'ipi_name_number']);
  const candidates = useComposerCandidates({ kind: 'organisation', organisation_name, ipi_name_number });
  const create = useMutation({
    mutationFn: (content: NewComposer) => {
      const composer = { ...content, different_from: [...differentFrom] };
      const body = JSON.stringify(composer);
      if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() };
      return createComposer(http, composer, attempt.current.key);
    },
    onSuccess: onCreated,
    onError: (error) => {
      applyServerErrors(error, form.setError, (path) => FIELDS.includes(path));
      setGeneral(messageOf(error));
    },
  });
  return { form, create, general, candidates, differentFrom, setDifferentFrom };
}
