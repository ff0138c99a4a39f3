import { Box, Note, Text } from '@counterpoint/kit/core';
import { type ReactNode, useId } from 'react';
import { IN_ONE_LINE } from './in-one-line.ts';

export interface CellIds {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface LineCellProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly error: string | undefined;
  readonly children: (ids: CellIds) => ReactNode;
}

export function LineCell({ label, isWide = false, error, children }: LineCellProps) {
  const id = useId();
  return (
    <>
      <Box minWidth="0" gridColumn={isWide ? '1 / -1' : 'auto'} css={{ [IN_ONE_LINE]: { gridColumn: 'auto' } }}>
        {/* In one row, the column head replaces it; the control has an accessible name anyway. */}
        <Note aria-hidden css={{ [IN_ONE_LINE]: { display: 'none' } }}>
          {label}
        </Note>
        {children({ 'aria-describedby': error ? id : undefined, 'aria-invalid': error ? true : undefined })}
      </Box>
      {/* Below the row and as wide: a share's column holds a word or two. */}
      {error && (
        <Text
          id={id}
          gridColumn="1 / -1"
          order={isWide ? 0 : 1}
          marginTop="-1"
          color="terracotta.text"
          fontSize="sm"
          css={{ [IN_ONE_LINE]: { order: 1 } }}
        >
          {error}
        </Text>
      )}
    </>
  );
}
