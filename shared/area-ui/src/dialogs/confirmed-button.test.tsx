import { renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmedButton } from './confirmed-button.tsx';

function Draft({ discard }: { readonly discard: () => Promise<unknown> }) {
  const [isThere, setThere] = useState(true);
  return (
    <section aria-label="Revisions" tabIndex={-1}>
      {isThere && (
        <ConfirmedButton
          label="Discard"
          question={{ title: 'Discard the draft?', yes: 'Discard it' }}
          act={discard}
          done="Discarded."
          onDone={() => setThere(false)}
        >
          It can’t be restored.
        </ConfirmedButton>
      )}
    </section>
  );
}

test('passes the focus to the section around it when its action removes it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = renderWithHost(<Draft discard={() => promise} />);
  const button = await screen.findByRole('button', { name: 'Discard' });
  await user.click(button);
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard the draft?' }));
  await user.click(question.getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(button).toHaveFocus());
  await act(async () => resolve());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Revisions' })).toHaveFocus());
});
