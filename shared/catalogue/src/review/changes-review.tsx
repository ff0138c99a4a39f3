import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { DataTable } from '@counterpoint/kit/table';
import type { Difference } from '@counterpoint/kit/wizard';
import * as text from '../messages/review.generated.ts';

interface ChangesReviewProps {
  readonly what: 'work' | 'recording';
  readonly differences: readonly Difference[];
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly error: string | undefined;
}

export function ChangesReview({ what, differences, note, onNote, error }: ChangesReviewProps) {
  return (
    <Card as="section" aria-label={text.changes()}>
      <Stack gap="4">
        <Heading as="h2">{text.changes()}</Heading>
        {differences.length === 0 ? (
          <Text color="muted">{text.noDifferences({ what })}</Text>
        ) : (
          <DataTable
            caption={text.changes()}
            columns={[
              { id: 'field', header: text.field(), cell: ({ label }: Difference) => label, isRowHeader: true },
              { id: 'before', header: text.registered(), cell: ({ theirs }: Difference) => theirs || '—' },
              { id: 'after', header: text.changed(), cell: ({ mine }: Difference) => mine || '—' },
            ]}
            rows={differences}
            rowKey={({ label }) => label}
            card={({ label, mine, theirs }) => (
              <>
                <Text fontWeight="semibold">{label}</Text>
                <Text color="muted">{text.registeredIs({ value: theirs || '—' })}</Text>
                <Text>{text.newIs({ value: mine || '—' })}</Text>
              </>
            )}
          />
        )}
        <Field label={text.why()} help={text.whyHelp()} error={error}>
          <Textarea
            name="change_note"
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => onNote(event.target.value)}
          />
        </Field>
      </Stack>
    </Card>
  );
}
