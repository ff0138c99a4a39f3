import { useLeaveGuard } from '@counterpoint/client/drafts';
import { messageOf, problemOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import type { CaseDetails, NewProposal } from '@counterpoint/domain/schemas/cases';
import { useRef, useState } from 'react';
import { proposeSplit } from '../../../api/case-api.ts';
import * as text from '../../../messages/settlement.generated.ts';
import { useCaseChanged } from '../use-case.ts';
import { type SplitDraft, useSplitDraft, type WrongField } from './use-split-draft.ts';

export interface Settlement extends Omit<SplitDraft, 'wrong' | 'lines'> {
  readonly note: string;
  readonly isTouched: boolean;
  readonly isBusy: boolean;
  readonly wrong: readonly WrongField[];
  readonly attempts: number;
  readonly failure: string | null;
  setNote(note: string): void;
  send(): void;
}

/** Keeps the edits while the case changes, and submits them to the current case. */
export function useSettlement(details: CaseDetails, onDone: () => void): Settlement {
  const [opened] = useState(details);
  const [note, setNote] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const { lines, wrong, ...draft } = useSplitDraft(opened, () => setTouched(true));
  const { propose, ...sending } = useProposing(details, onDone);
  useLeaveGuard(isTouched);
  return {
    ...draft,
    ...sending,
    note,
    isTouched,
    attempts,
    wrong: attempts > 0 ? wrong : [],
    setNote: (typed) => {
      setNote(typed);
      setTouched(true);
    },
    send: () => {
      setAttempts((count) => count + 1);
      if (wrong.length === 0) void propose({ lines: [...lines], note: note.trim() });
    },
  };
}

function useProposing(details: CaseDetails, onDone: () => void) {
  const { http, notify } = useHost();
  const { show, refresh } = useCaseChanged();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = useRef({ body: '', key: '' });
  async function propose(body: NewProposal): Promise<void> {
    if (isBusy) return;
    const json = JSON.stringify(body);
    if (attempt.current.body !== json) attempt.current = { body: json, key: newIdempotencyKey() };
    setBusy(true);
    setFailure(null);
    try {
      show(await proposeSplit(http, details, { ...body, idempotencyKey: attempt.current.key }));
      notify(text.proposedToast(), { type: 'success' });
      onDone();
    } catch (error) {
      setFailure([messageOf(error), ...(problemOf(error)?.details ?? []).map(({ message }) => message)].join(' '));
    } finally {
      setBusy(false);
      void refresh();
    }
  }
  return { isBusy, failure, propose };
}
