import { messageOf } from '@counterpoint/client/http';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { MOST_AT_ONCE } from '@counterpoint/domain/schemas/entries';
import { Dialog } from '@counterpoint/kit/components';
import { Button, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import * as text from '../messages/bulk.generated.ts';
import { type BulkAct, type BulkSource, type ChosenEntries, collectChosen } from './use-bulk-act.ts';

export interface Chosen {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly title: string;
}

export type FetchDetails<Details extends Chosen> = (
  http: HttpClient,
  ids: readonly string[],
  signal: AbortSignal,
) => Promise<{ items: readonly Details[] }>;

interface SelectedDetailsProps<Details extends Chosen> {
  readonly act: BulkAct;
  readonly source: BulkSource;
  readonly fetch: FetchDetails<Details>;
  /** Whether the action is possible. */
  readonly isFor: (details: Details) => boolean;
  readonly chosen: ChosenEntries;
  readonly title: string;
  readonly onClose: () => void;
  /** Null while they load. `left` explains how many stay as they are. */
  readonly children: (items: readonly Details[] | null, left: ReactNode) => ReactNode;
}

/** Loads the selected entries that an action is possible for. */
export function SelectedDetails<Details extends Chosen>(props: SelectedDetailsProps<Details>) {
  const { act, source, fetch, isFor, chosen, title, onClose, children } = props;
  const { http } = useHost();
  const loaded = useQuery({
    queryKey: [...source.key, act, chosen],
    async queryFn({ signal }) {
      const ids = (await collectChosen({ http, source, act }, chosen)).map(({ id }) => id);
      const found: Details[] = [];
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE)
        found.push(...(await fetch(http, ids.slice(from, from + MOST_AT_ONCE), signal)).items);
      return { found, selected: ids.length };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, error } = loaded;
  const items = data?.found.filter(isFor);
  const left = data && items ? data.selected - items.length : 0;
  const leftOut = left > 0 && <Text>{LEFT_OUT[act]({ count: left })}</Text>;
  if (error || items?.length === 0)
    return (
      <Dialog isOpen onClose={onClose} title={title} footer={<Button onClick={onClose}>{text.backToList()}</Button>}>
        {error ? <ErrorState message={messageOf(error)} onRetry={() => void loaded.refetch()} /> : leftOut}
      </Dialog>
    );
  return children(items ?? null, leftOut);
}

const LEFT_OUT = {
  discard: text.notAwaiting,
  remind: text.notAwaiting,
  confirm: text.notAwaiting,
  contest: text.notContestable,
  withdraw: text.notWithdrawable,
  edit: text.notEditable,
};
