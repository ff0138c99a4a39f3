import { textCell } from './cell-kinds.ts';
import type { TableColumn } from './table-definition.ts';

type Details = Partial<Omit<TableColumn, 'key' | 'group' | 'label'>>;

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
