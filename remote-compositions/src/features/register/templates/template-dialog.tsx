import { messageOf } from '@counterpoint/client/http';
import { useRead } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useMutation } from '@counterpoint/contract/query';
import type { WorkRow } from '@counterpoint/domain/schemas/works';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Box, Button, Name, Note, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useSettled } from '@counterpoint/kit/lists';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useState } from 'react';
import { type WorkQuery, worksFor } from '../../../api/works-api.ts';
import * as text from '../../../messages/register.generated.ts';
import { type DraftValues, valuesOf } from '../../../ui/draft/draft-values.ts';
import { writerNames } from '../../../ui/writer-names.tsx';
import { WORK } from '../work-draft.ts';

interface TemplateDialogProps {
  readonly draftId: string | null;
  readonly onClose: () => void;
  readonly onCopy: (title: string, parties: Pick<DraftValues, 'writers' | 'publishers'>) => void;
}

export function TemplateDialog({ draftId, onClose, onCopy }: TemplateDialogProps) {
  const { http } = useHost();
  const [typed, setTyped] = useState('');
  const take = useMutation({ mutationFn: (id: string) => WORK.endpoints.fetch(http, id) });
  // Only while the dialog is open: a copy that comes later would replace what was typed since.
  const handleTake = (id: string) => take.mutate(id, { onSuccess: (work) => onCopy(work.title, valuesOf(work)) });
  return (
    <Dialog isOpen onClose={onClose} title={text.takeTitle()} isAtTop>
      <Stack gap="4">
        <Text color="muted">{text.takeHint()}</Text>
        <Field label={text.yourWorks()}>
          <Input
            type="search"
            autoComplete="off"
            placeholder={text.takePlaceholder()}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {take.isError && (
          <Alert tone="error" title={text.takeFailed()}>
            {messageOf(take.error)}
          </Alert>
        )}
        <Works typed={typed} draftId={draftId} taking={take.isPending ? take.variables : null} onCopy={handleTake} />
      </Stack>
    </Dialog>
  );
}

interface WorksProps {
  readonly draftId: string | null;
  readonly typed: string;
  readonly taking: string | null;
  readonly onCopy: (id: string) => void;
}

function Works({ typed, draftId, taking, onCopy }: WorksProps) {
  const query: WorkQuery = {
    query: useSettled(typed.trim()),
    page: 1,
    per_page: 8,
    filter: 'all',
    sort: '-updated_at',
  };
  const works = useRead(worksFor(query), { placeholderData: keepPreviousData });
  if (works.isError)
    return (
      <Alert
        tone="warning"
        title={text.worksFailed()}
        action={
          <Button variant="outline" size="sm" onClick={() => void works.refetch()}>
            {text.tryAgain()}
          </Button>
        }
      />
    );
  if (!works.data) return <ListSkeleton rows={3} />;
  const rows = works.data.items.filter((row) => row.writers.length > 0 && row.id !== draftId);
  if (rows.length === 0) return <Text color="muted">{text.noWorks()}</Text>;
  return (
    <Box as="ul" aria-label={text.worksToTake()} listStyleType="none" margin="0" padding="0">
      {rows.map((row) => (
        <WorkItem key={row.id} row={row} isBusy={taking === row.id} onCopy={() => onCopy(row.id)} />
      ))}
    </Box>
  );
}

function WorkItem({ row, isBusy, onCopy }: { row: WorkRow; isBusy: boolean; onCopy: () => void }) {
  return (
    <Box
      as="li"
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="3"
      paddingY="2.5"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Box minWidth="0">
        <Name>{row.title}</Name>
        <Note>{writerNames(row.writers)}</Note>
      </Box>
      <Button variant="outline" size="sm" loading={isBusy} aria-label={text.takeFromWork(row)} onClick={onCopy}>
        {text.take()}
      </Button>
    </Box>
  );
}
