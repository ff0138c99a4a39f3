import { searchWorks } from '@counterpoint/area-ui/repertoire';
import { LinkedLines, useLines } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import { Box, Flex, Grid, Icon, IconButton, Name, Note, StatusBadge } from '@counterpoint/kit/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { type WorkValues, workValues } from '../../../ui/draft/line-values.ts';
import { TextField } from '../fields/draft-fields.tsx';

export function WorksStep() {
  const { http } = useHost();
  const { removed, ...lines } = useWorkLines();
  return (
    <LinkedLines<RepertoireRow>
      name="works"
      title={text.worksStep()}
      help={text.worksHint()}
      removed={removed && workName(removed.line, removed.index)}
      onUndo={lines.undoRemove}
      onType={(query) => lines.add(workValues.parse({ title: query }))}
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

function LinkedWorkRow({ index, onRemove }: { index: number; onRemove: (index: number) => void }) {
  const { control } = useFormContext<DraftValues>();
  const line = useWatch({ control, name: `works.${index}` });
  const name = workName(line, index);
  const isLinked = line.composition_id !== null;
  const isNew = useFocusOnNew(index, line);
  return (
    <Box as="li" paddingX="4" paddingY="3" borderTopWidth="1px" borderColor="line">
      <Flex gap="3" align="start">
        <Box flex="1" minWidth="0">
          <Flex gap="2" wrap="wrap" align="center">
            <Name>{name}</Name>
            {isLinked && <StatusBadge tone="green">{text.linked()}</StatusBadge>}
          </Flex>
          {isLinked && (
            <Note fontVariantNumeric="tabular-nums">
              {[line.iswc, line.writers].filter((part) => part.trim() !== '').join(' · ')}
            </Note>
          )}
        </Box>
        <IconButton size="sm" color="muted" aria-label={text.removeNamed({ name })} onClick={() => onRemove(index)}>
          <Icon name="close" size={16} />
        </IconButton>
      </Flex>
      {!isLinked && (
        <Grid
          gap="3"
          paddingTop="3"
          templateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
          alignItems="end"
        >
          <TextField name={`works.${index}.title`} label={text.workTitle()} isRequired isNew={isNew} maxLength={255} />
          <TextField name={`works.${index}.writers`} label={text.workWriters()} maxLength={255} />
          <TextField
            name={`works.${index}.iswc`}
            label={text.workIswc()}
            placeholder="T-034.524.680-1"
            maxLength={20}
          />
        </Grid>
      )}
    </Box>
  );
}

function useFocusOnNew(index: number, { composition_id, title }: WorkValues): boolean {
  const { setFocus } = useFormContext<DraftValues>();
  const [isNew] = useState(composition_id === null && title === '');
  // Once, as the line appears: its index may change later.
  const focusTitle = useEffectEvent(() => setFocus(`works.${index}.title`));
  useEffect(() => {
    if (isNew) focusTitle();
  }, [isNew]);
  return isNew;
}

function foundLine(row: RepertoireRow): WorkValues {
  const { id, title, iswc } = row;
  return { composition_id: id, title, iswc: iswc ? formatIswc(iswc) : '', writers: writersOf(row) };
}

function writersOf({ writers }: RepertoireRow): string {
  return [...new Set(writers.map(({ name }) => name))].join(', ');
}

function workName({ title }: WorkValues, place: number): string {
  return title.trim() || text.workNumber({ number: place + 1 });
}
