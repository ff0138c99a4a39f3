import { useHost } from '@counterpoint/contract';
import { Field, Textarea } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { FormDialog } from './form-dialog.tsx';
import { useDialogForm } from './use-dialog-form.ts';

interface ReasonDialogProps<Body> {
  readonly title: string;
  readonly submitLabel: string;
  readonly tone?: 'normal' | 'danger';
  readonly label: string;
  readonly help?: string;
  readonly schema: z.ZodMiniType<Body>;
  readonly read?: (reason: string) => unknown;
  readonly send: (body: Body) => Promise<unknown>;
  readonly done: string;
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ReasonDialog<Body>(props: ReasonDialogProps<Body>) {
  const { label, help, schema, send, done, refresh, onClose, children, ...frame } = props;
  const { read = (reason: string) => ({ reason }), ...dialog } = frame;
  const { notify } = useHost();
  const dialogForm = useDialogForm<{ reason: string }, Body>({
    initial: { reason: '' },
    schema,
    send,
    refresh,
    read: ({ reason }) => read(reason),
    onDone() {
      notify(done, { type: 'success' });
      onClose();
    },
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog {...dialog} dialogForm={dialogForm} fields={['reason']} onClose={onClose}>
      {children}
      <Field label={label} {...(help && { help })} error={formState.errors.reason?.message}>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
