// cspell:ignore harb
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInKit } from '../testing/render-in-kit.tsx';
import { SearchField } from './index.ts';

describe('SearchField', () => {
  test('reports once, after a pause in typing', async () => {
    const onChange = jest.fn<(value: string) => void>();
    const { user } = renderInKit(<SearchField label="Search your works" value="" onChange={onChange} />);
    await user.type(screen.getByRole('searchbox', { name: 'Search your works' }), 'rain');
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(onChange.mock.calls).toEqual([['rain']]));
  });

  test.each(['press', 'tabulator'] as const)('reports before a link is followed by %s, and not after', async (how) => {
    const done: string[] = [];
    const { user } = renderInKit(
      <>
        <SearchField label="Search" value="" onChange={(value) => done.push(value)} />
        <button type="button" onClick={() => done.push('followed')}>
          Harbour Lights
        </button>
      </>,
    );
    await user.type(screen.getByRole('searchbox'), 'harb');
    if (how === 'press') await user.click(screen.getByRole('button'));
    else {
      await user.tab();
      await user.keyboard('{Enter}');
    }
    expect(done).toEqual(['harb', 'followed']);
  });

  test('is focused with / from the page, but not from another input', async () => {
    const { user } = renderInKit(
      <>
        <input aria-label="Other" />
        <SearchField label="Search" value="" onChange={() => undefined} />
      </>,
    );
    await user.click(screen.getByRole('textbox', { name: 'Other' }));
    await user.keyboard('/');
    expect(screen.getByRole('textbox', { name: 'Other' })).toHaveValue('/');
    await user.click(document.body);
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('follows a value that changes from outside', () => {
    const { rerender } = renderInKit(<SearchField label="Search" value="rain" onChange={() => undefined} />);
    rerender(<SearchField label="Search" value="" onChange={() => undefined} />);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('is cleared by Escape', async () => {
    const onChange = jest.fn<(value: string) => void>();
    const { user } = renderInKit(<SearchField label="Search" value="rain" onChange={onChange} />);
    await user.type(screen.getByRole('searchbox'), '{Escape}');
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(''));
  });
});
