import { ColumnHeads } from '@counterpoint/catalogue/lines';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import type { Right } from '@counterpoint/domain/shares';
import { Box, Button, Card, Flex, Heading } from '@counterpoint/kit/core';
import { Checkbox, FieldGroup } from '@counterpoint/kit/form';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { useFinding } from './line-findings.tsx';
import type { PublisherChain } from './publisher-chains.ts';
import { publisherColumns } from './publisher-columns.ts';
import { PublisherPicker } from './publisher-picker.tsx';
import { PublisherRow } from './publisher-row.tsx';
import type { PublisherLines } from './use-publisher-lines.ts';

interface ChainCardProps {
  readonly chain: PublisherChain;
  readonly place: number;
  readonly lines: PublisherLines;
  readonly rights: readonly Right[];
}

export function ChainCard({ chain: { chain, indexes }, place, lines, rights }: ChainCardProps) {
  const [isAdding, setAdding] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const [first = 0] = indexes;
  const name = lines.fields[first]?.party.name ?? '';
  return (
    <Card
      as="section"
      aria-label={text.publisherNamed({ name })}
      padding="none"
      overflow="visible"
      position="relative"
      // A container is a stacking context: the one in use must overlap the next.
      css={{ containerType: 'inline-size', '&:focus-within': { zIndex: 1 } }}
    >
      <Flex justify="space-between" align="center" gap="2" wrap="wrap" paddingX="4" paddingTop="3">
        <Heading as="h3" size="sm" color="muted">
          {text.publisherNumber({ number: place })}
        </Heading>
        <Button
          ref={toggle}
          variant="ghost"
          size="sm"
          aria-label={text.addActingFor({ name })}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {text.addActing()}
        </Button>
      </Flex>
      <ColumnHeads heads={headsOf(rights)} columns={publisherColumns(rights.length)} paddingTop="2" />
      <Box as="ul" listStyleType="none" margin="0" padding="0">
        {indexes.map((index) => {
          const field = lines.fields[index];
          if (!field) return null;
          const { id, party_id, party } = field;
          return (
            <PublisherRow
              key={id}
              index={index}
              id={party_id}
              party={party}
              rights={rights}
              isActing={index !== first}
              onRemove={lines.remove}
            />
          );
        })}
      </Box>
      {isAdding && (
        <Box paddingX="4" paddingBottom="3">
          <PublisherPicker
            label={text.actsFor({ name })}
            onPick={(party) => {
              lines.addTo(chain, party);
              setAdding(false);
              // The picker disappears with the focus in it.
              toggle.current?.focus();
            }}
          />
        </Box>
      )}
      <PublishedWriters chain={chain} firstIndex={first} name={name} />
    </Card>
  );
}

function headsOf(rights: readonly Right[]): string[] {
  const shares = rights.map((right) => text.percent({ right: RIGHT_LABELS[right]() }));
  return [text.name(), text.role(), ...shares, ''];
}

interface PublishedWritersProps {
  readonly chain: number;
  readonly firstIndex: number;
  readonly name: string;
}

function PublishedWriters({ chain, firstIndex, name }: PublishedWritersProps) {
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
