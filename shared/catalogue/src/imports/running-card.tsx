import type { ImportDetails } from '@counterpoint/domain/schemas';
import { Button, Card, Flex, Stack, Text } from '@counterpoint/kit/core';
import { ProgressBar } from '@counterpoint/kit/files';
import { useImportSubject } from './import-subject.ts';
import { importStatus } from './import-words.ts';
import { cancelImport } from './imports-api.ts';
import { useImportStep } from './use-import.ts';

/** What is happening to an import right now. It goes on when the page is left. */
export function RunningCard({ job }: { readonly job: ImportDetails }) {
  const { some } = useImportSubject();
  const stopping = useImportStep((http, _: null) => cancelImport(http, job));
  return (
    <Card>
      <Stack gap="4">
        <ProgressBar label={importStatus(job.state).label} share={job.progress} />
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
