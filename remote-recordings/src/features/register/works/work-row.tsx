import { Box, Flex, Grid, Icon, IconButton, StatusBadge, Text } from '@counterpoint/kit/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../draft-values.ts';
import { TextField } from '../fields/draft-fields.tsx';
import type { WorkValues } from '../line-values.ts';
import { workName } from './work-line.ts';

interface LinkedWorkRowProps {
  readonly index: number;
  readonly onRemove: (index: number) => void;
}

export function LinkedWorkRow({ index, onRemove }: LinkedWorkRowProps) {
  const { control } = useFormContext<DraftValues>();
  const line = useWatch({ control, name: `works.${index}` });
  const name = workName(line, index);
  const isLinked = line.composition_id !== null;
  useFocusOnNew(index, line);
  return (
    <Box as="li" paddingX="4" paddingY="3" borderTopWidth="1px" borderColor="line">
      <Flex gap="3" align="start">
        <Box flex="1" minWidth="0">
          <Flex gap="2" wrap="wrap" align="center">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
            {isLinked && <StatusBadge tone="green">{text.linked()}</StatusBadge>}
          </Flex>
          {isLinked && (
            <Text color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
              {[line.iswc, line.writers].filter((part) => part.trim() !== '').join(' · ')}
            </Text>
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
          <TextField name={`works.${index}.title`} label={text.workTitle()} isRequired maxLength={255} />
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

function useFocusOnNew(index: number, { composition_id, title }: WorkValues): void {
  const { setFocus } = useFormContext<DraftValues>();
  const [isNew] = useState(composition_id === null && title === '');
  // Once, as the line appears: its index may change later.
  const focusTitle = useEffectEvent(() => setFocus(`works.${index}.title`));
  useEffect(() => {
    if (isNew) focusTitle();
  }, [isNew]);
}
