import { createMemoryRouter, RouterProvider } from '@counterpoint/contract/router';
import { describe, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { type ListState, readListPlace, useListState } from './list-state.ts';

const choices = { filters: ['all', 'open', 'closed'], sorts: ['-updated_at', 'title'] } as const;
type State = ListState<'all' | 'open' | 'closed', '-updated_at' | 'title'>;

function Probe({ onRender }: { onRender: (state: State) => void }) {
  onRender(useListState(choices));
  return null;
}

function open(address: string) {
  const seen: State[] = [];
  const list = <Probe onRender={(state) => seen.push(state)} />;
  const router = createMemoryRouter([{ path: '/list', element: list }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const state = (): State => {
    const last = seen.at(-1);
    if (!last) throw new Error('nothing rendered');
    return last;
  };
  return {
    state,
    search: () => router.state.location.search,
    scrollsUp: () => !router.state.preventScrollReset,
    back: () => act(() => router.navigate(-1)),
  };
}

describe('useListState', () => {
  test('starts with the defaults and a clean URL', () => {
    const { state, search } = open('/list');
    expect(state()).toMatchObject({ query: '', filter: 'all', sort: '-updated_at', page: 1 });
    expect(search()).toBe('');
  });

  test('reads its state from the URL', () => {
    expect(open('/list?query=rain&filter=open&sort=title&page=3').state()).toMatchObject({
      query: 'rain',
      filter: 'open',
      sort: 'title',
      page: 3,
    });
  });

  test('returns to the first page when the search, the filter or the order changes', () => {
    const { state, search } = open('/list?page=3');
    act(() => state().setFilter('open'));
    expect(search()).toBe('?filter=open');
    act(() => state().setPage(2));
    act(() => state().setQuery('rain'));
    expect(search()).toBe('?filter=open&query=rain');
    act(() => state().setPage(2));
    act(() => state().setSort('title'));
    expect(state()).toMatchObject({ query: 'rain', filter: 'open', sort: 'title', page: 1 });
  });

  test('ignores an import that is no id, as of a link that was cut off', () => {
    const imported = (id: string) => readListPlace(new URLSearchParams({ import: id }), choices).import;
    expect(imported('01900000-0000-7000-8000-000000000032')).toBe('01900000-0000-7000-8000-000000000032');
    expect(imported('01900000-0000-7')).toBeUndefined();
  });

  test('keeps the rest of the URL', () => {
    const { state, search } = open('/list?draft=7&page=2');
    act(() => state().setQuery('rain'));
    expect(search()).toBe('?draft=7&query=rain');
  });

  test('replaces the history entry while typing, and adds one for everything else', async () => {
    const { state, search, back } = open('/list');
    act(() => state().setFilter('open'));
    act(() => state().setQuery('r'));
    act(() => state().setQuery('rain'));
    await back();
    expect(search()).toBe('');
  });

  test('keeps the scroll position unless another page is shown', () => {
    const { state, scrollsUp } = open('/list');
    const changes = [
      () => state().setQuery('rain'),
      () => state().setFilter('open'),
      () => state().setSort('title'),
      () => state().setPage(2),
    ];
    const scrolls = changes.map((change) => {
      act(change);
      return scrollsUp();
    });
    expect(scrolls).toEqual([false, false, false, true]);
  });

  test('resets everything in one step', async () => {
    const { state, search, back } = open('/list?query=rain&filter=open&page=2');
    act(() => state().showAll());
    expect(search()).toBe('');
    await back();
    expect(search()).toBe('?query=rain&filter=open&page=2');
  });
});

test.each(['0', '-1', '1.5', 'two', '100001', '1e3', ''])('treats page %p as page 1', (page) => {
  expect(readListPlace(new URLSearchParams({ page }), choices).page).toBe(1);
});

test('uses the default for an unknown filter or order', () => {
  const parameters = new URLSearchParams({ filter: 'gone', sort: 'random' });
  expect(readListPlace(parameters, choices)).toMatchObject({ filter: 'all', sort: '-updated_at' });
});
