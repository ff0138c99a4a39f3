import { useLeaveGuard } from '@counterpoint/client/drafts';
import { problemOf } from '@counterpoint/client/http';
import { USE_LABELS, USE_TYPES, type UseType } from '@counterpoint/domain/recording-rights';
import type { ImportDetails, ImportReport, ImportRights } from '@counterpoint/domain/schemas/imports';
import { Alert, Button, Flex, Heading, StackedCard, Text } from '@counterpoint/kit/core';
import { CheckboxCards, Field, Input, RadioCards } from '@counterpoint/kit/form';
import { useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { FocusRecovery } from './focus-recovery.tsx';
import { useImportSubject } from './imports-api.ts';
import { chooseRights, useImportStep } from './opened-import-api.ts';

const OTHER = 'other';

interface RightsForAllProps {
  readonly job: ImportDetails;
  readonly report: ImportReport;
  readonly isDiscarded: boolean;
}

/** Offers one holder for all recordings of the file that have none. */
export function RightsForAll({ job, report, isDiscarded }: RightsForAllProps) {
  const [isChanging, setChanging] = useState(false);
  if (job.rights && !isChanging)
    return (
      <FocusRecovery key="chosen">
        <Alert tone="info" title={text.rightsChosen({ holder: job.rights.name })}>
          <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
            {text.changeRights()}
          </Button>
        </Alert>
      </FocusRecovery>
    );
  if (report.without_rights === 0 && !job.rights) return null;
  return (
    <FocusRecovery key="form">
      <RightsForm
        job={job}
        report={report}
        isDiscarded={isDiscarded}
        onClose={job.rights ? () => setChanging(false) : null}
      />
    </FocusRecovery>
  );
}

interface RightsFormProps extends RightsForAllProps {
  /** Null for the first choice, which can't be cancelled. */
  readonly onClose: (() => void) | null;
}

function RightsForm({ job, report: { holders, without_rights }, isDiscarded, onClose }: RightsFormProps) {
  const { some } = useImportSubject();
  const { rights: earlier } = job;
  const [chosen, setChosen] = useState(() => placeOf(holders, earlier?.name ?? holders[0]?.name));
  const [other, setOther] = useState(earlier?.name ?? '');
  const [uses, setUses] = useState<readonly UseType[]>(earlier?.uses ?? USE_TYPES);
  const [territories, setTerritories] = useState(earlier?.territories ?? text.world());
  const saving = useImportStep((http, rights: ImportRights) => chooseRights(http, job, rights));
  const [isChanged, setChanged] = useState(false);
  useLeaveGuard(isChanged && !saving.isPending && !isDiscarded);
  const name = chosen === OTHER ? other.trim() : (holders[Number(chosen)]?.name ?? '');
  const options = USE_TYPES.map((use) => ({ value: use, label: USE_LABELS[use]() }));
  const wrong = problemOf(saving.error)?.details ?? [];
  return (
    <StackedCard gap="5" onChange={() => setChanged(true)}>
      <div>
        <Heading size="md">{text.rightsTitle()}</Heading>
        {without_rights > 0 && <Text color="muted">{text.rightsHint({ entries: some(without_rights) })}</Text>}
      </div>
      {holders.length > 0 && <Holders holders={holders} value={chosen} onChange={setChosen} />}
      {chosen === OTHER && (
        <Field label={text.holderName()}>
          <Input value={other} onChange={({ target }) => setOther(target.value)} />
        </Field>
      )}
      <CheckboxCards legend={text.rightsUses()} name="uses" options={options} values={uses} onChange={setUses} />
      <Field
        label={text.rightsTerritories()}
        help={text.rightsTerritoriesHelp()}
        error={wrong.find(({ path }) => path === 'territories')?.message}
      >
        <Input value={territories} onChange={({ target }) => setTerritories(target.value)} />
      </Field>
      <Flex justify="flex-end" gap="3">
        {onClose && (
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
        )}
        <Button
          loading={saving.isPending}
          disabled={name === '' || uses.length === 0 || territories.trim() === ''}
          onClick={() => saving.mutate({ name, uses: [...uses], territories }, { onSuccess: () => onClose?.() })}
        >
          {text.applyRights()}
        </Button>
      </Flex>
    </StackedCard>
  );
}

function placeOf(holders: ImportReport['holders'], holder: string | undefined): string {
  const place = holders.findIndex(({ name }) => name === holder);
  return place < 0 ? OTHER : String(place);
}

interface HoldersProps {
  readonly holders: ImportReport['holders'];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Holders({ holders, value, onChange }: HoldersProps) {
  const { some } = useImportSubject();
  const proposed = holders.map(({ name, from, recordings }, index) => ({
    value: String(index),
    label: name,
    help: text.holderFrom({ from, entries: some(recordings) }),
  }));
  const options = [...proposed, { value: OTHER, label: text.otherHolder() }];
  return <RadioCards legend={text.rightsHolder()} options={options} value={value} onChange={onChange} />;
}
