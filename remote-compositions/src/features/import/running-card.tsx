import type { ImportDetails, ImportState } from '@counterpoint/domain/schemas';
import { Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { cancelImport } from '../../api/imports-api.ts';
import { count, WORKS } from './import-words.ts';
import { ProgressBar } from './progress-bar.tsx';
import { useImportStep } from './use-import.ts';

const DOING: Partial<Record<ImportState, string>> = {
  reading: 'Reading the file',
  checking: 'Checking every work',
  importing: 'Importing',
  undoing: 'Taking works back',
};

/** What is happening to an import right now. It goes on when the page is left. */
export function RunningCard({ job }: { readonly job: ImportDetails }) {
  const stopping = useImportStep((http, _: null) => cancelImport(http, job));
  const doing = DOING[job.state] ?? 'Working';
  return (
    <Card>
      <Stack gap="4">
        <Heading size="md">{doing}</Heading>
        <ProgressBar label={doing} share={job.progress} />
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Text color="muted" role="status">
            {job.state === 'importing' ? `${count(job.imported, WORKS)} so far. ` : ''}You can leave this page: it goes
            on.
          </Text>
          {job.state !== 'undoing' && (
            <Button
              variant="outline"
              loading={stopping.isPending || stopping.isSuccess}
              onClick={() => stopping.mutate(null)}
            >
              Stop
            </Button>
          )}
        </Flex>
      </Stack>
    </Card>
  );
}
