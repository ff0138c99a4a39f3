import { SearchPicker, type SearchPickerProps } from '@counterpoint/kit/components';
import { Box, Button, Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';
import * as text from '../messages/lines.generated.ts';
import { UndoRemove } from './undo-remove.tsx';

interface LinkedLinesProps<Found> {
  /** The anchor for errors about the whole list. */
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly removed: string | null;
  readonly onUndo: () => void;
  readonly picker: Omit<SearchPickerProps<Found>, 'footer'>;
  readonly onType: (query: string) => void;
  readonly children: ReactNode;
}

export function LinkedLines<Found>(props: LinkedLinesProps<Found>) {
  const { id, title, help, removed, onUndo, picker, onType, children } = props;
  const [entered, setEntered] = useState(0);
  function enter(query: string) {
    setEntered(entered + 1);
    onType(query);
  }
  return (
    <Card as="section" id={id} tabIndex={-1} aria-label={title} padding="none" overflow="visible">
      <Stack gap="1" padding="4">
        <Heading as="h2">{title}</Heading>
        <Text color="muted">{help}</Text>
        <UndoRemove words={removed === null ? null : text.removed({ name: removed })} onUndo={onUndo} />
      </Stack>
      <Box as="ul" listStyleType="none" margin="0" padding="0">
        {children}
      </Box>
      <Box padding="4" borderTopWidth="1px" borderColor="line">
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
      </Box>
    </Card>
  );
}
