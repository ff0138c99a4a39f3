import { SearchStep as SearchStepOf } from '@counterpoint/area-ui/wizard';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniCandidate, IsniCandidates } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Flex, Note, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useSettled } from '@counterpoint/kit/lists';
import { formatList } from '@counterpoint/messages';
import { useState } from 'react';
import { searchCandidates } from '../../../../api/isni-api.ts';
import * as text from '../../../../messages/isni-application.generated.ts';
import { applicantName } from '../../applicant-name.ts';
import type { ApplyStepProps } from '../use-application-form.ts';

/** Searches first: an applicant who has a number claims it instead of getting a second one. */
export function SearchStep({ application: { form, store }, wizard, onLeave }: ApplyStepProps) {
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

const MIN_SEARCH_LENGTH = 2;

function useCandidateSearch(typed: string) {
  const { http } = useHost();
  const trimmed = typed.trim();
  const name = useSettled(trimmed);
  const enabled = name.length >= MIN_SEARCH_LENGTH;
  const search = useQuery({
    queryKey: ['account', 'isni-candidates', name],
    queryFn: ({ signal }) => searchCandidates(http, name, signal),
    enabled,
    // The index can be slow, and the member can go on without it.
    retry: false,
  });
  return {
    found: enabled && trimmed === name ? search.data : undefined,
    isSearching: trimmed.length >= MIN_SEARCH_LENGTH && (trimmed !== name || search.isFetching),
    isError: enabled && search.isError,
    retry: () => void search.refetch(),
  };
}

function FoundCandidate({ candidate, onThisIsMe }: { candidate: IsniCandidate; onThisIsMe: () => void }) {
  const { isni, name, dates, details, sources } = candidate;
  return (
    <Box as="li" borderTopWidth="1px" borderColor="line" paddingX="5" paddingY="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Box minWidth="0" flex="1 1 16rem">
          <Text fontWeight="semibold">
            {name}
            {dates && ` (${dates})`}
          </Text>
          <Text fontVariantNumeric="tabular-nums">{isni ? formatIsni(isni) : text.noNumber()}</Text>
          {details.length > 0 && <Text color="muted">{formatList(details, 'unit')}</Text>}
          {sources.length > 0 && <Note>{text.knownTo({ sources: formatList(sources, 'unit') })}</Note>}
        </Box>
        {isni && (
          <Button
            variant="outline"
            size="sm"
            aria-label={text.thisIsMeNamed({ name, isni: formatIsni(isni) })}
            onClick={onThisIsMe}
          >
            {text.thisIsMe()}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
