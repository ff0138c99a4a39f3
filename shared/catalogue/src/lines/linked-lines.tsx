import { SearchPicker, type SearchPickerProps } from '@counterpoint/kit/components';
import { Box, Button, Heading, Stack, Text } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';
import * as text from '../messages/lines.generated.ts';
import { LinesCard } from './lines-card.tsx';

interface LinkedLinesProps<Found> {
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly removed: string | null;
  readonly onUndo: () => void;
  readonly picker: Omit<SearchPickerProps<Found>, 'footer'>;
  readonly onType: (query: string) => void;
  readonly children: ReactNode;
}

export function LinkedLines<Found>(props: LinkedLinesProps<Found>) {
  const { help, removed, picker, onType, ...card } = props;
  const [entered, setEntered] = useState(0);
  function enter(query: string) {
    setEntered(entered + 1);
    onType(query);
  }
  return (
    <LinesCard
      {...card}
      header={
        <Stack gap="1" padding="4">
          <Heading as="h2">{card.title}</Heading>
          <Text color="muted">{help}</Text>
        </Stack>
      }
      removed={removed === null ? null : text.removed({ name: removed })}
      picker={
        <>
          <SearchPicker<Found>
            {...picker}
            // Empties the field of the text that the new line now has.
            key={entered}
            footer={(query) => (
              <Button variant="ghost" size="sm" onClick={() => enter(query)}>
                {text.enterTyped()}
              </Button>
            )}
          />
          <Box paddingTop="2" marginInlineStart="-3">
            <Button variant="ghost" size="sm" onClick={() => onType('')}>
              {text.enterManually()}
            </Button>
          </Box>
        </>
      }
    />
  );
}
