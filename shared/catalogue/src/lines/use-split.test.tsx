import { renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSplit } from './use-split.tsx';

const HALF = '50.00';

function Form() {
  const form = useForm({
    defaultValues: {
      writers: [
        { party_id: 'ama', share: '70.00' },
        { party_id: 'kofi', share: '30.00' },
      ],
    },
  });
  const replaceFirst = () =>
    form.setValue('writers', [
      { party_id: 'kofi', share: HALF },
      { party_id: 'esi', share: HALF },
    ]);
  return (
    <FormProvider {...form}>
      <Buttons />
      <button type="button" onClick={replaceFirst}>
        Replace the first
      </button>
      <output>{JSON.stringify(form.watch('writers').map(({ share }) => share))}</output>
    </FormProvider>
  );
}

function Buttons() {
  const { split, undo } = useSplit<{ writers: { share: string }[] }>(['writers'], 'share');
  return (
    <>
      <button
        type="button"
        onClick={() => split(({ writers }) => ({ writers: writers.map((line) => ({ ...line, share: HALF })) }))}
      >
        Split
      </button>
      {undo}
    </>
  );
}

const undoButton = () => screen.queryByRole('button', { name: 'Undo the split' });

test('undoes a split', async () => {
  const { user } = renderWithHost(<Form />);
  await user.click(screen.getByRole('button', { name: 'Split' }));
  expect(screen.getByRole('status')).toHaveTextContent('["50.00","50.00"]');
  const button = undoButton();
  if (button) await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent('["70.00","30.00"]');
});

test('offers no undoing once the lines are of others, who would get the shares from before', async () => {
  const { user } = renderWithHost(<Form />);
  await user.click(screen.getByRole('button', { name: 'Split' }));
  await user.click(screen.getByRole('button', { name: 'Replace the first' }));
  expect(undoButton()).toBeNull();
});
