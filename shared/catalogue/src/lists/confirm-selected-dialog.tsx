import { messageOf } from '@counterpoint/client/http';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { MOST_AT_ONCE } from '@counterpoint/domain/schemas/entries';
import { Dialog } from '@counterpoint/kit/components';
import { Box, Button, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import * as text from '../messages/bulk.generated.ts';
import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx';
import { type BulkSource, collectChosen } from './use-bulk-act.ts';

export interface Awaiting {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly title: string;
}

export interface ConfirmingSource<Details extends Awaiting> extends BulkSource {
  readonly fetchAwaiting: (
    http: HttpClient,
    ids: readonly string[],
    signal: AbortSignal,
  ) => Promise<{ items: readonly Details[] }>;
  /** The member's shares or rights after the confirmation; none if they lose them all. */
  readonly ownLines: (details: Details) => readonly string[];
}

interface ConfirmSelectedProps<Details extends Awaiting>
  extends Pick<BulkDialogProps, 'count' | 'noun' | 'onClose' | 'onDone'> {
  readonly chosen: NonNullable<BulkDialogProps['chosen']>;
  readonly source: ConfirmingSource<Details>;
}

/** Shows what the member would confirm, and confirms exactly that: an entry that changes meanwhile is left out. */
export function ConfirmSelectedDialog<Details extends Awaiting>({
  chosen,
  count,
  source,
  noun,
  ...handlers
}: ConfirmSelectedProps<Details>) {
  const { http } = useHost();
  const awaiting = useQuery({
    queryKey: [...source.key, 'awaiting-me', chosen],
    async queryFn({ signal }) {
      const ids = (await collectChosen({ http, source, act: 'confirm' }, chosen)).map(({ id }) => id);
      const found: Details[] = [];
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE)
        found.push(...(await source.fetchAwaiting(http, ids.slice(from, from + MOST_AT_ONCE), signal)).items);
      return found;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data: items, error } = awaiting;
  if (error || items?.length === 0)
    return (
      <Dialog
        isOpen
        onClose={handlers.onClose}
        title={text.confirmQuestion({ what: noun, count })}
        footer={<Button onClick={handlers.onClose}>{text.backToList()}</Button>}
      >
        {error ? (
          <ErrorState message={messageOf(error)} onRetry={() => void awaiting.refetch()} />
        ) : (
          <Text>{text.notAwaiting({ count })}</Text>
        )}
      </Dialog>
    );
  return (
    <BulkDialog
      act="confirm"
      chosen={items ?? null}
      count={items?.length ?? count}
      source={source}
      noun={noun}
      {...handlers}
    >
      {!items && <ListSkeleton rows={3} />}
      {items && items.length < count && <Text>{text.notAwaiting({ count: count - items.length })}</Text>}
      {items && (
        <Stack
          as="ul"
          gap="2"
          maxHeight="20rem"
          overflowY="auto"
          tabIndex={0}
          aria-label={text.toConfirm({ what: noun })}
        >
          {items.map((item) => (
            <Box as="li" key={item.id}>
              <Text fontWeight="600">{item.title}</Text>
              {linesOf(source.ownLines(item)).map((line) => (
                <Text key={line} fontSize="sm" color="muted">
                  {line}
                </Text>
              ))}
            </Box>
          ))}
        </Stack>
      )}
    </BulkDialog>
  );
}

function linesOf(lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? lines : [text.removed()];
}
