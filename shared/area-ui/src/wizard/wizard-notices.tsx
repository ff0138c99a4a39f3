import { useDraft } from '@counterpoint/client/drafts';
import { Alert, Button } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { SavingProblem } from '@counterpoint/kit/wizard';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ButtonLink } from '../page/index.ts';
import type { DraftedEntry } from './draft-subject.ts';
import type { SaidOfSubject } from './no-draft.tsx';
import type { OpenedDraft } from './opened-draft.ts';
import type { DraftForm } from './use-draft-form.ts';

interface WizardNoticesProps<Values extends FieldValues, Draft, Stored extends DraftedEntry> {
  readonly opened: OpenedDraft<Values, Draft, Stored>;
  readonly draft: DraftForm<Values, Draft, Stored>;
  /** Back to the first step, with nothing typed. */
  readonly onStartAfresh: () => void;
  readonly failure: string | null;
}

/** What is to be known about the draft as a whole, above its steps. */
export function WizardNotices<Values extends FieldValues, Draft, Stored extends DraftedEntry>({
  opened: { id, copy, amended, copiedFrom },
  draft: { subject, store, replaceValues },
  onStartAfresh,
  failure,
}: WizardNoticesProps<Values, Draft, Stored>) {
  const saving = useDraft(store, (state) => state.saving);
  const [isRestored, setRestored] = useState(id === null && copy !== null && copiedFrom === null);
  function handleStartAfresh() {
    store.getState().forget();
    replaceValues(amended ? subject.kind.valuesOf(amended) : subject.empty());
    setRestored(false);
    onStartAfresh();
  }
  return (
    <>
      <SavingProblem
        saving={saving}
        onRetry={() => void store.getState().flush()}
        onSaveAsNew={() => void store.getState().saveAsNew()}
      />
      {amended && <Amended subject={subject} entry={amended} />}
      {copiedFrom !== null && (
        <Alert tone="info" title={`Begun as a copy of “${copiedFrom}”`}>
          {subject.words.copied}
        </Alert>
      )}
      {isRestored && <Restored onStartAfresh={handleStartAfresh} />}
      {failure && (
        <Alert tone="error" title={`The ${subject.words.what} was not submitted`}>
          {failure}
        </Alert>
      )}
    </>
  );
}

function Amended({ subject: { words, paths }, entry }: { subject: SaidOfSubject; entry: DraftedEntry }) {
  return (
    <Alert
      tone="info"
      title={`You are preparing a new version of “${fullTitle(entry)}”, ${entry.reference}`}
      action={
        <ButtonLink variant="outline" size="sm" to={paths.details(entry.id)}>
          See it as registered
        </ButtonLink>
      }
    >
      The {words.what} stays as it is registered until the new version is submitted and confirmed by those it touches.
    </Alert>
  );
}

function Restored({ onStartAfresh }: { onStartAfresh: () => void }) {
  return (
    <Alert
      tone="info"
      title="This is what you typed before"
      action={
        <Button variant="outline" size="sm" onClick={onStartAfresh}>
          Start afresh
        </Button>
      }
    >
      It had not reached the society, and was kept in this browser.
    </Alert>
  );
}
