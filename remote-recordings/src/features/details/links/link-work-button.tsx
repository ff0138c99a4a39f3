import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RecordedWork, RecordingDetails, RepertoireRow } from '@counterpoint/domain/schemas';
import { Dialog, SearchPicker } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { linkWork } from '../../../api/links-api.ts';
import { recordingKeys } from '../../../api/recordings-api.ts';
import { searchWorks } from '../../../api/works-api.ts';
import { useRecordingsChanged } from '../claims/use-recording-form.ts';
import { titleOf } from '../facts-in-words.ts';

interface LinkWorkProps {
  readonly recording: RecordingDetails;
  readonly linked: readonly RecordedWork[];
}

const ASKED = 'link';

/** Links another work, found by search. The address can ask for it, as a result of a search does. */
export function LinkWorkButton({ recording, linked }: LinkWorkProps) {
  const [parameters, setParameters] = useSearchParams();
  function handleOpen(isOpen: boolean) {
    setParameters(
      (current) => {
        if (isOpen) current.set(ASKED, 'work');
        else current.delete(ASKED);
        return current;
      },
      { replace: true },
    );
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => handleOpen(true)}>
        Link a work
      </Button>
      {parameters.get(ASKED) === 'work' && (
        <LinkWorkDialog recording={recording} linked={linked} onClose={() => handleOpen(false)} />
      )}
    </>
  );
}

function LinkWorkDialog({ recording, linked, onClose }: LinkWorkProps & { readonly onClose: () => void }) {
  const { http } = useHost();
  const { error, mutate } = useLinking(recording, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Link a work"
      footer={
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Stack gap="4">
        <Text>
          Which work is “{titleOf(recording)}” a recording of? Both pages show the link, and who submitted the work is
          told.
        </Text>
        {error && (
          <Alert tone="error" title="The work was not linked">
            {messageOf(error)}
          </Alert>
        )}
        <SearchPicker
          label="Search the works"
          placeholder="Title, writer or ISWC"
          search={async (query, signal) => {
            const found = await searchWorks(http, query, signal);
            return found.filter(({ id }) => !linked.some(({ composition_id }) => composition_id === id));
          }}
          itemKey={({ id }) => id}
          itemLabel={labelOf}
          onPick={(work) => mutate(work)}
          emptyHint="No registered work matches."
        />
      </Stack>
    </Dialog>
  );
}

function useLinking(recording: RecordingDetails, onLinked: () => void) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const refresh = useRecordingsChanged();
  return useMutation({
    mutationFn: ({ id }: RepertoireRow) => linkWork(http, recording.id, id),
    onSuccess(works, { title }) {
      queries.setQueryData(recordingKeys.works(recording.id), works);
      notify(`“${title}” is linked.`, { type: 'success' });
      onLinked();
    },
    onSettled: refresh,
  });
}

function labelOf({ title, iswc, writers }: RepertoireRow): string {
  const names = writers.map(({ name }) => name).join(', ');
  return [title, names && `by ${names}`, iswc && formatIswc(iswc)].filter(Boolean).join(' · ');
}
