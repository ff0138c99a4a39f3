import { Box, Stack, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { useState } from 'react';
import type { EntryDetails } from '../entry/index.ts';
import * as text from '../messages/bulk.generated.ts';
import type { SelectedDialogProps } from './catalogue-bulk-source.ts';
import { reasonProblem } from './reason-problem.ts';
import { SelectedBulkDialog } from './selected-bulk-dialog.tsx';

export function WithdrawSelectedDialog<Details extends EntryDetails>(props: SelectedDialogProps<Details>) {
  const { source } = props;
  const [reason, setReason] = useState('');
  const problem = reasonProblem(reason, text.enterReason);
  return (
    <SelectedBulkDialog
      act="withdraw"
      fetch={source.fetchOwn}
      isFor={source.isWithdrawable}
      sent={() => ({ extra: { reason }, problem, isFilled: reason !== '' })}
      {...props}
    >
      {(items) => (
        <>
          {items && (
            <Stack as="ul" gap="1" maxHeight="12rem" overflowY="auto" tabIndex={0} aria-label={text.toWithdraw()}>
              {items.map(({ id, title }) => (
                <Box as="li" key={id}>
                  <Text>{title}</Text>
                </Box>
              ))}
            </Stack>
          )}
          <Field label={text.reasonForAll()}>
            <Textarea value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </>
      )}
    </SelectedBulkDialog>
  );
}
