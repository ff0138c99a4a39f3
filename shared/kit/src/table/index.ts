export type { Column } from './column.ts';
export { DataTable } from './data-table.tsx';
export { FilterChips } from './filter-chips.tsx';
export { ListFrame, type ListFramePage, type ListFrameWords } from './list-frame.tsx';
export { ListSkeleton } from './list-skeleton.tsx';
export { pageCountOf, pageRange } from './page-range.ts';
export { Pager } from './pager.tsx';
export { SearchField } from './search-field.tsx';
export { partyColor, partyColors, SharesBar } from './shares-bar.tsx';
