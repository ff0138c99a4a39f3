import { Box, Flex } from '@counterpoint/kit/core';
import { Checkbox, FieldGroup } from '@counterpoint/kit/form';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues } from '../draft-values.ts';
import { useFinding } from './line-findings.tsx';

interface PublishedWritersProps {
  readonly chain: number;
  readonly firstIndex: number;
  readonly name: string;
}

export function PublishedWriters({ chain, firstIndex, name }: PublishedWritersProps) {
  const { control, getValues, setValue } = useFormContext<DraftValues>();
  const writers = useWatch({
    control,
    name: 'writers',
    compute: (lines) =>
      lines.map(({ party, role, chains }, index) => ({
        // A writer can appear twice in two roles; unknown writers differ by index only.
        key: `${party.name} ${role} ${index}`,
        name: party.name,
        isPublished: chains.includes(chain),
      })),
  });
  const finding = useFinding(`publishers.${firstIndex}.chain`);
  if (writers.length === 0) return null;
  function handleChange(index: number, isPublished: boolean) {
    const others = getValues(`writers.${index}.chains`).filter((other) => other !== chain);
    setValue(`writers.${index}.chains`, isPublished ? [...others, chain] : others, { shouldDirty: true });
  }
  return (
    <Box paddingX="4" paddingY="3" borderTopWidth="1px" borderColor="line">
      <FieldGroup legend={text.publishedWriters({ name })} help={finding?.message}>
        <Flex columnGap="5" rowGap="1" wrap="wrap">
          {writers.map((writer, index) => (
            <Checkbox
              key={writer.key}
              label={writer.name}
              checked={writer.isPublished}
              onChange={(event) => handleChange(index, event.target.checked)}
            />
          ))}
        </Flex>
      </FieldGroup>
    </Box>
  );
}
