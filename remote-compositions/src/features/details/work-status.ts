import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { workStatus } from '@counterpoint/kit/page';
import { someOf } from '@counterpoint/kit/text';

export function standingOf(work: WorkDetails) {
  const status = workStatus(work.state, work.is_in_dispute);
  return { status, next: nextOf(work, status.next) };
}

function nextOf(work: WorkDetails, next: string): string {
  if (work.awaits_my_confirmation)
    return 'Your shares are not confirmed yet: look at them, and confirm or contest them.';
  if (work.is_mine && work.state === 'draft' && work.events.some(({ type }) => type === 'taken_back'))
    return 'You took it back: correct it and submit it again, and everybody is asked anew.';
  if (!work.is_party && work.state === 'registered') return 'You see what is registered; you are not named in it.';
  if (work.state !== 'registered_incomplete') return next;
  const nameless = work.writers.filter((writer) => writer.ipi_name_number === null);
  const names = nameless.filter(({ party_id }) => party_id !== null).map((writer) => writer.name);
  if (names.length === 0)
    return nameless.length > 0 ? 'A line has no name: the ISWC follows when it is known whose it is.' : next;
  return `${someOf(names)} ${names.length === 1 ? 'has' : 'have'} no IPI: the ISWC follows when it is added.`;
}
