import { messageOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { type NewComposer, newComposer, type Party } from '@counterpoint/domain/schemas';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import { applyServerErrors, Field, Input } from '@counterpoint/kit/form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { createComposer } from '../../../api/composers-api.ts';

export interface NewWriterDialogProps {
  /** What was searched for in vain; it is the name as a rule. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (party: Party) => void;
}

/** A writer whom the search did not find. */
export function NewWriterDialog({ name, onClose, onCreated }: NewWriterDialogProps) {
  const formId = useId();
  const { form, create, general } = useNewWriter(name, onCreated);
  const { errors } = form.formState;
  function handleSubmit(event: FormEvent) {
    // The dialog stands inside of the wizard's form in React's tree, and must not send that one too.
    event.stopPropagation();
    void form.handleSubmit((composer) => create.mutate(composer))(event);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a new writer"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={create.isPending}>
            Add this writer
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap="4">
          {general && (
            <Alert tone="error" title="The writer was not added">
              {general}
            </Alert>
          )}
          <Field label="Given names" isOptional error={errors.given_names?.message}>
            <Input autoComplete="off" {...form.register('given_names')} />
          </Field>
          <Field label="Family name, or the only name" error={errors.family_name?.message}>
            <Input autoComplete="off" {...form.register('family_name')} />
          </Field>
          <Field
            label="IPI name number"
            isOptional
            help="Eleven figures, if you know it: without it no ISWC can be given to the work yet."
            error={errors.ipi_name_number?.message}
          >
            <Input autoComplete="off" inputMode="numeric" {...form.register('ipi_name_number')} />
          </Field>
          <Field label="ISNI" isOptional error={errors.isni?.message}>
            <Input autoComplete="off" {...form.register('isni')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}

type NewComposerInput = z.input<typeof newComposer>;

const FIELDS = ['given_names', 'family_name', 'ipi_name_number', 'isni'];

function useNewWriter(name: string, onCreated: (party: Party) => void) {
  const { http } = useHost();
  // One key for each content: the same writer sent twice is one, a mended form is another attempt.
  const attempt = useRef({ body: '', key: '' });
  const [general, setGeneral] = useState<string | null>(null);
  const form = useForm<NewComposerInput, unknown, NewComposer>({
    resolver: standardSchemaResolver(newComposer),
    defaultValues: splitName(name),
    shouldFocusError: true,
  });
  const create = useMutation({
    mutationFn: (composer: NewComposer) => {
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
  return { form, create, general };
}

/** The last word is taken for the family name; a number that was searched for is taken for no name. */
function splitName(text: string) {
  const words = /\d/.test(text) ? [] : text.trim().split(/\s+/);
  return {
    given_names: words.slice(0, -1).join(' '),
    family_name: words.at(-1) ?? '',
    ipi_name_number: '',
    isni: '',
  };
}
