import { Box, Card, Text } from '@counterpoint/kit/core';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldError } from '../fields/index.ts';
import { UndoRemove } from './undo-remove.tsx';

interface LinesCardProps extends Pick<ComponentProps<typeof Card>, 'flex'> {
  /** The list in the form, and the anchor for errors about the whole list. */
  readonly name: string;
  readonly title: string;
  readonly header: ReactNode;
  /** Says which line was removed, until another one is added. */
  readonly removed: string | null;
  readonly onUndo: () => void;
  readonly columnHeads?: ReactNode;
  /** The lines, as items of a list. */
  readonly children: ReactNode;
  readonly totals?: ReactNode;
  readonly picker: ReactNode;
}

/** A list of lines that ends with a field to add another. */
export function LinesCard(props: LinesCardProps) {
  const { name, title, header, removed, onUndo, columnHeads, children, totals, picker, ...style } = props;
  const error = useFieldError(name);
  return (
    <Card
      as="section"
      id={name}
      tabIndex={-1}
      aria-label={title}
      padding="none"
      overflow="visible"
      // A container is a stacking context: the picker's results must overlap what follows.
      position="relative"
      zIndex="1"
      css={{ containerType: 'inline-size' }}
      {...style}
    >
      {header}
      {error && (
        <Text paddingX="4" paddingBottom="3" color="terracotta.text">
          {error}
        </Text>
      )}
      <Box paddingX="4" paddingBottom={removed === null ? '0' : '3'}>
        <UndoRemove words={removed} onUndo={onUndo} />
      </Box>
      {columnHeads}
      <Box as="ul" listStyleType="none" margin="0" padding="0">
        {children}
      </Box>
      {totals}
      <Box padding="4" borderTopWidth="1px" borderColor="line">
        {picker}
      </Box>
    </Card>
  );
}
