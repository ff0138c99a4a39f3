import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useMutation, useQuery } from '@counterpoint/contract/query';
import type { WorkRow } from '@counterpoint/domain/schemas/works';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Box, Button, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useSettled } from '@counterpoint/kit/lists';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useState } from 'react';
import { workKeys } from '../../../api/work-keys.ts';
import { fetchWorks, type WorkQuery } from '../../../api/works-api.ts';
import { writerNames } from '../../../ui/writer-names.tsx';
import { type DraftValues, valuesOf } from '../draft-values.ts';
import { WORK } from '../work-draft.ts';

interface TemplateDialogProps {
  readonly draftId: string | null;
  readonly onClose: () => void;
  readonly onTake: (title: string, parties: Pick<DraftValues, 'writers' | 'publishers'>) => void;
}

export function TemplateDialog({ draftId, onClose, onTake }: TemplateDialogProps) {
  const { http } = useHost();
  const [text, setText] = useState('');
  const take = useMutation({
    mutationFn: (id: string) => WORK.endpoints.fetch(http, id),
    onSuccess: (work) => {
      const { writers, publishers } = valuesOf(work);
      onTake(work.title, { writers, publishers });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title="Take writers and shares from a work" isAtTop>
      <Stack gap="4">
        <Text color="muted">
          Its writers, publishers and shares replace those that stand here. You can change them afterwards.
        </Text>
        <Field label="Your works">
          <Input
            type="search"
            autoComplete="off"
            placeholder="Title or reference"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {take.isError && (
          <Alert tone="error" title="The work could not be read">
            {messageOf(take.error)}
          </Alert>
        )}
        <Works text={text} draftId={draftId} taking={take.isPending ? take.variables : null} onTake={take.mutate} />
      </Stack>
    </Dialog>
  );
}

interface WorksProps {
  readonly draftId: string | null;
  readonly text: string;
  readonly taking: string | null;
  readonly onTake: (id: string) => void;
}

function Works({ text, draftId, taking, onTake }: WorksProps) {
  const { http } = useHost();
  const query: WorkQuery = {
    query: useSettled(text.trim()),
    page: 1,
    per_page: 8,
    filter: 'all',
    sort: '-updated_at',
  };
  const works = useQuery({
    queryKey: workKeys.list(query),
    queryFn: ({ signal }) => fetchWorks(http, query, signal),
    placeholderData: keepPreviousData,
  });
  if (works.isError)
    return (
      <Alert
        tone="warning"
        title="Your works could not be read"
        action={
          <Button variant="outline" size="sm" onClick={() => void works.refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (!works.data) return <ListSkeleton rows={3} />;
  const rows = works.data.items.filter((row) => row.writers.length > 0 && row.id !== draftId);
  if (rows.length === 0) return <Text color="muted">No work of yours with writers is called so.</Text>;
  return (
    <Box as="ul" aria-label="Works to take from" listStyleType="none" margin="0" padding="0">
      {rows.map((row) => (
        <WorkItem key={row.id} row={row} isBusy={taking === row.id} onTake={() => onTake(row.id)} />
      ))}
    </Box>
  );
}

function WorkItem({ row, isBusy, onTake }: { row: WorkRow; isBusy: boolean; onTake: () => void }) {
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
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {row.title}
        </Text>
        <Text color="muted" fontSize="sm">
          {writerNames(row.writers)}
        </Text>
      </Box>
      <Button variant="outline" size="sm" loading={isBusy} aria-label={`Take from ${row.title}`} onClick={onTake}>
        Take
      </Button>
    </Box>
  );
}
