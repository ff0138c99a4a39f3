import { searchWorks } from '@counterpoint/area-ui/repertoire';
import { useHost } from '@counterpoint/contract';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import { SearchPicker } from '@counterpoint/kit/components';
import { FactsLine } from '@counterpoint/kit/page';

interface WorkSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly emptyHint: string;
  readonly onPick: (work: RepertoireRow) => void;
}

export function WorkSearch(props: WorkSearchProps) {
  const { http } = useHost();
  return (
    <SearchPicker<RepertoireRow>
      {...props}
      search={(query, signal) => searchWorks(http, query, signal)}
      itemKey={({ id }) => id}
      itemLabel={({ title }) => title}
      itemDetail={({ iswc, writers }) => {
        const names = new Set(writers.map(({ name }) => name));
        return <FactsLine facts={[iswc && formatIswc(iswc), [...names].join(', ')]} />;
      }}
    />
  );
}
