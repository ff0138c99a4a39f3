import { useSearchParams } from '@counterpoint/contract/router';
import { ISWC_FILTERS } from '@counterpoint/domain/schemas/works';

export type IswcFilter = (typeof ISWC_FILTERS)[number];

const NAME = 'iswc';

export function useIswcFilter() {
  const [parameters, setParameters] = useSearchParams();
  const requested = parameters.get(NAME);
  const iswc: IswcFilter = ISWC_FILTERS.find((each) => each === requested) ?? 'any';
  function setIswc(next: IswcFilter): void {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      after.delete('page');
      if (next === 'any') after.delete(NAME);
      else after.set(NAME, next);
      return after;
    });
  }
  return { iswc, setIswc };
}
