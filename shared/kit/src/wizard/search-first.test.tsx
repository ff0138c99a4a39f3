import { Field, Input } from '@counterpoint/kit/form';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, renderInKit } from '../testing/render-in-kit.tsx';
import { DiscardButton, SearchFirst } from './index.ts';

describe('searching before applying', () => {
  const search = (props: Partial<Parameters<typeof SearchFirst>[0]> = {}) => (
    <SearchFirst
      isSearching={false}
      resultCount="1 work may be the same."
      isError={false}
      onRetry={jest.fn()}
      found={{ label: 'Works that may be the same', heading: 'Is it this?', items: [<li key="1">Volta Blues</li>] }}
      {...props}
    >
      <Field label="Title">
        <Input />
      </Field>
    </SearchFirst>
  );

  test('shows the results and their number', async () => {
    const { container } = renderInKit(search());
    expect(screen.getByRole('status')).toHaveTextContent('1 work may be the same.');
    const found = screen.getByRole('region', { name: 'Works that may be the same' });
    expect(within(found).getByRole('listitem')).toHaveTextContent('Volta Blues');
    await expectAccessible(container);
  });

  test('retries after a failure, and offers to continue', async () => {
    const onRetry = jest.fn();
    const { user } = renderInKit(search({ isError: true, isSearching: true, onRetry }));
    expect(screen.getByText('You can continue without it.')).toBeVisible();
    expect(screen.getByText('Searching…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

test('discards a draft only after a confirmation', async () => {
  const onDiscard = jest.fn();
  const { user } = renderInKit(
    <DiscardButton label="Discard draft" question="Discard this draft?" isBusy={false} onDiscard={onDiscard}>
      This cannot be undone.
    </DiscardButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(onDiscard).not.toHaveBeenCalled();
  // The question disappears a moment after the response, with a button of the same name.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }));
  expect(onDiscard).toHaveBeenCalledTimes(1);
});
