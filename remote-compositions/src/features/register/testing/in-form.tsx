import { problemResolver } from '@counterpoint/area-ui/form';
import { type FakeRoutes, fakeApi, renderWithHost } from '@counterpoint/testing';
import { type ReactNode, useEffect } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { type DraftValues, emptyDraft } from '../../../ui/draft/draft-values.ts';
import { readDraft } from '../read-draft.ts';

interface Held {
  form: UseFormReturn<DraftValues> | null;
}

/** A part of the wizard in its own form. */
export function renderInForm(part: ReactNode, values: Partial<DraftValues>, routes: FakeRoutes = {}) {
  const api = fakeApi(routes);
  const held: Held = { form: null };
  const page = renderWithHost(
    <Form values={values} held={held}>
      {part}
    </Form>,
  );
  return {
    ...page,
    api,
    values(): DraftValues {
      if (!held.form) throw new Error('The form is not there.');
      return held.form.getValues();
    },
  };
}

function Form({ values, held, children }: { values: Partial<DraftValues>; held: Held; children: ReactNode }) {
  const form = useForm<DraftValues>({
    resolver: problemResolver((typed) => {
      const result = readDraft(typed);
      return result.ok ? [] : result.problems;
    }),
    defaultValues: { ...emptyDraft('Volta Blues'), ...values },
  });
  useEffect(() => {
    held.form = form;
  }, [form, held]);
  return <FormProvider {...form}>{children}</FormProvider>;
}
