import { Box, Button, Flex, Text } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/lists.generated.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly label: string;
  readonly selection: Pick<Selection, 'selectAll' | 'clear'>;
  readonly words: string;
  readonly count: number;
  readonly total: number;
  readonly acts: ReactNode;
  readonly children?: ReactNode;
}

export function SelectionBar(props: SelectionBarProps) {
  const { label, selection, words, count, total, acts, children } = props;
  if (count === 0) return null;
  return (
    <Box
      role="region"
      aria-label={label}
      position="sticky"
      bottom="3"
      zIndex="sticky"
      marginTop="3"
      background="card"
      borderWidth="1px"
      borderColor="outline"
      borderRadius="card"
      boxShadow="floating"
      paddingX="4"
      paddingY="2.5"
      // Keeps what is scrolled to, such as a focused row, above the bar.
      css={{ ':root:has(&)': { scrollPaddingBottom: { base: '14rem', md: '6rem' } } }}
    >
      <Flex align="center" gap="2" wrap="wrap">
        <Text role="status" fontWeight="semibold">
          {words}
        </Text>
        {total > count && (
          <Button variant="ghost" size="sm" onClick={selection.selectAll}>
            {text.selectAll({ total })}
          </Button>
        )}
        <Flex gap="2" wrap="wrap" marginInlineStart="auto">
          <Button variant="ghost" size="sm" onClick={selection.clear}>
            {text.clear()}
          </Button>
          {acts}
        </Flex>
      </Flex>
      {children}
    </Box>
  );
}
