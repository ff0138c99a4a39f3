import { type DraftStore, useDraft } from '@counterpoint/client/drafts';
import { NEEDS_EVIDENCE } from '@counterpoint/domain/oppositions';
import { LONGEST_STATEMENT, SHORTEST_STATEMENT } from '@counterpoint/domain/schemas/cases';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { EvidencePanel } from '../../../ui/evidence/evidence-panel.tsx';
import type { CaseEntry } from '../case-entry.ts';
import type { FilingValues } from '../filing-values.ts';
import { useProblemAt } from '../use-problem-at.ts';
import { evidenceWords } from '../words/kind-choices.ts';

export function StatementStep({ store }: { store: DraftStore<FilingValues, CaseEntry> }) {
  const { control, register } = useFormContext<FilingValues>();
  const kind = useWatch({ control, name: 'kind' });
  const statement = useWatch({ control, name: 'statement' });
  const id = useDraft(store, ({ stored }) => stored?.id ?? null);
  return (
    <Stack gap="4">
      <Card as="section" aria-label="What you say">
        <Field
          label="What is wrong, and how you know"
          help="The other parties and the society read this."
          error={useProblemAt('statement')}
        >
          <Textarea rows={7} {...register('statement')} />
        </Field>
        <Text color="muted" fontSize="sm" marginTop="1.5">
          {countInWords([...statement.trim()].length)}
        </Text>
      </Card>
      {kind !== null && id !== null && (
        <Card as="section" id="documents" tabIndex={-1} aria-label="Evidence">
          <Stack gap="4">
            <Heading as="h2">Evidence</Heading>
            <Text color="muted">
              {evidenceWords(kind)} {NEEDS_EVIDENCE[kind].claimant ? WITHOUT : OPTIONAL}
            </Text>
            <EvidencePanel caseId={id} kind={kind} side="claimant" canAdd />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

const WITHOUT =
  'You can file without it: the case then waits 60 days for it, and lapses if none comes. The others are asked once it is there.';
const OPTIONAL = 'What supports you helps all the same.';

function countInWords(count: number): string {
  if (count < SHORTEST_STATEMENT) return `${SHORTEST_STATEMENT - count} more characters are needed.`;
  return `${count} of at most ${LONGEST_STATEMENT} characters.`;
}
