import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { DataTable } from '@counterpoint/kit/table';
import type { Difference } from '@counterpoint/kit/wizard';

interface ChangesReviewProps {
  readonly what: string;
  readonly differences: readonly Difference[];
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly error: string | undefined;
}

export function ChangesReview({ what, differences, note, onNote, error }: ChangesReviewProps) {
  return (
    <Card as="section" aria-label="What changes">
      <Stack gap="4">
        <Heading as="h2">What changes</Heading>
        {differences.length === 0 ? (
          <Text color="muted">Nothing differs from the {what} as it is registered.</Text>
        ) : (
          <DataTable
            caption="What changes"
            columns={[
              { id: 'field', header: 'Field', cell: ({ label }: Difference) => label, isRowHeader: true },
              { id: 'before', header: 'As registered', cell: ({ theirs }: Difference) => theirs || '—' },
              { id: 'after', header: 'New version', cell: ({ mine }: Difference) => mine || '—' },
            ]}
            rows={differences}
            rowKey={({ label }) => label}
            card={({ label, mine, theirs }) => (
              <>
                <Text fontWeight="semibold">{label}</Text>
                <Text color="muted">As registered: {theirs || '—'}</Text>
                <Text>New version: {mine || '—'}</Text>
              </>
            )}
          />
        )}
        <Field
          label="Why does it change?"
          help={`Those who are asked to confirm read it, and it stands in the history of the ${what}.`}
          error={error}
        >
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
