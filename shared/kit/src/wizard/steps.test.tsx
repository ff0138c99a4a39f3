import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible, pretendWidth, renderInKit } from '../testing/render-in-kit.tsx';
import { Steps } from './index.ts';

const steps = [
  { id: 'search', label: 'Search first' },
  { id: 'writers', label: 'Writers and shares' },
  { id: 'review', label: 'Review' },
];

beforeEach(() => pretendWidth(1440));

describe('Steps', () => {
  test('marks the current step and goes back to completed ones, not ahead', async () => {
    const onGo = jest.fn<(id: string) => void>();
    const { user, container } = renderInKit(<Steps steps={steps} current="writers" onGo={onGo} />);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Writers and shares');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Search first' }));
    expect(onGo).toHaveBeenCalledWith('search');
    await expectAccessible(container);
  });

  test('has no tick at a step that needs correction', async () => {
    const { container } = renderInKit(
      <Steps steps={steps} current="review" wrong={['writers']} onGo={() => undefined} />,
    );
    expect(screen.getByRole('button', { name: 'Search first' }).querySelector('svg')).not.toBeNull();
    const wrong = screen.getByRole('button', { name: '! Writers and shares (needs correction)' });
    expect(wrong.querySelector('svg')).toBeNull();
    await expectAccessible(container);
  });

  test('is one line on a phone', () => {
    pretendWidth(390);
    renderInKit(<Steps steps={steps} current="writers" />);
    expect(screen.getByText('Step 2 of 3: Writers and shares')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
