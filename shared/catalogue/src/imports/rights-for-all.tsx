import { useLeaveGuard } from '@counterpoint/client/drafts';
import { problemOf } from '@counterpoint/client/http';
import { USE_LABELS, USE_TYPES, type UseType } from '@counterpoint/domain/recording-rights';
import type { ImportDetails, ImportReport } from '@counterpoint/domain/schemas/imports';
import { Alert, Button, Flex, Heading, StackedCard, Text } from '@counterpoint/kit/core';
import { CheckboxCards, Field, Input, RadioCards } from '@counterpoint/kit/form';
import { useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { FocusRecovery } from './focus-recovery.tsx';
import { useImportSubject } from './imports-api.ts';
import { useImportStep } from './opened-import-api.ts';

const OTHER = 'other';

/** Entered by the member, but not applied yet. */
export interface EnteredRights {
  /** A proposed holder; empty for the other one. */
  readonly proposed: string;
  readonly other: string;
  readonly uses: readonly UseType[];
  readonly territories: string;
}

export interface RightsEntry {
  readonly entered: EnteredRights | null;
  readonly onEnter: (rights: EnteredRights | null) => void;
}

interface RightsForAllProps {
  readonly job: ImportDetails;
  readonly report: ImportReport;
  readonly entry: RightsEntry;
  readonly isDiscarded: boolean;
}

/** Offers one holder for all recordings of the file that have none. */
export function RightsForAll({ job, report, entry, isDiscarded }: RightsForAllProps) {
  const [isChanging, setChanging] = useState(entry.entered !== null);
  function handleClose() {
    setChanging(false);
    entry.onEnter(null);
  }
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
      <RightsForm job={job} report={report} entry={entry} isDiscarded={isDiscarded} onClose={handleClose} />
    </FocusRecovery>
  );
}

interface RightsFormProps extends RightsForAllProps {
  readonly onClose: () => void;
}

function RightsForm({ job, report: { holders, without_rights }, entry, isDiscarded, onClose }: RightsFormProps) {
  const { some } = useImportSubject();
  const { rights: earlier } = job;
  const [initial] = useState(() => initialRights(job, holders));
  const rights = entry.entered ?? initial;
  const { other, uses, territories } = rights;
  const change = (changed: Partial<EnteredRights>) => entry.onEnter({ ...rights, ...changed });
  const saving = useImportStep(job, 'rights');
  useLeaveGuard(entry.entered !== null && !saving.isPending && !isDiscarded);
  const place = placeOf(holders, rights.proposed);
  const name = place === OTHER ? other.trim() : rights.proposed;
  const options = USE_TYPES.map((use) => ({ value: use, label: USE_LABELS[use]() }));
  const wrong = problemOf(saving.error)?.details ?? [];
  return (
    <StackedCard gap="5">
      <div>
        <Heading size="md">{text.rightsTitle()}</Heading>
        {without_rights > 0 && <Text color="muted">{text.rightsHint({ entries: some(without_rights) })}</Text>}
      </div>
      {holders.length > 0 && (
        <Holders
          holders={holders}
          value={place}
          onChange={(chosen) => change({ proposed: holders[Number(chosen)]?.name ?? '' })}
        />
      )}
      {place === OTHER && (
        <Field label={text.holderName()}>
          <Input value={other} onChange={({ target }) => change({ other: target.value })} />
        </Field>
      )}
      <CheckboxCards
        legend={text.rightsUses()}
        name="uses"
        options={options}
        values={uses}
        onChange={(chosen) => change({ uses: chosen })}
      />
      <Field
        label={text.rightsTerritories()}
        help={text.rightsTerritoriesHelp()}
        error={wrong.find(({ path }) => path === 'territories')?.message}
      >
        <Input value={territories} onChange={({ target }) => change({ territories: target.value })} />
      </Field>
      <Flex justify="flex-end" gap="3">
        {earlier && (
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
        )}
        <Button
          loading={saving.isPending}
          disabled={name === '' || uses.length === 0 || territories.trim() === ''}
          onClick={() => saving.mutate({ name, uses: [...uses], territories }, { onSuccess: onClose })}
        >
          {text.applyRights()}
        </Button>
      </Flex>
    </StackedCard>
  );
}

function initialRights({ rights }: ImportDetails, holders: ImportReport['holders']): EnteredRights {
  return {
    proposed: rights?.name ?? holders[0]?.name ?? '',
    other: rights?.name ?? '',
    uses: rights?.uses ?? USE_TYPES,
    territories: rights?.territories ?? text.world(),
  };
}

function placeOf(holders: ImportReport['holders'], holder: string): string {
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
