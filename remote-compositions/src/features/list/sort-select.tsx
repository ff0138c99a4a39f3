import { COMPOSITION_SORTS, type CompositionSort } from '@counterpoint/domain/schemas';
import { Flex, Text } from '@counterpoint/kit/core';
import { Select } from '@counterpoint/kit/form';
import { useId } from 'react';

const SORT_LABELS: Record<CompositionSort, string> = {
  '-updated_at': 'Last changed first',
  updated_at: 'Longest unchanged first',
  title: 'Title, A to Z',
  '-title': 'Title, Z to A',
};

interface SortSelectProps {
  readonly value: CompositionSort;
  readonly onChange: (sort: string) => void;
}

/** The order of the cards, which have no heads to press. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <Flex align="center" gap="2">
      <Text as="span" id={id} color="muted" fontSize="sm" whiteSpace="nowrap">
        Sorted by
      </Text>
      <Select
        aria-labelledby={id}
        value={value}
        options={COMPOSITION_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Flex>
  );
}
