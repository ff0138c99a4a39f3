import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { ImportDetails } from '@counterpoint/domain/schemas';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, Card, chakra, Flex, Heading, Stack, Text, TextLink } from '@counterpoint/kit/core';
import { useState } from 'react';
import { startImport, undoImport } from '../../api/imports-api.ts';
import { count, WORKS } from './import-words.ts';
import { ReportFiles } from './report-files.tsx';
import { useImportStep } from './use-import.ts';

/** What came of an import, and what can be done about it. */
export function ImportResult({ job }: { readonly job: ImportDetails }) {
  const going = useImportStep((http, asDrafts: boolean) => startImport(http, job, asDrafts));
  const standing = job.imported - job.removed;
  const canGoOn = job.state !== 'done' && job.state !== 'undone' && job.report !== null && job.imported > 0;
  return (
    <Card>
      <Stack gap="4">
        <div role="status">
          <Heading size="md">{titleOf(job)}</Heading>
          <Text color="muted">{sentenceOf(job)}</Text>
        </div>
        {job.problem && <Alert tone="error" title={job.problem} />}
        {job.kept.length > 0 && <Kept kept={job.kept} />}
        <Flex gap="2" wrap="wrap">
          {standing > 0 && (
            <Button variant="outline" asChild>
              <Link to={paths.compositions.list()}>See your works</Link>
            </Button>
          )}
          {canGoOn && (
            <Button loading={going.isPending} onClick={() => going.mutate(job.as_drafts)}>
              Go on with the import
            </Button>
          )}
          <ReportFiles job={job} hasFindings={(job.report?.repairs.length ?? 0) > 0} />
          {standing > 0 && <TakeBack job={job} />}
        </Flex>
      </Stack>
    </Card>
  );
}

function titleOf({ state, imported, removed }: ImportDetails): string {
  if (state === 'undone') return `${count(removed, WORKS)} taken back`;
  if (state === 'failed' && imported === 0) return 'The file could not be read';
  return imported === 0 ? 'Nothing was imported' : `${count(imported, WORKS)} imported`;
}

function sentenceOf({ state, as_drafts, imported, report }: ImportDetails): string {
  if (state === 'undone') return 'They are gone as if they had never been registered.';
  if (imported === 0) return 'Nothing was changed.';
  const left = (report?.works ?? imported) - imported;
  const rest = left > 0 ? ` ${count(left, WORKS)} ${left === 1 ? 'was' : 'were'} left out.` : '';
  return `${as_drafts ? 'They are among your drafts.' : 'They are in your list, and can be found.'}${rest}`;
}

function Kept({ kept }: Pick<ImportDetails, 'kept'>) {
  return (
    <div>
      <Text fontWeight="semibold">These stay, since somebody has confirmed, changed or claimed something in them:</Text>
      <chakra.ul listStyleType="disc" paddingInlineStart="5" marginTop="1">
        {kept.map(({ id, title }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to={paths.compositions.details(id)}>{title}</Link>
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

function TakeBack({ job }: { readonly job: ImportDetails }) {
  const [isAsking, setAsking] = useState(false);
  const undoing = useImportStep((http, _: null) => undoImport(http, job));
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Take the import back
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Take ${count(job.imported - job.removed, WORKS)} back?`}
        confirmLabel="Take them back"
        tone="danger"
        isBusy={undoing.isPending}
        onConfirm={() => undoing.mutate(null, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        The works of this file are removed, and members whom they name no longer see them. Works that somebody has
        confirmed, changed or claimed since stay, and are listed.
      </ConfirmDialog>
    </>
  );
}
