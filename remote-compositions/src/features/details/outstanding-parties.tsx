import { useEntryActs } from '@counterpoint/catalogue/entry';
import { OutstandingCard } from '@counterpoint/catalogue/versions';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { WORKS } from '../../api/works.ts';

/** Tells who submitted a version whom it waits for and who objects. */
export function OutstandingParties({ work }: { work: CompositionDetails }) {
  const { remind } = useEntryActs(WORKS, work);
  const { writers, publishers, removed } = work;
  return <OutstandingCard version={work} parties={[...writers, ...publishers, ...removed]} remind={remind} />;
}
