import { Flex, Note } from '@counterpoint/kit/core';
import { Select } from '@counterpoint/kit/form';
import { useId } from 'react';
import * as text from '../messages/lists.generated.ts';

interface SortSelectProps<Sort extends string> {
  readonly value: Sort;
  readonly labels: Readonly<Record<Sort, string>>;
  readonly onChange: (sort: string) => void;
}

export function SortSelect<Sort extends string>({ value, labels, onChange }: SortSelectProps<Sort>) {
  const id = useId();
  return (
    <Flex align="center" gap="2">
      <Note as="span" id={id} whiteSpace="nowrap" srOnly={{ base: true, sm: false }}>
        {text.sortBy()}
      </Note>
      <Select
        aria-labelledby={id}
        value={value}
        options={Object.entries<string>(labels).map(([sort, label]) => ({ value: sort, label }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Flex>
  );
}
