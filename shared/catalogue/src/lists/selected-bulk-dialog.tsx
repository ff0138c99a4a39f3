import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { MAX_BULK_ENTRIES } from '@counterpoint/domain/schemas/entries';
import { Dialog } from '@counterpoint/kit/components';
import { Button, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';
import type { EntryDetails } from '../entry/index.ts';
import * as text from '../messages/bulk.generated.ts';
import { BULK_WORDS, BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx';
import type { FetchDetails, SelectedDialogProps } from './catalogue-bulk-source.ts';
import { type BulkAct, type BulkRequest, collectChosen } from './use-bulk-act.ts';

interface BulkSubmission<Details extends EntryDetails>
  extends BulkRequest,
    Pick<BulkDialogProps, 'problem' | 'isFilled'> {
  /** Only these of the loaded entries. */
  readonly chosen?: readonly Details[] | null;
  readonly count?: number;
}

interface SelectedBulkDialogProps<Details extends EntryDetails> extends SelectedDialogProps<Details> {
  readonly act: Exclude<BulkAct, 'discard' | 'remind'>;
  readonly fetch: FetchDetails<Details>;
  /** Whether the action is possible. */
  readonly isFor?: (details: Details) => boolean;
  /** `items` are null while they load. */
  readonly sent?: (items: readonly Details[] | null) => BulkSubmission<Details>;
  readonly children: (items: readonly Details[] | null) => ReactNode;
}

/** Loads the selected entries that an action is possible for, and counts the others. */
export function SelectedBulkDialog<Details extends EntryDetails>(props: SelectedBulkDialogProps<Details>) {
  const { act, fetch, isFor = () => true, sent, children, ...dialog } = props;
  const { chosen, count, source, noun, onClose } = dialog;
  const { http } = useHost();
  const loaded = useQuery({
    // Not below the source's key: the act and live events refetch those, and the dialog would lose its result.
    queryKey: ['chosen', ...source.key, act, chosen],
    async queryFn({ signal }) {
      const ids = (await collectChosen({ http, source, act }, chosen)).map(({ id }) => id);
      const found: Details[] = [];
      for (let from = 0; from < ids.length; from += MAX_BULK_ENTRIES)
        found.push(...(await fetch(http, ids.slice(from, from + MAX_BULK_ENTRIES), signal)).items);
      return { found, selected: ids.length };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, error } = loaded;
  const items = data?.found.filter(isFor) ?? null;
  const remaining = data && items ? data.selected - items.length : 0;
  const leftOut = remaining > 0 && <Text>{text.leftOut[act]({ count: remaining, what: noun })}</Text>;
  if (error || items?.length === 0)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={BULK_WORDS[act].question({ what: noun, count })}
        footer={<Button onClick={onClose}>{text.backToList()}</Button>}
      >
        {error ? <ErrorState message={messageOf(error)} onRetry={() => void loaded.refetch()} /> : leftOut}
      </Dialog>
    );
  const request = { chosen: items, ...sent?.(items) };
  return (
    <BulkDialog {...dialog} act={act} count={request.chosen?.length ?? count} {...request}>
      {!items && <ListSkeleton rows={3} />}
      {leftOut}
      {children(items)}
    </BulkDialog>
  );
}
