import { ApiError } from '@counterpoint/client/http';
import { requiredText } from '@counterpoint/domain/schemas/requests';
import { Field, Input } from '@counterpoint/kit/form';
import { renderWithHost } from '@counterpoint/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { FormDialog } from './form-dialog.tsx';
import { useDialogForm } from './use-dialog-form.ts';

const schema = z.object({ reason: requiredText('Enter why.', 100) });

interface WhyDialogProps {
  readonly onClose: () => void;
  readonly send?: () => Promise<unknown>;
}

function WhyDialog({ onClose, send = async () => undefined }: WhyDialogProps) {
  const dialogForm = useDialogForm({
    initial: { reason: '' },
    schema,
    read: (values: { reason: string }) => values,
    send,
    onDone: onClose,
    refresh: async () => undefined,
  });
  return (
    <FormDialog title="Why?" submitLabel="Say it" dialogForm={dialogForm} fields={['reason']} onClose={onClose}>
      <Field label="Reason">
        <Input {...dialogForm.form.register('reason')} />
      </Field>
    </FormDialog>
  );
}

function open(send?: WhyDialogProps['send']) {
  const onClose = jest.fn<() => void>();
  const { user, host } = renderWithHost(<WhyDialog onClose={onClose} {...(send && { send })} />);
  return { user, host, onClose };
}

describe('forms in a dialog', () => {
  test('closes on Escape while nothing is typed', async () => {
    const { user, onClose } = open();
    await user.type(await screen.findByLabelText('Reason'), '{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('keeps typed values until it is cancelled', async () => {
    const { user, host, onClose } = open();
    await user.type(await screen.findByLabelText('Reason'), 'It is a duplicate.{Escape}');
    expect(await screen.findByText('Your changes haven’t been sent yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    expect(screen.getByLabelText('Reason')).toHaveValue('It is a duplicate.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('doesn’t ask before leaving for what comes after the submission', async () => {
    const { user, host, onClose } = open();
    onClose.mockImplementation(() => expect(host.guardLeave).toHaveBeenLastCalledWith(false));
    await user.type(await screen.findByLabelText('Reason'), 'It is a duplicate.{Enter}');
    await waitFor(() => expect(onClose).toHaveReturned());
  });

  test('shows a rejection of what has no field in the form', async () => {
    const details = [
      { path: 'reason', message: 'Name the work.' },
      { path: 'party_id', message: 'This party is a member.' },
      { path: 'scopes.0', message: 'This right is taken.' },
    ];
    const { user } = open(() =>
      Promise.reject(new ApiError(422, { code: 'validation_failed', message: 'Correct this.', details })),
    );
    await user.type(await screen.findByLabelText('Reason'), 'It is a duplicate.{Enter}');
    const alert = await screen.findByText('Correct this.');
    expect(alert.closest('[role=alert]')).toHaveTextContent(/This party is a member\.This right is taken\./);
    expect(alert.closest('[role=alert]')).not.toHaveTextContent('Name the work.');
    expect(screen.getByRole('link', { name: 'Name the work.' })).toBeVisible();
    await user.clear(screen.getByLabelText('Reason'));
    await user.type(screen.getByLabelText('Reason'), '{Enter}');
    expect(await screen.findByRole('link', { name: 'Enter why.' })).toBeVisible();
    expect(screen.queryByText('Correct this.')).toBeNull();
  });
});
