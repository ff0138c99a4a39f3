import type { IsniCandidate, IsniCandidates } from '@counterpoint/domain/schemas/parties';
import { Button } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { SearchFirst, StepFrame } from '@counterpoint/kit/wizard';
import { useState } from 'react';
import { appliedName } from '../../applied-name.ts';
import type { ApplicationForm } from '../use-application-form.ts';
import type { ApplyWizard } from '../use-apply-wizard.ts';
import { FoundCandidate } from './found-candidate.tsx';
import { useCandidateSearch } from './use-candidate-search.ts';

interface SearchStepProps {
  readonly application: ApplicationForm;
  readonly wizard: ApplyWizard;
  readonly onLeave: () => void;
}

/** Searches first: an applicant who has a number claims it instead of getting a second one. */
export function SearchStep({ application: { form, store }, wizard, onLeave }: SearchStepProps) {
  const [name, setName] = useState(() => appliedName(form.getValues()));
  const { found, isSearching, isError, retry } = useCandidateSearch(name);
  const items = found?.items ?? [];

  function handleThisIsMe({ isni }: IsniCandidate) {
    form.setValue('existing_isni', isni ?? '', { shouldDirty: true });
    wizard.go('claim');
  }
  function handleContinue() {
    // The prefilled profile is saved as a draft even if the member types nothing.
    store.getState().change(form.getValues());
    wizard.go('names');
  }
  return (
    <StepFrame
      problems={wizard.problems}
      attempts={wizard.attempts}
      isBusy={isSearching}
      continueLabel={items.length > 0 ? 'None of these is me: continue' : 'Continue'}
      onBack={onLeave}
      onContinue={handleContinue}
    >
      <SearchFirst
        isSearching={isSearching}
        resultWords={resultWords(found)}
        isError={isError}
        onRetry={retry}
        more={
          <Button variant="ghost" size="sm" onClick={() => wizard.go('claim')}>
            I have an ISNI and know its number
          </Button>
        }
        found={{
          label: 'Records that may be you',
          heading: 'Is one of these you?',
          items: items.map((candidate) => (
            <FoundCandidate
              key={candidate.isni ?? candidate.ppn}
              candidate={candidate}
              onThisIsMe={() => handleThisIsMe(candidate)}
            />
          )),
        }}
      >
        <Field label="Name" help="The name that you create under. We look whether it has an ISNI already.">
          <Input autoComplete="off" maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </SearchFirst>
    </StepFrame>
  );
}

function resultWords(found: IsniCandidates | undefined): string {
  if (!found) return '';
  const count = found.items.length;
  const what =
    count === 0
      ? 'Nothing was found under this name.'
      : count === 1
        ? '1 record was found.'
        : `${count} records were found.`;
  if (found.is_index_searched) return count === 0 ? `${what} You can continue.` : what;
  return `The public index of ISNI cannot be reached now, so we looked among the society’s own names. ${what}`;
}
