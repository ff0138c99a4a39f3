import { Box, Stack, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useState } from 'react';
import * as text from '../messages/bulk.generated.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { SelectedDialogProps } from './catalogue-bulk-source.ts';
import { type Chosen, SelectedDetails } from './selected-details.tsx';

export function WithdrawSelectedDialog<Details extends Chosen>(props: SelectedDialogProps<Details>) {
  const { chosen, count, source, noun, ...handlers } = props;
  const [reason, setReason] = useState('');
  return (
    <SelectedDetails
      act="withdraw"
      source={source}
      fetch={source.fetchOwn}
      isFor={source.isWithdrawable}
      chosen={chosen}
      title={text.withdrawQuestion({ what: noun, count })}
      onClose={handlers.onClose}
    >
      {(items, leftOut) => (
        <BulkDialog
          act="withdraw"
          chosen={items}
          extra={{ reason }}
          problem={reason.trim() === '' ? text.enterReason() : null}
          count={items?.length ?? count}
          source={source}
          noun={noun}
          {...handlers}
        >
          {!items && <ListSkeleton rows={3} />}
          {leftOut}
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
        </BulkDialog>
      )}
    </SelectedDetails>
  );
}
