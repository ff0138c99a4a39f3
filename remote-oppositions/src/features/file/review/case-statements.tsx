import { useHost } from '@counterpoint/contract';
import { differencesOf, isAboutOtherWork, isAboutShares, measuresOf } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS } from '@counterpoint/domain/states';
import { ReviewPart } from '@counterpoint/kit/cards';
import { Text } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import * as text from '../../../messages/filing.generated.ts';
import { ChangeList } from '../../../ui/lines/change-list.tsx';
import { LineUpTable } from '../../../ui/lines/line-up-table.tsx';
import type { FilingStep } from '../filing-steps.ts';
import type { FilingValues } from '../filing-values.ts';
import { linesIn } from '../lines/claimed-lines.ts';
import { formatScope } from '../texts/format-scope.ts';

interface CaseStatementsProps {
  readonly values: FilingValues;
  readonly registered: readonly CaseLine[];
  readonly documents: readonly string[] | null;
  readonly onEdit: (step: FilingStep) => void;
}

export function CaseStatements({ values, registered, documents, onEdit }: CaseStatementsProps) {
  const { kind, statement } = values;
  const edit = (step: FilingStep) => () => onEdit(step);
  if (kind === null) return null;
  return (
    <>
      <ReviewPart title={text.stepAbout()} onEdit={edit('about')}>
        <Facts items={factsOf(values)} />
      </ReviewPart>
      {kind !== 'duplicate_work' && (
        <ReviewPart title={text.yourClaim()} onEdit={edit('lines')}>
          <Claimed values={values} registered={registered} />
        </ReviewPart>
      )}
      <ReviewPart title={text.stepWhy()} onEdit={edit('statement')}>
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {statement || text.noStatement()}
        </Text>
        {documents !== null && (
          <Text color="muted">
            {documents.length === 0 ? text.noDocuments() : text.documents({ names: documents.join(', ') })}
          </Text>
        )}
      </ReviewPart>
    </>
  );
}

function factsOf({ kind, scope, other_work, timings }: FilingValues) {
  return [
    { label: text.kind(), value: kind ? CASE_KIND_LABELS[kind]() : '' },
    ...(kind && isAboutShares(kind) ? [{ label: text.stepScope(), value: reachOf(scope) }] : []),
    ...(kind && isAboutOtherWork(kind) && other_work ? [{ label: text.otherWork(), value: other_work }] : []),
    ...(kind === 'sample' && timings ? [{ label: text.timings(), value: timings }] : []),
  ];
}

function reachOf({ from, to, ...scope }: FilingValues['scope']): string {
  return formatScope({ ...scope, from: from || null, to: to || null });
}

function Claimed({ values, registered }: Pick<CaseStatementsProps, 'values' | 'registered'>) {
  const { user } = useHost();
  const { kind, object, scope, claimed_lines } = values;
  const claimed = linesIn(claimed_lines, measuresOf(object?.type ?? 'composition', scope.rights));
  if (kind === 'performer_line_up')
    return (
      <LineUpTable
        caption={text.lineUpCaption()}
        title={text.claimedByYou()}
        registered={registered}
        claimed={claimed}
      />
    );
  const changes = differencesOf(registered, claimed);
  if (changes.length === 0) return <Text color="muted">{text.noChanges()}</Text>;
  return <ChangeList label={text.changes()} changes={changes} me={user?.party_id ?? null} />;
}
