import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showStartFailure } from './start-failure.ts';

afterEach(() => document.body.replaceChildren());

test('where not even the shell came, the reason is said and reloading is offered', async () => {
  const reload = jest.fn();
  showStartFailure(new Error('Loading chunk bootstrap failed.'), reload);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong\.Loading chunk bootstrap failed\./);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reload Page' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what is thrown and is no error is said as it is', () => {
  showStartFailure('<b>blocked</b>', () => undefined);
  expect(screen.getByText('<b>blocked</b>')).toBeVisible();
});
