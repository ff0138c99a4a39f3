export type { Column } from './column.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export { FilterChips } from './filter-chips.tsx';
export { ListFrame, type ListFramePage, type ListFramePlace, type ListFrameWords } from './list-frame.tsx';
export { ListSkeleton } from './list-skeleton.tsx';
export { Pager } from './pager.tsx';
export { type PagerItem, pagerItems } from './pager-items.ts';
export { SearchField } from './search-field.tsx';
export { ProportionBar, partyColor, partyColors, SharesBar } from './shares-bar.tsx';
