import { paths } from '@counterpoint/contract/paths';
import { renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DraftAddressProvider, useDraftAddress } from './draft-address.tsx';

const route = paths.compositions.add();

function withParam(name: string, value: string) {
  return (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    after.set(name, value);
    return after;
  };
}

function StepWhileCreated() {
  const { change } = useDraftAddress();
  function handleClick() {
    change(withParam('step', 'writers'));
    change(withParam('draft', '42'), { replace: true });
  }
  return (
    <button type="button" onClick={handleClick}>
      Go on
    </button>
  );
}

test('combines concurrent changes with what is in the URL', async () => {
  const { user, location } = renderWithHost(
    <DraftAddressProvider>
      <StepWhileCreated />
    </DraftAddressProvider>,
    { route, path: `${route}?copy=7` },
  );
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(location()).toBe(`${route}?copy=7&step=writers&draft=42`);
});
