import { LinkedLines, useLines } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { searchWorks } from '../../../api/works-api.ts';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../draft-values.ts';
import type { WorkValues } from '../line-values.ts';
import { foundLine, typedLine, workName, writersOf } from './work-line.ts';
import { LinkedWorkRow } from './work-row.tsx';

export function WorksStep() {
  const { http } = useHost();
  const { removed, ...lines } = useWorkLines();
  return (
    <LinkedLines<RepertoireRow>
      id="works"
      title={text.worksStep()}
      help={text.worksHint()}
      removed={removed && workName(removed.line, removed.index)}
      onUndo={lines.undoRemove}
      onType={(query) => lines.add(typedLine(query))}
      picker={{
        label: text.addWork(),
        placeholder: text.workPlaceholder(),
        search: (query, signal) => searchWorks(http, query, signal),
        itemKey: ({ id }) => id,
        itemLabel: ({ title }) => title,
        itemDetail: (row) => [row.iswc && formatIswc(row.iswc), writersOf(row)].filter(Boolean).join(' · '),
        onPick: (row) => lines.add(foundLine(row)),
        emptyHint: text.noWork(),
      }}
    >
      {lines.fields.map(({ id }, index) => (
        <LinkedWorkRow key={id} index={index} onRemove={lines.remove} />
      ))}
    </LinkedLines>
  );
}

function useWorkLines() {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, ...array } = useFieldArray({ control, name: 'works' });
  function append(line: WorkValues, options: { shouldFocus: boolean }) {
    const isThere = getValues('works').some(
      ({ composition_id }) => composition_id !== null && composition_id === line.composition_id,
    );
    if (!isThere) array.append(line, options);
  }
  return { ...useLines({ ...array, append }, (index) => getValues(`works.${index}`)), fields };
}
