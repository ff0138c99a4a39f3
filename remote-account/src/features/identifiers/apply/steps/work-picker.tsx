import { useHost } from '@counterpoint/contract';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { IsniContent } from '@counterpoint/domain/schemas/parties';
import { type WorkRow, workPage } from '@counterpoint/domain/schemas/works';
import { SearchPicker } from '@counterpoint/kit/components';
import { useFormContext } from 'react-hook-form';
import * as text from '../../../../messages/isni-application.generated.ts';
import { emptyWork } from '../prefill.ts';

export function WorkPicker() {
  const { http } = useHost();
  const { getValues, setValue } = useFormContext<IsniContent>();

  function handlePick({ title, iswc }: WorkRow) {
    const work = { ...emptyWork(getValues('roles')[0] ?? ''), title, identifier: iswc ? formatIswc(iswc) : '' };
    const works = getValues('works').filter((line) => line.title.trim() !== '');
    setValue('works', [...works, work], { shouldDirty: true });
  }
  return (
    <SearchPicker<WorkRow>
      label={text.pickWork()}
      placeholder={text.pickPlaceholder()}
      search={async (query, signal) =>
        (await http.get('/compositions', { schema: workPage, query: { query, per_page: 8 }, signal })).items
      }
      itemKey={({ id }) => id}
      itemLabel={({ title }) => title}
      itemDetail={({ iswc, reference }) => (iswc ? formatIswc(iswc) : text.reference({ reference }))}
      onPick={handlePick}
      emptyHint={text.noWork()}
    />
  );
}
