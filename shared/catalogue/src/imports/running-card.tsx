import type { ImportDetails, ImportState } from '@counterpoint/domain/schemas';
import { Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { ProgressBar } from '../files/index.ts';
import { useImportSubject } from './import-subject.ts';
import type { Noun } from './import-words.ts';
import { cancelImport } from './imports-api.ts';
import { useImportStep } from './use-import.ts';

/** What is being done, for one and many of what is imported. */
function doingOf(state: ImportState, [one, many]: Noun): string {
  const doing: Partial<Record<ImportState, string>> = {
    reading: 'Reading the file',
    checking: `Checking every ${one}`,
    importing: 'Importing',
    undoing: `Taking ${many} back`,
  };
  return doing[state] ?? 'Working';
}

/** What is happening to an import right now. It goes on when the page is left. */
export function RunningCard({ job }: { readonly job: ImportDetails }) {
  const { noun, some } = useImportSubject();
  const stopping = useImportStep((http, _: null) => cancelImport(http, job));
  const doing = doingOf(job.state, noun);
  return (
    <Card>
      <Stack gap="4">
        <Heading size="md">{doing}</Heading>
        <ProgressBar label={doing} share={job.progress} />
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Text color="muted" role="status">
            {job.state === 'importing' ? `${some(job.imported)} so far. ` : ''}You can leave this page: it goes on.
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
