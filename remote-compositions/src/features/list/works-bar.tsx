import {
  type BulkAct,
  BulkButtons,
  BulkDialogs,
  type CatalogueBulkSource,
  type CatalogueView,
  chosenRows,
  type ListBarProps,
} from '@counterpoint/catalogue/lists';
import { useMay } from '@counterpoint/contract';
import { contestedShares } from '@counterpoint/domain/cases';
import { COMMON_WORK_FIELDS } from '@counterpoint/domain/fields';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import {
  PUBLISHER_TYPE_LABELS,
  shares,
  type WorkDetails,
  WRITER_ROLE_LABELS,
} from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS } from '@counterpoint/domain/shares';
import { Button } from '@counterpoint/kit/core';
import { BulkBar, type Selection } from '@counterpoint/kit/lists';
import { workKeys } from '../../api/work-keys.ts';
import { WORKS } from '../../api/works.ts';
import { fetchWorks } from '../../api/works-api.ts';
import * as cwr from '../../messages/cwr.generated.ts';
import * as text from '../../messages/list.generated.ts';
import { LazyCwrFileDialog } from '../../ui/lazy-cwr-file-dialog.tsx';
import { formatShares, mySharesIn, rightsOf } from '../../ui/shares/my-shares.ts';
import { respondentsOf } from '../../ui/shares/respondents-of.ts';
import { NO_SHARE_TEXTS, readChangedShares, sharesIn } from '../../ui/shares/share-texts.ts';
import { ExportDialog } from './export-dialog.tsx';

export function WorksBar({ selection, view, onDone }: ListBarProps) {
  const canChange = useMay('catalogue:change');
  const { count, words, counts, chosen, toExport } = chosenRows(selection, view, 'work');
  const forCwr = worksForCwr(selection, view);
  return (
    <BulkBar<BulkAct | 'export' | 'cwr'>
      label={text.selected()}
      selection={selection}
      count={count}
      words={words}
      onDone={onDone}
      total={view.total}
      acts={(open) => (
        <>
          {canChange && forCwr !== undefined && (
            <Button variant="outline" size="sm" onClick={() => open('cwr')}>
              {cwr.create()}
            </Button>
          )}
          <Button variant={counts.confirm > 0 ? 'outline' : 'solid'} size="sm" onClick={() => open('export')}>
            {text.exportWorks()}
          </Button>
          <BulkButtons counts={counts} onOpen={open} />
        </>
      )}
      dialog={(act, handlers) => {
        if (act === 'export') return <ExportDialog rows={toExport} count={count} onClose={handlers.onClose} />;
        if (act === 'cwr') return forCwr !== undefined && <LazyCwrFileDialog ids={forCwr} onClose={handlers.onClose} />;
        return <BulkDialogs act={act} chosen={chosen} counts={counts} source={BULK} noun="work" {...handlers} />;
      }}
    />
  );
}

/** Null for all works; undefined for searches, imports and drafts, which a CWR file doesn't support. */
function worksForCwr(
  { rows, isAll }: Selection,
  { query, filter, importId }: CatalogueView,
): readonly string[] | null | undefined {
  if (isAll) return query === '' && filter === 'all' && importId === undefined ? null : undefined;
  const submitted = rows.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  return submitted.length > 0 ? submitted : undefined;
}

const BULK: CatalogueBulkSource<WorkDetails> = {
  key: workKeys.all,
  fetchPage: fetchWorks,
  act: WORKS.bulk,
  fetchAwaiting: WORKS.fetchAwaiting,
  fetchOwn: WORKS.fetchOwn,
  ownLines: ownLinesIn,
  commonFields: COMMON_WORK_FIELDS,
  isWithdrawable: ({ state, is_in_dispute }) =>
    !is_in_dispute && (state === 'awaiting_confirmation' || isActive(state)),
  isEditable: ({ state, pending_revision }) => state === 'draft' || (isActive(state) && pending_revision === null),
  contestable,
  wrongShares(work, typed) {
    const read = shares.safeParse(readChangedShares({ ...NO_SHARE_TEXTS, ...typed }, mySharesIn(work)));
    return read.success ? {} : Object.fromEntries(problemsIn(read.error).map(({ path, message }) => [path, message]));
  },
  contest(work, typed) {
    const given = mySharesIn(work);
    const correct = sharesIn(readChangedShares({ ...NO_SHARE_TEXTS, ...typed }, given));
    const contested = correct ? contestedShares(given, correct) : [];
    if (!correct || contested.length === 0) return null;
    return {
      contestation: { shares: correct },
      holds: contested.map(({ right, share }) => `${RIGHT_LABELS[right]()} ${formatShare(share)}`),
      respondents: respondentsOf(work, correct),
    };
  },
};

function isActive(state: WorkDetails['state']): boolean {
  return state === 'registered' || state === 'registered_incomplete';
}

/** None for a member whom the revision removes, who contests it on its page. */
function contestable(work: WorkDetails) {
  const mine = [...work.writers, ...work.publishers].filter(({ is_me }) => is_me);
  if (mine.length === 0) return [];
  const given = mySharesIn(work);
  return rightsOf(mine).map((right) => {
    return { key: right, label: RIGHT_LABELS[right](), stated: formatShare(given[right]) };
  });
}

/** The member's lines, as in `Composer · performing 50.00% and mechanical 50.00%`. */
function ownLinesIn({ writers, publishers }: Pick<WorkDetails, 'writers' | 'publishers'>): string[] {
  const lines = [
    ...writers.map(({ role, ...line }) => ({ ...line, role: WRITER_ROLE_LABELS[role]() })),
    ...publishers.map(({ type, ...line }) => ({ ...line, role: PUBLISHER_TYPE_LABELS[type]() })),
  ];
  return lines.filter(({ is_me }) => is_me).map(({ role, shares }) => `${role} · ${formatShares(shares)}`);
}
