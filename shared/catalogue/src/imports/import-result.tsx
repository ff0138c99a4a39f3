import { ButtonLink, PageLink } from '@counterpoint/area-ui/page';
import { countSelected } from '@counterpoint/domain/imports';
import type { ImportClaim, ImportDetails } from '@counterpoint/domain/schemas/imports';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, chakra, Flex, Heading, Note, StackedCard, Text } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import { useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { useImportSubject } from './imports-api.ts';
import { useImportStep } from './opened-import-api.ts';
import { ReportFiles } from './report-files.tsx';

export function ImportResult({ job }: { readonly job: ImportDetails }) {
  const subject = useImportSubject();
  const start = useImportStep(job, 'start');
  const remaining = job.imported - job.removed;
  const canGoOn = job.state !== 'done' && job.state !== 'undone' && job.report !== null && job.imported > 0;
  return (
    <StackedCard>
      <div role="status">
        <Heading size="md">{titleOf(job, subject.some)}</Heading>
        <Text color="muted">{sentenceOf(job, subject.some)}</Text>
      </div>
      {job.problem && <Alert tone="error" title={job.problem} />}
      <Entries about={text.kept()} entries={job.kept} count={job.kept_count} />
      <Entries about={text.notSubmitted()} entries={job.not_submitted} count={job.not_submitted_count} />
      {job.awaited.entries > 0 && <Awaited awaited={job.awaited} />}
      <ImportClaims claims={job.claims} />
      <Flex gap="2" wrap="wrap">
        {remaining > 0 && (
          <ButtonLink variant="outline" to={subject.list}>
            {text.seeList({ what: subject.id })}
          </ButtonLink>
        )}
        {canGoOn && (
          <Button loading={start.isPending} onClick={() => start.mutate({})}>
            {text.resume()}
          </Button>
        )}
        <ReportFiles job={job} />
        {remaining > 0 && <UndoImport job={job} />}
      </Flex>
    </StackedCard>
  );
}

type Some = (number: number) => string;

function titleOf({ state, imported, removed, claims, report }: ImportDetails, some: Some): string {
  if (state === 'undone') return text.undone({ entries: some(removed) });
  if (state === 'failed' && report === null) return text.unreadable();
  const written = imported - claimedIn(claims);
  if (imported > 0 && written === 0) return text.claimedIn({ entries: some(imported) });
  return imported === 0 ? text.nothingImported() : text.imported({ entries: some(written) });
}

function claimedIn({ counts: { claimed = 0, kept = 0, undone = 0 } }: ImportDetails['claims']): number {
  return claimed + kept + undone;
}

function sentenceOf(job: ImportDetails, some: Some): string {
  const { state, as_drafts, imported, report } = job;
  if (state === 'undone') return text.undoneHint();
  const { waiting, prevented } = unwrittenIn(job);
  const preventedSentences = prevented > 0 ? [text.prevented({ entries: some(prevented) })] : [];
  if (imported === 0) return [text.unchanged(), ...preventedSentences].join(' ');
  const excluded = (report?.works ?? imported) - imported - waiting - prevented;
  return [
    as_drafts ? text.areDrafts() : text.areListed(),
    ...(waiting > 0 ? [text.waiting({ entries: some(waiting) })] : []),
    ...(excluded > 0 ? [text.excluded({ entries: some(excluded) })] : []),
    ...preventedSentences,
  ].join(' ');
}

/** How many entries are still to be written, or were ready at the check but no longer when the import wrote them. */
function unwrittenIn({ state, report, imported, claims, ...choices }: ImportDetails) {
  if (!report) return { waiting: 0, prevented: 0 };
  const { written, claimed } = countSelected(report, choices);
  if (state !== 'done') return { waiting: Math.max(0, written + claimed - imported), prevented: 0 };
  return { waiting: 0, prevented: Math.max(0, written - (imported - claimedIn(claims))) };
}

function Awaited({ awaited: { entries, members, other_members } }: Pick<ImportDetails, 'awaited'>) {
  const { some } = useImportSubject();
  return (
    <div>
      <Text fontWeight="semibold">{text.awaited({ entries: some(entries), count: entries })}</Text>
      <chakra.ul listStyleType="disc" paddingInlineStart="5" marginTop="1">
        {members.map((member) => (
          <li key={member.party_id}>{text.awaitedFrom({ name: member.name, entries: some(member.entries) })}</li>
        ))}
        {other_members > 0 && <li>{text.awaitedFromOthers({ count: other_members })}</li>}
      </chakra.ul>
    </div>
  );
}

interface EntriesProps {
  readonly about: string;
  readonly entries: readonly (ImportDetails['kept'][number] & { readonly line?: number | null })[];
  readonly count: number;
}

function Entries({ about, entries, count }: EntriesProps) {
  const { details } = useImportSubject();
  if (entries.length === 0) return null;
  return (
    <div>
      <Text fontWeight="semibold">{about}</Text>
      <chakra.ul listStyleType="disc" paddingInlineStart="5" marginTop="1">
        {entries.map(({ id, title, line = null, why }) => (
          <li key={id}>
            {line !== null && `${text.row({ line })} `}
            <PageLink to={details(id)}>{title}</PageLink>
            {why && <Text color="muted">{why}</Text>}
          </li>
        ))}
      </chakra.ul>
      {count > entries.length && <Note>{text.firstOf({ shown: entries.length, total: count })}</Note>}
    </div>
  );
}

function UndoImport({ job }: { readonly job: ImportDetails }) {
  const { id: what, some } = useImportSubject();
  const [isConfirming, setConfirming] = useState(false);
  const undo = useImportStep(job, 'undoing');
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        {text.undo()}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={text.undoQuestion({ entries: some(job.imported - job.removed) })}
        confirmLabel={text.undo()}
        tone="danger"
        isBusy={undo.isPending}
        onConfirm={() => undo.mutate(null, { onSettled: () => setConfirming(false) })}
        onCancel={() => setConfirming(false)}
      >
        {text.undoHint({ what })}
      </ConfirmDialog>
    </>
  );
}

const OUTCOME_LABELS: Record<ImportClaim['outcome'], Message> = text.outcomeLabels;

function ImportClaims({ claims: { counts, items } }: Pick<ImportDetails, 'claims'>) {
  const count = Object.values(counts).reduce((sum, some) => sum + some, 0);
  const entries = items.map(({ outcome, why, ...entry }) => ({
    ...entry,
    why: [OUTCOME_LABELS[outcome](), why].filter(Boolean).join('. '),
  }));
  return <Entries about={text.claims()} entries={entries} count={count} />;
}
