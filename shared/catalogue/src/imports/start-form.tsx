import { countDuplicates, countSelected } from '@counterpoint/domain/imports';
import type { ImportDetails, ImportReport, ImportStart } from '@counterpoint/domain/schemas/imports';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, Card, chakra, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Checkbox, RadioCards } from '@counterpoint/kit/form';
import { useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { useImportSubject } from './imports-api.ts';
import { useImportStep } from './opened-import-api.ts';

interface StartFormProps {
  readonly job: ImportDetails;
  readonly report: ImportReport;
  /** Corrections that the import would start without. */
  readonly unsaved: number;
}

export function StartForm({ job, report, unsaved }: StartFormProps) {
  const { id: what, some } = useImportSubject();
  const isAnyClean = report.clean + report.claimable > 0 || report.draftable === 0;
  const [choices, setChoices] = useState<ImportStart>({
    as_drafts: !isAnyClean,
    leaves_out_alike: true,
    claims_rights: false,
  });
  const [isConfirming, setConfirming] = useState(false);
  const starting = useImportStep(job, 'start');
  if (report.draftable + report.claimable === 0)
    return (
      <Alert tone="warning" title={text.nothingImportable()}>
        {text.nothingImportableHint()}
      </Alert>
    );
  const { written, claimed } = countSelected(report, choices);
  const remaining = report.works - written - claimed;
  const verb = verbOf(choices, { written, claimed }, some);
  const start = () =>
    starting.mutate({ ...choices, claims_rights: claimed > 0 }, { onSettled: () => setConfirming(false) });
  return (
    <Card>
      <Stack gap="4">
        <Heading size="md">{text.importTitle()}</Heading>
        <RadioCards
          legend={text.mode({ what })}
          options={[
            { value: 'register', label: text.register(), help: text.registerHelp() },
            { value: 'drafts', label: text.asDrafts(), help: text.asDraftsHelp() },
          ]}
          value={choices.as_drafts ? 'drafts' : 'register'}
          onChange={(mode) => setChoices({ ...choices, as_drafts: mode === 'drafts' })}
        />
        <Choosing report={report} choices={choices} onChange={setChoices} />
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Text color="muted">
            {remaining > 0 && `${text.willBeLeftOut({ entries: some(remaining) })} `}
            {unsaved > 0 ? text.saveCorrectionsFirst({ count: unsaved }) : text.canUndo()}
          </Text>
          <Button
            loading={starting.isPending}
            disabled={unsaved > 0 || written + claimed === 0}
            onClick={() => (choices.as_drafts ? start() : setConfirming(true))}
          >
            {verb}
          </Button>
        </Flex>
      </Stack>
      <ConfirmDialog
        isOpen={isConfirming}
        title={text.startQuestion({ entries: some(written + claimed) })}
        confirmLabel={verb}
        isBusy={starting.isPending}
        onConfirm={start}
        onCancel={() => setConfirming(false)}
      >
        <StartEffects report={report} choices={choices} />
      </ConfirmDialog>
    </Card>
  );
}

interface ChoosingProps {
  readonly report: ImportReport;
  readonly choices: ImportStart;
  readonly onChange: (choices: ImportStart) => void;
}

function Choosing({ report, choices, onChange }: ChoosingProps) {
  const { some } = useImportSubject();
  const alike = countDuplicates(report, choices);
  return (
    <>
      {alike > 0 && (
        <Checkbox
          label={text.leaveOutDuplicates({ entries: some(alike) })}
          help={text.leaveOutDuplicatesHelp()}
          checked={choices.leaves_out_alike}
          onChange={({ target }) => onChange({ ...choices, leaves_out_alike: target.checked })}
        />
      )}
      {!choices.as_drafts && report.claimable > 0 && (
        <Checkbox
          label={text.claimRights({ entries: some(report.claimable) })}
          help={text.claimRightsHelp()}
          checked={choices.claims_rights}
          onChange={({ target }) => onChange({ ...choices, claims_rights: target.checked })}
        />
      )}
    </>
  );
}

function StartEffects({ report, choices }: Omit<ChoosingProps, 'onChange'>) {
  const { id: what, some } = useImportSubject();
  const { written, claimed } = countSelected(report, choices);
  const alike = countDuplicates(report, choices);
  const remaining = report.works - written - claimed;
  return (
    <chakra.ul listStyleType="disc" paddingInlineStart="5">
      {written > 0 && <li>{text.willBeRegistered({ entries: some(written), what })}</li>}
      {claimed > 0 && <li>{text.willBeClaimed({ entries: some(claimed) })}</li>}
      {alike > 0 && !choices.leaves_out_alike && <li>{text.willBeDuplicated({ entries: some(alike) })}</li>}
      {remaining > 0 && <li>{text.willBeLeftOut({ entries: some(remaining) })}</li>}
    </chakra.ul>
  );
}

function verbOf(
  { as_drafts }: ImportStart,
  { written, claimed }: ReturnType<typeof countSelected>,
  some: (number: number) => string,
): string {
  if (as_drafts) return text.saveDrafts({ entries: some(written), count: written });
  if (claimed === 0) return text.registerEntries({ entries: some(written) });
  if (written === 0) return text.claimIn({ entries: some(claimed) });
  return text.registerAndClaim({ entries: some(written), claimed });
}
