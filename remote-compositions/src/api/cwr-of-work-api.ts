import { cwrOfWork } from '@counterpoint/domain/schemas/imports';

export function cwrOf(workId: string) {
  const path = `/compositions/${encodeURIComponent(workId)}/cwr`;
  return { key: ['compositions', 'cwr', workId], path, schema: cwrOfWork };
}
