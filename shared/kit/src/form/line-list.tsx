import { Box, Button, Grid, Icon, IconButton, Stack } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/form.generated.ts';
import { FieldGroup } from './field-group.tsx';

interface LineListProps {
  legend: string;
  help?: ReactNode;
  isOptional?: boolean;
  error?: string | undefined;
  what: string;
  lines: readonly { readonly id: string }[];
  most: number;
  addLabel: string;
  /** Lets an error summary find the list while it has no lines. */
  name?: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
  more?: ReactNode;
}

export function LineList(props: LineListProps) {
  const { legend, help, isOptional = true, error, what, lines, most, addLabel, name, onAdd, onRemove } = props;
  return (
    <FieldGroup legend={legend} help={help} isOptional={isOptional} error={error}>
      <Stack gap="4">
        {lines.map((line, index) => (
          <Grid key={line.id} templateColumns="minmax(0, 1fr) auto" gap="2" alignItems="end">
            {props.children(index)}
            <IconButton aria-label={text.removeLine({ what, place: index + 1 })} onClick={() => onRemove(index)}>
              <Icon name="trash" size={18} />
            </IconButton>
          </Grid>
        ))}
        {lines.length < most && (
          <Box marginInlineStart="-3">
            <Button variant="ghost" size="sm" onClick={onAdd} {...(name !== undefined && { name })}>
              <Icon name="plus" size={16} /> {addLabel}
            </Button>
          </Box>
        )}
        {lines.length < most && props.more}
      </Stack>
    </FieldGroup>
  );
}
