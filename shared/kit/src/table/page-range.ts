import * as text from '../messages/table.generated.ts';

export function pageRange({ page, per_page, total }: { page: number; per_page: number; total: number }): string {
  const first = Math.min((page - 1) * per_page + 1, total);
  return text.range({ first, last: Math.min(page * per_page, total), total });
}

export function pageCountOf({ total, per_page }: { total: number; per_page: number }): number {
  return Math.max(1, Math.ceil(total / per_page));
}
