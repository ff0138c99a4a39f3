import { useLazyModule } from '@counterpoint/area-ui/lists';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import {
  type DoubleClaim,
  type DoubleClaimFilter,
  type DoubleClaimPage,
  OVERLAP_ANSWER_LABELS,
  OVERLAP_ANSWERS,
  type OverlapAnswer,
} from '@counterpoint/domain/schemas/recordings';
import { Button } from '@counterpoint/kit/core';
import { type Selection, SelectionBar } from '@counterpoint/kit/lists';
import { useState } from 'react';
import { fetchEveryDoubleClaim } from '../../api/double-claims-api.ts';
import * as text from '../../messages/double-claims.generated.ts';
import { ANSWER } from './overlap-parts.tsx';

interface AnswerBarProps {
  readonly selection: Selection;
  readonly page: DoubleClaimPage;
  readonly place: { readonly query: string; readonly filter: DoubleClaimFilter };
  readonly onDone: () => void;
}

interface OpenDialog {
  readonly answer: OverlapAnswer;
  readonly overlaps: readonly DoubleClaim[];
  readonly others: number;
}

export function AnswerBar({ selection, page, place, onDone }: AnswerBarProps) {
  const { http, notify } = useHost();
  const dialog = useLazyModule(ANSWER.load);
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [loading, setLoading] = useState<OverlapAnswer | null>(null);
  const count = selection.isAll ? page.total : selection.rows.length;
  async function openAnswer(answer: OverlapAnswer) {
    setLoading(answer);
    try {
      // The selection spans pages and may be outdated, so it is fetched again.
      const { query, filter } = place;
      const found = await fetchEveryDoubleClaim(http, { query, filter });
      const chosen = found.filter(({ opposition_id }) => selection.has(opposition_id));
      const overlaps = chosen.filter(({ answers }) => answers.includes(answer));
      const others = chosen.length - overlaps.length;
      if (overlaps.length > 0 && (await dialog.ensureLoaded())) setOpenDialog({ answer, overlaps, others });
      else if (overlaps.length === 0) notify(text.nothingToAnswer[answer](), { type: 'error' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setLoading(null);
    }
  }
  function handleDone() {
    setOpenDialog(null);
    selection.clear();
    onDone();
  }
  return (
    <SelectionBar
      label={text.selected()}
      selection={selection}
      words={text.selectedCount({ count })}
      count={count}
      total={page.total}
      acts={OVERLAP_ANSWERS.map((answer) => (
        <Button
          key={answer}
          size="sm"
          variant={answer === 'revoke' ? 'danger' : 'outline'}
          loading={loading === answer}
          onClick={() => void openAnswer(answer)}
        >
          {OVERLAP_ANSWER_LABELS[answer]()}
        </Button>
      ))}
    >
      {openDialog && dialog.part && (
        <dialog.part {...openDialog} onClose={() => setOpenDialog(null)} onDone={handleDone} />
      )}
    </SelectionBar>
  );
}
