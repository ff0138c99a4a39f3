import { textCell } from './cell-kinds.ts';
import type { TableColumn } from './table-definition.ts';

/** What a column is besides its name and heading; a text by its own name where nothing else is said. */
type Details = Partial<Omit<TableColumn, 'key' | 'group' | 'label'>>;

/**
 * Returns what makes the columns of a group. With a heading for the group, the keys and labels of its columns begin with it:
 * `writer_ipi`, `Writer: IPI`.
 */
export function columnsOf<Group extends string>(group: Group, heading?: string) {
  return (name: string, label: string, { kind = textCell, ...details }: Details = {}) => ({
    key: heading ? `${group}_${name}` : name,
    group,
    label: heading ? `${heading}: ${label}` : label,
    kind,
    paths: [name],
    others: [],
    ...details,
  });
}
