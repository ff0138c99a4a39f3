import { useDraft } from '@counterpoint/client/drafts';
import { Alert, Button } from '@counterpoint/kit/core';
import { FailureAlert } from '@counterpoint/kit/form';
import { fullTitle } from '@counterpoint/kit/text';
import { SavingProblem } from '@counterpoint/kit/wizard';
import { useState } from 'react';
import * as text from '../messages/wizard.generated.ts';
import { ButtonLink } from '../page/index.ts';
import type { SubjectTexts } from './draft-loader.tsx';
import type { DraftedEntry, DraftTypes, OpenedDraft } from './draft-subject.ts';
import { SubmittedAlert } from './submitted-alert.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface WizardNoticesProps<Of extends DraftTypes> {
  readonly opened: OpenedDraft<Of>;
  readonly draft: DraftForm<Of>;
  readonly onStartOver: () => void;
  readonly failure: string | null;
}

export function WizardNotices<Of extends DraftTypes>({
  opened: { id, copy, amended, copiedFrom },
  draft: { subject, store, replaceValues },
  onStartOver,
  failure,
}: WizardNoticesProps<Of>) {
  const saving = useDraft(store, (state) => state.saving);
  const storedId = useDraft(store, ({ stored }) => stored?.id ?? '');
  const [isRestored, setRestored] = useState(id === null && copy !== null && copiedFrom === null);
  // Once the server has them, discarding the draft is the way to let them go.
  const isStored = storedId !== '';
  function handleStartOver() {
    store.getState().forget();
    replaceValues(amended ? subject.kind.valuesOf(amended) : subject.empty());
    setRestored(false);
    onStartOver();
  }
  return (
    <>
      {saving.kind === 'gone' && saving.isSubmitted ? (
        <SubmittedAlert
          title={text.submittedElsewhere({ what: subject.words.what })}
          to={subject.paths.details(storedId)}
          label={text.open({ what: subject.words.what })}
        />
      ) : (
        <SavingProblem
          saving={saving}
          onRetry={() => void store.getState().flush()}
          onSaveAsNew={() => void store.getState().saveAsNew()}
        />
      )}
      {amended && <Amended subject={subject} entry={amended} />}
      {copiedFrom !== null && (
        <Alert tone="info" title={text.copyOf({ title: copiedFrom })}>
          {subject.words.copied()}
        </Alert>
      )}
      {isRestored && <Restored onStartOver={isStored ? null : handleStartOver} />}
      {failure && <FailureAlert title={text.notSubmitted({ what: subject.words.what })}>{failure}</FailureAlert>}
    </>
  );
}

function Amended({ subject: { words, paths }, entry }: { subject: SubjectTexts; entry: DraftedEntry }) {
  return (
    <Alert
      tone="info"
      title={text.newRevision({ title: fullTitle(entry), reference: entry.reference })}
      action={
        <ButtonLink variant="outline" size="sm" to={paths.details(entry.id)}>
          {text.seeRegistered()}
        </ButtonLink>
      }
    >
      {text.staysUntilConfirmed({ what: words.what })}
    </Alert>
  );
}

function Restored({ onStartOver }: { onStartOver: (() => void) | null }) {
  if (onStartOver === null) return <Alert tone="info" title={text.restored()} />;
  return (
    <Alert
      tone="info"
      title={text.restored()}
      action={
        <Button variant="outline" size="sm" onClick={onStartOver}>
          {text.startOver()}
        </Button>
      }
    >
      {text.restoredText()}
    </Alert>
  );
}
