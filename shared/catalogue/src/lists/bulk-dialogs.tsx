import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { Box, Note, Stack, Text } from '@counterpoint/kit/core';
import type { EntryDetails } from '../entry/index.ts';
import * as text from '../messages/bulk.generated.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { SelectedDialogProps } from './catalogue-bulk-source.ts';
import type { ChosenRows } from './chosen-rows.ts';
import { SelectedBulkDialog } from './selected-bulk-dialog.tsx';
import type { BulkAct } from './use-bulk-act.ts';

const MORE = { name: 'bulk-dialogs', load: () => import('./bulk-more.ts') };

interface BulkDialogsProps<Details extends EntryDetails>
  extends Omit<SelectedDialogProps<Details>, 'count'>,
    Pick<ChosenRows, 'counts'> {
  readonly act: BulkAct;
}

export function BulkDialogs<Details extends EntryDetails>({ counts, act, ...rest }: BulkDialogsProps<Details>) {
  const props = { ...rest, count: counts[act] };
  if (act === 'discard' || act === 'remind') return <BulkDialog act={act} {...props} />;
  if (act === 'confirm') return <ConfirmSelectedDialog {...props} />;
  return (
    <LoadedPart lazy={MORE}>
      {({ ContestSelectedDialog, EditSelectedDialog, WithdrawSelectedDialog }) => {
        if (act === 'contest') return <ContestSelectedDialog {...props} />;
        return act === 'edit' ? <EditSelectedDialog {...props} /> : <WithdrawSelectedDialog {...props} />;
      }}
    </LoadedPart>
  );
}

/** Shows what the member would confirm, and confirms exactly that: an entry that changes meanwhile is left out. */
function ConfirmSelectedDialog<Details extends EntryDetails>(props: SelectedDialogProps<Details>) {
  const { source, noun } = props;
  return (
    <SelectedBulkDialog act="confirm" fetch={source.fetchAwaiting} {...props}>
      {(items) =>
        items && (
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
                  <Note key={line}>{line}</Note>
                ))}
              </Box>
            ))}
          </Stack>
        )
      }
    </SelectedBulkDialog>
  );
}

function linesOf(lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? lines : [text.removed()];
}
