import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expectAccessible, pretendWidth, renderInKit } from '../testing/render-in-kit.tsx';
import { ListFrame, type ListFramePage } from './index.ts';

type Filter = 'all' | 'open';
type Props = ComponentProps<typeof ListFrame<string, Filter>>;
type Page = ListFramePage<string, Filter>;

function aPage(overrides: Partial<Page> = {}): Page {
  return { items: ['Rain', 'Sun'], total: 12, page: 1, per_page: 10, counts: { all: 12, open: 3 }, ...overrides };
}

function aPlace(overrides: Partial<Props['place']> = {}) {
  const moves = { setQuery: jest.fn(), setFilter: jest.fn(), setPage: jest.fn(), showAll: jest.fn() };
  return { query: '', filter: 'all' as const, ...moves, ...overrides };
}

function frame(overrides: Partial<Props> = {}) {
  return (
    <ListFrame<string, Filter>
      words={{
        searchLabel: 'Search your songs',
        searchPlaceholder: 'Title',
        searchHint: 'Search by title.',
        filterLabel: 'Status',
        filters: [
          { id: 'all', label: 'All' },
          { id: 'open', label: 'Open' },
        ],
        pagesLabel: 'Pages of your songs',
      }}
      place={aPlace()}
      page={aPage()}
      isBusy={false}
      failure={null}
      onRetry={() => undefined}
      pageSize={10}
      caption="Your songs"
      columns={[{ id: 'title', header: 'Title', cell: (row) => row, isRowHeader: true }]}
      rowKey={(row) => row}
      card={(row) => row}
      empty={<p>Your songs will appear here.</p>}
      {...overrides}
    />
  );
}

beforeEach(() => pretendWidth(1440));

const more: Partial<Props> = {
  words: {
    ...frame().props.words,
    filters: [{ id: 'all', label: 'All' }],
    moreFilters: { label: 'Elsewhere', filters: [{ id: 'open', label: 'Open' }] },
  },
};

describe('ListFrame', () => {
  test('shows a second row of filters once one of them has rows', async () => {
    const { rerender } = renderInKit(frame({ ...more, page: aPage({ counts: { all: 12, open: 0 } }) }));
    expect(screen.queryByRole('group', { name: 'Elsewhere' })).toBeNull();
    rerender(frame(more));
    expect(screen.getByRole('group', { name: 'Elsewhere' })).toHaveTextContent('Open 3');
  });

  test('shows search, chips with counts, rows, range and pages', async () => {
    const { container } = renderInKit(frame());
    expect(screen.getByRole('searchbox', { name: 'Search your songs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open 3' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Rain' })).toBeVisible();
    expect(screen.getByText('1–10 of 12')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Page 2' })).toBeVisible();
    await expectAccessible(container);
  });

  test('shows a notice with the rows only', () => {
    const notice = <p>One song is due.</p>;
    const { rerender } = renderInKit(frame({ notice }));
    expect(screen.getByText('One song is due.')).toBeVisible();
    rerender(frame({ notice, page: undefined }));
    expect(screen.queryByText('One song is due.')).toBeNull();
  });

  test('shows cards while the wide menu leaves no room for a table', () => {
    pretendWidth(800);
    renderInKit(frame());
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('list', { name: 'Your songs' })).toBeVisible();
  });

  test('asks the URL state to change', async () => {
    const place = aPlace();
    const { user } = renderInKit(frame({ place }));
    await user.click(screen.getByRole('button', { name: 'Open 3' }));
    expect(place.setFilter).toHaveBeenCalledWith('open');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(place.setPage).toHaveBeenCalledWith(2);
    await user.type(screen.getByRole('searchbox'), 'rain');
    await waitFor(() => expect(place.setQuery).toHaveBeenCalledWith('rain'));
  });

  test('announces the number of results once the response arrives', () => {
    const { rerender } = renderInKit(frame());
    const status = screen.getByRole('status');
    rerender(frame({ isBusy: true, place: aPlace({ query: 'rain' }) }));
    expect(status).toBeEmptyDOMElement();
    rerender(frame({ place: aPlace({ query: 'rain' }), page: aPage({ items: ['Rain'], total: 1 }) }));
    expect(status).toHaveTextContent('Showing 1–1 of 1');
    rerender(frame({ place: aPlace({ query: 'snow' }), page: aPage({ items: [], total: 0 }) }));
    expect(status).toHaveTextContent(/^No results$/);
  });

  test('keeps the toolbar while the first rows load', () => {
    renderInKit(frame({ page: undefined }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.getByRole('button', { name: 'All' })).toBeVisible();
  });

  test('reports a load failure in place of the rows, and retries', async () => {
    const handleRetry = jest.fn();
    const { user } = renderInKit(frame({ page: undefined, failure: 'Back in a minute.', onRetry: handleRetry }));
    expect(screen.getByRole('alert')).toHaveTextContent('Back in a minute.');
    expect(screen.getByRole('searchbox')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalled();
  });

  test('keeps its rows when a later response fails', () => {
    renderInKit(frame({ failure: 'Back in a minute.' }));
    expect(screen.getByRole('row', { name: 'Rain' })).toBeVisible();
  });

  test('offers the first step only if there is nothing at all', () => {
    const nothing = aPage({ items: [], total: 0, counts: { all: 0, open: 0 } });
    const { unmount } = renderInKit(frame({ page: nothing }));
    expect(screen.getByText('Your songs will appear here.')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    unmount();
    renderInKit(frame({ page: nothing, place: aPlace({ query: 'snow' }) }));
    expect(screen.getByText('No results for “snow”')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('snow');
  });

  test('reports no matches and resets the filters', async () => {
    const place = aPlace({ filter: 'open' });
    const { user } = renderInKit(frame({ place, page: aPage({ items: [], total: 0 }) }));
    expect(screen.getByText('Nothing matches this filter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(place.showAll).toHaveBeenCalledWith();
  });

  test('goes to the last page instead of one beyond it, without a history entry', () => {
    const place = aPlace();
    renderInKit(frame({ place, page: aPage({ items: [], page: 9 }) }));
    expect(place.setPage).toHaveBeenCalledWith(2, { replace: true });
  });

  test('doesn’t correct the page while the previous data is shown', () => {
    const place = aPlace();
    renderInKit(frame({ place, isBusy: true, page: aPage({ items: [], page: 9 }) }));
    expect(place.setPage).not.toHaveBeenCalled();
  });
});
