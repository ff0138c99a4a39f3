import { SearchStep as SearchStepOf } from '@counterpoint/area-ui/wizard';
import type { IsniCandidate, IsniCandidates } from '@counterpoint/domain/schemas/parties';
import { Button } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useState } from 'react';
import * as text from '../../../../messages/isni-application.generated.ts';
import { applicantName } from '../../applicant-name.ts';
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
  const [name, setName] = useState(() => applicantName(form.getValues()));
  const { found, isSearching, isError, retry } = useCandidateSearch(name);
  const items = found?.items ?? [];

  function handleThisIsMe({ isni }: IsniCandidate) {
    form.setValue('existing_isni', isni ?? '', { shouldDirty: true });
    wizard.go('claim');
  }
  function handleContinue() {
    store.getState().change(form.getValues());
    wizard.go('names');
  }
  return (
    <SearchStepOf
      anotherLabel={text.noneIsMe()}
      onBack={onLeave}
      onContinue={handleContinue}
      missing={name.trim() === '' ? { path: 'search_name', message: text.searchMissing() } : null}
      isSearching={isSearching}
      resultCount={describeResults(found)}
      isError={isError}
      onRetry={retry}
      more={
        <Button variant="ghost" size="sm" onClick={() => wizard.go('claim')}>
          {text.knowNumber()}
        </Button>
      }
      found={{
        label: text.foundLabel(),
        heading: text.foundHeading(),
        items: items.map((candidate) => (
          <FoundCandidate
            key={candidate.isni ?? candidate.ppn}
            candidate={candidate}
            onThisIsMe={() => handleThisIsMe(candidate)}
          />
        )),
      }}
    >
      {(error) => (
        <Field label={text.name()} help={text.searchHelp()} error={error}>
          <Input
            name="search_name"
            autoComplete="off"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
    </SearchStepOf>
  );
}

function describeResults(found: IsniCandidates | undefined): string {
  if (!found) return '';
  const count = found.items.length;
  return found.is_index_searched ? text.found({ count }) : text.foundLocally({ count });
}
