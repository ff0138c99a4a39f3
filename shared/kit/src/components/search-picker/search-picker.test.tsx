import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { expectAccessible, mockLayout, renderInKit } from '../../testing/render-in-kit.tsx';
import { Dialog } from '../dialog.tsx';
import { SearchPicker } from './search-picker.tsx';

interface Writer {
  id: string;
  name: string;
}

const MENSAH: Writer = { id: '1', name: 'Kofi Mensah' };
const ANNAN: Writer = { id: '2', name: 'Kofi Annan' };
const WRITERS = [MENSAH, ANNAN];

type Search = (query: string, signal: AbortSignal) => Promise<Writer[]>;

interface WritersProps {
  search: Search;
  onPick: (writer: Writer) => void;
}

function Writers({ search, onPick }: WritersProps) {
  return (
    <SearchPicker
      label="Add a writer"
      search={search}
      itemKey={(writer) => writer.id}
      itemLabel={(writer) => writer.name}
      onPick={onPick}
      emptyHint="Nobody of that name."
      footer={<button type="button">Add a new writer</button>}
    />
  );
}

function picker(search: Search, onPick: (writer: Writer) => void = () => undefined) {
  return renderInKit(<Writers search={search} onPick={onPick} />);
}

afterEach(() => void jest.restoreAllMocks());

describe('SearchPicker', () => {
  test('searches, moves by arrow keys and picks with Enter', async () => {
    const onPick = jest.fn<(writer: Writer) => void>();
    const { user } = picker(async () => WRITERS, onPick);
    const input = screen.getByRole('combobox', { name: 'Add a writer' });
    await user.type(input, 'kofi');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'Kofi Annan', selected: true });
    expect(input).toHaveAttribute('aria-activedescendant', second.id);
    await expectAccessible(document.body);
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledWith(ANNAN);
    expect(input).toHaveValue('');
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('picks with a click', async () => {
    const onPick = jest.fn<(writer: Writer) => void>();
    const { user } = picker(async () => WRITERS, onPick);
    await user.type(screen.getByRole('combobox'), 'kofi');
    await user.click(await screen.findByRole('option', { name: 'Kofi Mensah' }));
    expect(onPick).toHaveBeenCalledWith(MENSAH);
  });

  test('doesn’t submit a form around it with Enter while something is typed', async () => {
    const handleSubmit = jest.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());
    const { user } = renderInKit(
      <form onSubmit={handleSubmit}>
        <Writers search={async () => WRITERS} onPick={() => undefined} />
        <button type="submit">Continue</button>
      </form>,
    );
    await user.type(screen.getByRole('combobox'), 'kofi{Enter}');
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox')).toHaveValue('kofi');
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('{Enter}');
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  test('stops a form around it once for text that isn’t chosen, which would be lost', async () => {
    const handleSubmit = jest.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());
    const { user } = renderInKit(
      <form onSubmit={handleSubmit}>
        <Writers search={async () => WRITERS} onPick={() => undefined} />
        <button type="submit">Continue</button>
      </form>,
    );
    const input = screen.getByRole('combobox');
    const goOn = screen.getByRole('button', { name: 'Continue' });
    await user.type(input, 'kofi');
    await user.click(goOn);
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription(/^Nothing is chosen for “kofi”\./);
    await expectAccessible(document.body);
    await user.click(goOn);
    expect(handleSubmit).toHaveBeenCalledTimes(1);
    await user.click(input);
    await user.click(await screen.findByRole('option', { name: 'Kofi Annan' }));
    expect(input).not.toHaveAccessibleDescription();
    await user.click(goOn);
    expect(handleSubmit).toHaveBeenCalledTimes(2);
    await user.type(input, 'kofi');
    expect(input).not.toHaveAccessibleDescription();
    await user.click(goOn);
    expect(handleSubmit).toHaveBeenCalledTimes(2);
  });

  test('aborts an earlier search and never shows its results', async () => {
    const signals: AbortSignal[] = [];
    const answers: ((writers: Writer[]) => void)[] = [];
    const search: Search = (_query, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    };
    const { user } = picker(search);
    await user.click(screen.getByRole('combobox'));
    await user.paste('ko');
    await waitFor(() => expect(signals).toHaveLength(1));
    await user.paste('fi');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[1]?.([MENSAH]);
    answers[0]?.([ANNAN]);
    expect(await screen.findByRole('option')).toHaveAccessibleName('Kofi Mensah');
  });

  test('shows that it is searching', async () => {
    const { user } = picker(() => new Promise(() => undefined));
    await user.type(screen.getByRole('combobox'), 'kofi');
    expect(await screen.findByText('Searching…')).toBeVisible();
  });

  test('shows the hint and the footer when nothing is found', async () => {
    const { user } = picker(async () => []);
    await user.type(screen.getByRole('combobox'), 'zz');
    expect(await screen.findByText('Nobody of that name.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a new writer' })).toBeVisible();
  });

  test('reports a failed search', async () => {
    const { user } = picker(async () => {
      throw new Error('away');
    });
    await user.type(screen.getByRole('combobox'), 'kofi');
    expect(await screen.findByText(/didn’t work/)).toBeVisible();
  });

  test('closes on Escape before the dialog around it', async () => {
    mockLayout();
    const onClose = jest.fn<() => void>();
    const { user } = renderInKit(
      <Dialog isOpen onClose={onClose} title="Writers">
        <Writers search={async () => WRITERS} onPick={() => undefined} />
      </Dialog>,
    );
    await user.type(await screen.findByRole('combobox'), 'kofi');
    await screen.findAllByRole('option');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add a new writer' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('closes on Escape and keeps the input', async () => {
    const { user } = picker(async () => WRITERS);
    await user.type(screen.getByRole('combobox'), 'kofi');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveValue('kofi');
  });
});
