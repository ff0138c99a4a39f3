import { useDraft } from '@counterpoint/client/drafts';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { Alert, Button } from '@counterpoint/kit/core';
import { SavingProblem } from '@counterpoint/kit/wizard';
import { useState } from 'react';
import { emptyDraft, valuesOf } from './draft-values.ts';
import type { OpenedDraft } from './opened-draft.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Wizard } from './use-wizard.ts';

export interface WizardNoticesProps {
  readonly opened: OpenedDraft;
  readonly draft: DraftForm;
  readonly wizard: Wizard;
  /** Why the work was not submitted, where no field is to blame. */
  readonly failure: string | null;
}

/** What is to be known about the draft as a whole, above its steps. */
export function WizardNotices({ opened, draft, wizard, failure }: WizardNoticesProps) {
  const { store, replaceValues } = draft;
  const { amended, copiedFrom } = opened;
  const saving = useDraft(store, (state) => state.saving);
  const [isRestored, setRestored] = useState(opened.id === null && opened.copy !== null && copiedFrom === null);
  function handleStartAfresh() {
    store.getState().forget();
    replaceValues(amended ? valuesOf(amended) : emptyDraft());
    setRestored(false);
    wizard.go(amended ? 'about' : 'search');
  }
  return (
    <>
      <SavingProblem
        saving={saving}
        onRetry={() => void store.getState().flush()}
        onSaveAsNew={() => void store.getState().saveAsNew()}
      />
      {amended && <Amended work={amended} />}
      {copiedFrom !== null && <Copied title={copiedFrom} />}
      {isRestored && <Restored onStartAfresh={handleStartAfresh} />}
      {failure && (
        <Alert tone="error" title="The work was not submitted">
          {failure}
        </Alert>
      )}
    </>
  );
}

function Amended({ work }: { work: CompositionDetails }) {
  return (
    <Alert
      tone="info"
      title={`You are preparing a new version of “${work.title}”, ${work.reference}`}
      action={
        <Button variant="outline" size="sm" asChild>
          <Link to={paths.compositions.details(work.id)}>See it as registered</Link>
        </Button>
      }
    >
      The work stays as it is registered until the new version is submitted and confirmed by those it touches.
    </Alert>
  );
}

function Copied({ title }: { title: string }) {
  return (
    <Alert tone="info" title={`Begun as a copy of “${title}”`}>
      Its ISWC, other numbers, dates and recordings belong to that work and are not copied. Change what is different.
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
