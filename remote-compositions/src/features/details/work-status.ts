import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { workStatus } from '@counterpoint/kit/page';
import { someOf } from '@counterpoint/kit/text';
import * as text from '../../messages/details.generated.ts';

export function statusOf(work: WorkDetails) {
  const status = workStatus(work.state, work.is_in_dispute);
  return { status, next: nextOf(work, status.next) };
}

function nextOf(work: WorkDetails, next: string): string {
  if (work.is_mine && work.state === 'draft' && work.events.some(({ type }) => type === 'taken_back'))
    return text.returned();
  if (!work.is_party && work.state === 'registered') return text.notParty();
  if (work.state !== 'registered_incomplete') return next;
  const writersWithoutIpi = work.writers.filter((writer) => writer.ipi_name_number === null);
  const names = writersWithoutIpi.filter(({ party_id }) => party_id !== null).map((writer) => writer.name);
  if (names.length > 0) return text.writersWithoutIpi({ count: names.length, names: someOf(names) });
  return writersWithoutIpi.length > 0 ? text.writerMissing() : next;
}
