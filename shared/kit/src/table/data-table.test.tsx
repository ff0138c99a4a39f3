import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible, pretendWidth, renderInKit } from '../testing/render-in-kit.tsx';
import { type Column, DataTable, FilterChips, Pager, SharesBar } from './index.ts';

interface Work {
  id: string;
  title: string;
  share: string;
}

const works: Work[] = [
  { id: '1', title: 'Gold Coast Rain', share: '50.00%' },
  { id: '2', title: 'Sunsum', share: '25.00%' },
];
const columns: Column<Work>[] = [
  { id: 'title', header: 'Title', cell: (work) => work.title, isRowHeader: true, sortKey: 'title' },
  { id: 'share', header: 'Share', cell: (work) => work.share, align: 'end' },
];

function table(props: { sort?: string; onSort?: (sort: string) => void }) {
  return (
    <DataTable
      caption="Your works"
      columns={columns}
      rows={works}
      rowKey={(work) => work.id}
      card={(work) => work.title}
      {...props}
    />
  );
}

beforeEach(() => pretendWidth(1440));

describe('DataTable', () => {
  test('is a named table with named rows', async () => {
    const { container } = renderInKit(table({}));
    const element = screen.getByRole('table', { name: 'Your works' });
    expect(within(element).getByRole('rowheader', { name: 'Sunsum' })).toBeVisible();
    expect(within(element).getAllByRole('row')).toHaveLength(3);
    await expectAccessible(container);
  });

  test('shows the same rows as a list of cards below 768 pixels', async () => {
    pretendWidth(767);
    const { container } = renderInKit(table({}));
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Your works' })).getAllByRole('listitem')).toHaveLength(2);
    await expectAccessible(container);
  });

  test('is a table from 768 pixels up', () => {
    pretendWidth(768);
    renderInKit(table({}));
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('stays a table on paper, whose pages are counted before it could become cards', () => {
    const { rerender } = renderInKit(table({}));
    const narrow = window.matchMedia('(min-width: 9999px)');
    window.matchMedia = (query) => Object.assign(narrow, { matches: query === 'print' });
    rerender(table({ sort: 'title' }));
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('shows the order and reverses it', async () => {
    const onSort = jest.fn<(sort: string) => void>();
    const { user, rerender } = renderInKit(table({ sort: '-title', onSort }));
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Share' })).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(onSort).toHaveBeenLastCalledWith('title');

    rerender(table({ sort: 'title', onSort }));
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(onSort).toHaveBeenLastCalledWith('-title');
  });
});

describe('Pager', () => {
  test('names the pages, marks the current one and navigates', async () => {
    const onPage = jest.fn<(page: number) => void>();
    const { user, container } = renderInKit(
      <Pager page={5} pageCount={13} onPage={onPage} label="Pages of works" summary="41–50 of 128" />,
    );
    expect(screen.getByRole('navigation', { name: 'Pages of works' })).toBeVisible();
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5');
    expect(screen.getByText('41–50 of 128')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Page 13' }));
    expect(onPage.mock.calls).toEqual([[6], [13]]);
    await expectAccessible(container);
  });

  test('stops at the ends and keeps the focus there', async () => {
    const onPage = jest.fn<(page: number) => void>();
    const pages = (page: number) => <Pager page={page} pageCount={2} onPage={onPage} label="Pages" />;
    const { user, rerender } = renderInKit(pages(1));
    const next = screen.getByRole('button', { name: 'Next page' });
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAttribute('aria-disabled', 'false');
    await user.click(next);
    rerender(pages(2));
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await user.click(next);
    expect(onPage.mock.calls).toEqual([[2]]);
  });

  test('is hidden for a single page', () => {
    renderInKit(<Pager page={1} pageCount={1} onPage={() => undefined} label="Pages" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

test('FilterChips marks the chosen one and reports another', async () => {
  const onChange = jest.fn<(id: 'all' | 'draft') => void>();
  const items = [
    { id: 'all', label: 'All', count: 4883 },
    { id: 'draft', label: 'Drafts', count: 4 },
  ] as const;
  const { user, container } = renderInKit(<FilterChips label="Status" items={items} value="all" onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'All 4,883', pressed: true })).toBeVisible();
  screen.getByRole('button', { name: 'Drafts 4' }).focus();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('draft');
  await expectAccessible(container);
});

test('SharesBar reads out every figure and what is unclaimed', () => {
  renderInKit(
    <SharesBar
      parts={[
        { label: 'Ama Kusi', share: 5000 },
        { label: 'Kofi Mensah', share: 3000 },
      ]}
    />,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName('Ama Kusi 50.00%, Kofi Mensah 30.00%, 20.00% unassigned');
});

test('SharesBar marks the part over 100%', () => {
  renderInKit(
    <SharesBar
      parts={[
        { label: 'Ama Kusi', share: 10_000 },
        { label: 'Kofi Mensah', share: 2500 },
      ]}
    />,
  );
  const bar = screen.getByRole('img', { name: 'Ama Kusi 100.00%, Kofi Mensah 25.00%, 25.00% over 100%' });
  expect(bar.lastElementChild).toHaveStyle({ width: '20%' });
});
