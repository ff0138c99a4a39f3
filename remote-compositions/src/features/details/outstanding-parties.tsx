import { OutstandingCard } from '@counterpoint/catalogue/versions';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { useWorkActs } from './use-work.ts';

/** Tells who submitted a version whom it waits for and who objects. */
export function OutstandingParties({ work }: { work: CompositionDetails }) {
  const { remind } = useWorkActs(work);
  const { writers, publishers, removed } = work;
  return <OutstandingCard version={work} parties={[...writers, ...publishers, ...removed]} remind={remind} />;
}
