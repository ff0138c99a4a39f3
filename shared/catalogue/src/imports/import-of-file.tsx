import { ButtonLink, Loaded } from '@counterpoint/area-ui/page';
import { isMissing } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import { type ImportDetails, RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas/imports';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, Card, Flex, Name, Note, Stack, StackedCard, StatusBadge, Text } from '@counterpoint/kit/core';
import { ProgressBar } from '@counterpoint/kit/files';
import { EmptyState } from '@counterpoint/kit/page';
import { formatSize } from '@counterpoint/kit/text';
import { type ComponentProps, useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { CheckReport } from './check-report.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { FocusRecovery } from './focus-recovery.tsx';
import { ImportResult } from './import-result.tsx';
import { importStatus } from './import-status.ts';
import { importErrorOf, importKeys, useImportSubject } from './imports-api.ts';
import { forgetImport, useImport, useImportStep } from './opened-import-api.ts';
import { Pending } from './pending.tsx';
import { DuplicateList } from './repair-list.tsx';
import type { EnteredRights } from './rights-for-all.tsx';
import { StartForm } from './start-form.tsx';
import { type CellCorrections, useCellCorrections } from './use-cell-corrections.ts';

export function ImportOfFile({ id }: { readonly id: string }) {
  const { id: subject } = useImportSubject();
  const details = useImport(id);
  if (isMissing(details.error)) return <EmptyState title={text.notFoundTitle()}>{text.notFoundHint()}</EmptyState>;
  return (
    <Loaded query={details} loading={<Pending height="16rem" />}>
      {(job) => (job.subject === subject ? <OpenedImport job={job} /> : <OfTheOtherKind job={job} />)}
    </Loaded>
  );
}

const PAGES = { composition: paths.compositions.importing(), recording: paths.recordings.importing() } as const;

function OfTheOtherKind({ job: { id, subject, file_name } }: { readonly job: ImportDetails }) {
  return (
    <EmptyState
      title={text.holds({ what: subject })}
      action={
        <ButtonLink variant="outline" to={`${PAGES[subject]}?import=${id}`}>
          {text.openThere()}
        </ButtonLink>
      }
    >
      {text.holdsHint({ file: file_name })}
    </EmptyState>
  );
}

function OpenedImport({ job }: { readonly job: ImportDetails }) {
  const discarding = useDiscard(job);
  const corrections = useCellCorrections(job, { isDiscarded: discarding.isPending });
  const [entered, setEntered] = useState<EnteredRights | null>(null);
  return (
    <Stack gap="5">
      <File job={job} discarding={discarding} corrections={corrections} />
      <FocusRecovery key={job.state}>
        <Step job={job} corrections={corrections} rightsEntry={{ entered, onEnter: setEntered }} />
      </FocusRecovery>
    </Stack>
  );
}

interface FileProps {
  readonly job: ImportDetails;
  readonly discarding: ReturnType<typeof useDiscard>;
  readonly corrections: CellCorrections;
}

function File({ job, discarding, corrections }: FileProps) {
  const { tone, label } = importStatus(job.state);
  return (
    <Card>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <div>
          <Name>{job.file_name}</Name>
          <Note>{[formatSize(job.bytes), job.about].filter(Boolean).join(' · ')}</Note>
        </div>
        <Flex gap="3" align="center">
          <div role="status">
            <StatusBadge tone={tone}>{label}</StatusBadge>
          </div>
          {job.imported === job.removed && !RUNNING_IMPORT_STATES.includes(job.state) && (
            <Discard discarding={discarding} corrections={corrections} />
          )}
        </Flex>
      </Flex>
    </Card>
  );
}

type StepProps = Omit<ComponentProps<typeof CheckReport>, 'report'>;

function Step({ job, corrections, rightsEntry }: StepProps) {
  if (RUNNING_IMPORT_STATES.includes(job.state)) return <RunningCard job={job} />;
  if (job.state === 'mapping' && job.preview)
    return <ColumnMapping job={job} preview={job.preview} corrections={corrections} />;
  if (job.state === 'checked' && job.report)
    return <CheckReport job={job} report={job.report} corrections={corrections} rightsEntry={rightsEntry} />;
  if (job.state === 'uploading')
    return (
      <Alert tone="info" title={text.incomplete()}>
        {text.incompleteHint()}
      </Alert>
    );
  const isUnimported = job.imported === 0 && (job.state === 'cancelled' || job.state === 'failed');
  return (
    <Stack gap="5">
      <ImportResult job={job} />
      <DuplicateList job={job} corrections={corrections} />
      {isUnimported && job.report && !job.preview && <StartForm job={job} report={job.report} unsaved={0} />}
      {isUnimported && job.preview && <ColumnMapping job={job} preview={job.preview} corrections={corrections} />}
    </Stack>
  );
}

function useDiscard(job: ImportDetails) {
  const { http, notify } = useHost();
  const { importing } = useImportSubject();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => forgetImport(http, job),
    async onSuccess() {
      await navigate(importing);
      queries.removeQueries({ queryKey: importKeys.details(job.id) });
      await queries.invalidateQueries({ queryKey: importKeys.all });
    },
    onError: (error) => notify(importErrorOf(error), { type: 'error' }),
  });
}

/** Nothing has been imported, so it needs no confirmation unless the member corrected cells. */
function Discard({ discarding, corrections: { total } }: Omit<FileProps, 'job'>) {
  const [isConfirming, setConfirming] = useState(false);
  const discard = () => (total > 0 ? setConfirming(true) : discarding.mutate());
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        loading={discarding.isPending}
        // The second click of a double click may come before the button shows that it is busy.
        onClick={({ detail }) => detail < 2 && discard()}
      >
        {text.discard()}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={text.discardQuestion({ count: total })}
        confirmLabel={text.discard()}
        tone="danger"
        isBusy={discarding.isPending}
        onConfirm={() => discarding.mutate(undefined, { onSettled: () => setConfirming(false) })}
        onCancel={() => setConfirming(false)}
      >
        {text.discardHint()}
      </ConfirmDialog>
    </>
  );
}

function RunningCard({ job }: { readonly job: ImportDetails }) {
  const { some } = useImportSubject();
  const stopping = useImportStep(job, 'cancellation');
  return (
    <StackedCard>
      <ProgressBar label={importStatus(job.state).label} share={job.progress} />
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text color="muted" role="status">
          {job.state === 'importing' && `${text.soFar({ entries: some(job.imported) })} `}
          {text.canLeave()}
        </Text>
        {job.state !== 'undoing' && (
          <Button
            variant="outline"
            loading={stopping.isPending || stopping.isSuccess}
            onClick={() => stopping.mutate(null)}
          >
            {text.stop()}
          </Button>
        )}
      </Flex>
    </StackedCard>
  );
}
