import { LinkedLines } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow } from '@counterpoint/domain/schemas';
import { searchWorks } from '../../../api/works-api.ts';
import { useWorkLines } from './use-work-lines.ts';
import { foundLine, typedLine, writersOf } from './work-line.ts';
import { WorkRow } from './work-row.tsx';

/** The works that are recorded. */
export function WorksStep() {
  const { http } = useHost();
  const lines = useWorkLines();
  return (
    <LinkedLines<RepertoireRow>
      id="works"
      title="Works"
      help="Which works are played on it. Where one is linked, what is paid for the recording is told to its writers, and the work shows the recording."
      removed={lines.removed?.name ?? null}
      onBringBack={lines.undoRemove}
      onType={(query) => lines.add(typedLine(query))}
      picker={{
        label: 'Add a work',
        placeholder: 'ISWC, title or writer',
        search: (query, signal) => searchWorks(http, query, signal),
        itemKey: ({ id }) => id,
        itemLabel: ({ title }) => title,
        itemDetail: (row) => [row.iswc && formatIswc(row.iswc), writersOf(row)].filter(Boolean).join(' · '),
        onPick: (row) => lines.add(foundLine(row)),
        emptyHint: 'The society has no such work.',
      }}
    >
      {lines.fields.map(({ id }, index) => (
        <WorkRow key={id} index={index} onRemove={lines.remove} />
      ))}
    </LinkedLines>
  );
}
