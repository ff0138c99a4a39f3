import { Box, Grid, Note, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input, Textarea } from '@counterpoint/kit/form';
import { formatList } from '@counterpoint/messages';
import { useState } from 'react';
import { ResponseDeadline } from '../contest/index.ts';
import type { VersionedEntry } from '../entry/entry-source.ts';
import type { EntryDetails } from '../entry/index.ts';
import * as text from '../messages/bulk.generated.ts';
import type { CatalogueBulkSource, SelectedDialogProps, ShareTexts } from './catalogue-bulk-source.ts';
import { reasonProblem } from './reason-problem.ts';
import { SelectedBulkDialog } from './selected-bulk-dialog.tsx';

/** One reason, and the correct shares of each entry. Entries without a difference are left out. */
export function ContestSelectedDialog<Details extends EntryDetails>(props: SelectedDialogProps<Details>) {
  const { source, noun } = props;
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, ShareTexts>>>({});
  const wrongIn = (item: Details) => source.wrongShares(item, typed[item.id] ?? {});
  const contestOf = (item: Details) => source.contest(item, typed[item.id] ?? {});
  const sent = (items: readonly Details[] | null) => {
    const contested = items?.filter((item) => contestOf(item) !== null) ?? null;
    const entryOf = ({ id, version }: VersionedEntry) => {
      const item = items?.find((each) => each.id === id);
      return { id, version, contestation: { ...(item && contestOf(item)?.contestation), reason } };
    };
    const isWrong = items?.some((item) => Object.keys(wrongIn(item)).length > 0) ?? false;
    const problem = isWrong ? text.correctShares() : problemIn(reason, contested);
    return { chosen: contested, entryOf, problem, isFilled: reason !== '' || Object.keys(typed).length > 0 };
  };
  return (
    <SelectedBulkDialog
      act="contest"
      fetch={source.fetchAwaiting}
      isFor={(item) => source.contestable(item).length > 0}
      sent={sent}
      {...props}
    >
      {(items) => (
        <>
          <Field label={text.problemInAll()}>
            <Textarea value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
          {items && (
            <Stack as="ul" gap="4" aria-label={text.toContest({ what: noun })}>
              {items.map((item) => (
                <ContestedItem
                  key={item.id}
                  item={item}
                  source={source}
                  typed={typed[item.id] ?? {}}
                  onType={(texts) => setTyped({ ...typed, [item.id]: texts })}
                />
              ))}
            </Stack>
          )}
          <Text>
            <ResponseDeadline of={noun} />
          </Text>
        </>
      )}
    </SelectedBulkDialog>
  );
}

function problemIn(reason: string, contested: readonly unknown[] | null): string | null {
  return reasonProblem(reason, text.enterProblem) ?? (contested?.length === 0 ? text.enterDifference() : null);
}

interface ContestedItemProps<Details extends EntryDetails> {
  readonly item: Details;
  readonly source: CatalogueBulkSource<Details>;
  readonly typed: ShareTexts;
  readonly onType: (typed: ShareTexts) => void;
}

function ContestedItem<Details extends EntryDetails>({ item, source, typed, onType }: ContestedItemProps<Details>) {
  const contest = source.contest(item, typed);
  const wrong = source.wrongShares(item, typed);
  return (
    <Box as="li">
      <Text fontWeight="600">{item.title}</Text>
      <Grid templateColumns="repeat(auto-fit, minmax(10rem, 1fr))" gap="3">
        {source.contestable(item).map(({ key, label, stated }) => (
          <Field key={key} label={label} help={text.stated({ share: stated })} error={wrong[key]}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              aria-label={text.shareIn({ label, title: item.title })}
              value={typed[key] ?? ''}
              onChange={({ target }) => onType({ ...typed, [key]: target.value })}
            />
          </Field>
        ))}
      </Grid>
      <Note role="status">
        {contest && text.holds({ holds: contest.holds.join('; '), names: formatList(contest.respondents) })}
        {!contest && Object.keys(wrong).length === 0 && text.noDifference()}
      </Note>
    </Box>
  );
}
