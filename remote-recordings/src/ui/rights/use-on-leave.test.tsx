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
  test('is left once, by keys', async () => {
    const { user, onLeave } = open();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Simulcast' })).toHaveFocus();
    expect(onLeave).not.toHaveBeenCalled();
    await user.tab();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('is left by a press elsewhere, and not by one between its controls', async () => {
    const { user, onLeave } = open();
    await user.click(screen.getByRole('button', { name: 'Broadcast' }));
    await user.click(screen.getByText('Uses'));
    expect(onLeave).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('is left in a browser that focuses no button too', () => {
    const { onLeave } = open();
    for (const name of ['Broadcast', 'Simulcast']) {
      fireEvent.mouseDown(screen.getByRole('button', { name }));
      fireEvent.mouseUp(screen.getByRole('button', { name }));
    }
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.mouseDown(screen.getByRole('button', { name: 'Next' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('that nobody was in is not left', async () => {
    const { user, onLeave } = open();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onLeave).not.toHaveBeenCalled();
  });
});
