import { requiredText } from '@counterpoint/domain/schemas/requests';
import { Field, Input } from '@counterpoint/kit/form';
import { renderWithHost } from '@counterpoint/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { FormDialog, useDialogForm } from './form-dialog.tsx';

const schema = z.object({ reason: requiredText('Enter why.', 100) });

function WhyDialog({ onClose }: { onClose: () => void }) {
  const dialogForm = useDialogForm({
    initial: { reason: '' },
    schema,
    read: (values: { reason: string }) => values,
    send: async () => undefined,
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

function open() {
  const onClose = jest.fn<() => void>();
  const { user, host } = renderWithHost(<WhyDialog onClose={onClose} />);
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
    expect(await screen.findByText('What you typed isn’t sent yet.')).toBeVisible();
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
});
