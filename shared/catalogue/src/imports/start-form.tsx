import type { ImportDetails, ImportReport } from '@counterpoint/domain/schemas';
import { Alert, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { RadioCards } from '@counterpoint/kit/form';
import { useState } from 'react';
import { useImportSubject } from './import-subject.ts';
import { startImport } from './imports-api.ts';
import { useImportStep } from './use-import.ts';

const MODES = [
  {
    value: 'register',
    label: 'Register them',
    help: 'As if you had submitted each: members whom they name are asked once.',
  },
  { value: 'drafts', label: 'Keep them as drafts', help: 'Nobody is asked until you submit each of them.' },
] as const;
type Mode = (typeof MODES)[number]['value'];

/** Begins the import of the works that can be. */
export function StartForm({ job, report }: { readonly job: ImportDetails; readonly report: ImportReport }) {
  const { noun, some } = useImportSubject();
  const [mode, setMode] = useState<Mode>(report.clean > 0 || report.draftable === 0 ? 'register' : 'drafts');
  const starting = useImportStep((http, asDrafts: boolean) => startImport(http, job, asDrafts));
  const works = mode === 'drafts' ? report.draftable : report.clean;
  if (report.draftable === 0)
    return (
      <Alert tone="warning" title={`No ${noun[0]} of this file can be imported as it is`}>
        Mend what was found below, and send the file again.
      </Alert>
    );
  const left = report.works - works;
  return (
    <Card>
      <Stack gap="4">
        <Heading size="md">Import</Heading>
        <RadioCards legend={`What becomes of the ${noun[1]}`} options={MODES} value={mode} onChange={setMode} />
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Text color="muted">
            {left > 0 ? `${some(left)} will be left out. ` : ''}You can take the whole import back afterwards.
          </Text>
          <Button
            loading={starting.isPending}
            disabled={works === 0}
            onClick={() => starting.mutate(mode === 'drafts')}
          >
            {mode === 'drafts'
              ? `Keep ${some(works)} as ${works === 1 ? 'a draft' : 'drafts'}`
              : `Register ${some(works)}`}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
