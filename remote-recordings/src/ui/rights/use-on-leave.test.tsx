import { renderWithHost } from '@counterpoint/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useOnLeave } from './use-on-leave.ts';

function Page({ onLeave }: { onLeave: () => void }) {
  const group = useOnLeave<HTMLDivElement>(onLeave);
  return (
    <section tabIndex={-1}>
      <div ref={group}>
        <p>Uses</p>
        <button type="button">Broadcast</button>
        <button type="button">Simulcast</button>
      </div>
      <button type="button">Next</button>
    </section>
  );
}

function open() {
  const onLeave = jest.fn<() => void>();
  const { user } = renderWithHost(<Page onLeave={onLeave} />);
  return { user, onLeave };
}

describe('a group of controls', () => {
  test('is left once by keyboard', async () => {
    const { user, onLeave } = open();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Simulcast' })).toHaveFocus();
    expect(onLeave).not.toHaveBeenCalled();
    await user.tab();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('is left by a click elsewhere, but not by one between its controls', async () => {
    const { user, onLeave } = open();
    await user.click(screen.getByRole('button', { name: 'Broadcast' }));
    await user.click(screen.getByText('Uses'));
    expect(onLeave).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('is left in a browser that doesn’t focus buttons', () => {
    const { onLeave } = open();
    for (const name of ['Broadcast', 'Simulcast']) {
      fireEvent.mouseDown(screen.getByRole('button', { name }));
      fireEvent.mouseUp(screen.getByRole('button', { name }));
    }
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.mouseDown(screen.getByRole('button', { name: 'Next' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('isn’t left if it never had the focus', async () => {
    const { user, onLeave } = open();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onLeave).not.toHaveBeenCalled();
  });
});
