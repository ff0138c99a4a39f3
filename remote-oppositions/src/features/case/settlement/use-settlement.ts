import { useLeaveGuard } from '@counterpoint/client/drafts';
import { messageOf, problemOf } from '@counterpoint/client/http';
import { useIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { measuresIn } from '@counterpoint/domain/cases';
import type { CaseDetails, CaseLine, NewProposal } from '@counterpoint/domain/schemas/cases';
import { useState } from 'react';
import { actOnCase } from '../../../api/case-api.ts';
import * as text from '../../../messages/settlement.generated.ts';
import type { SplitForm } from '../../../ui/lines/split-editor.tsx';
import { readSplit, splitTotals, textsOf } from '../../../ui/lines/split-values.ts';
import { useCaseChanged } from '../use-case.ts';
import {
  type LineUpChoice,
  type LineUpPicks,
  linesToSplit,
  lineUpChoices,
  mayChangeIn,
  pickedLines,
  picksOf,
} from './line-up-choices.ts';

export interface Settlement extends Omit<SplitDraft, 'wrong'> {
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
  const { wrong, ...draft } = useSplitDraft(opened, () => setTouched(true));
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
      if (wrong.length === 0 && !sending.isBusy) propose({ lines: [...draft.lines], note: note.trim() });
    },
  };
}

function useProposing(details: CaseDetails, onDone: () => void) {
  const { http, notify } = useHost();
  const { show, refresh } = useCaseChanged();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (json: NewProposal) =>
      actOnCase(http, details, { path: ['proposals'], json, idempotencyKey: keyOf(json) }),
    onSuccess(changed) {
      show(changed);
      notify(text.proposedToast(), { type: 'success' });
      onDone();
    },
    onSettled: () => void refresh(),
  });
  const problems = problemOf(error)?.details ?? [];
  const failure = error && [messageOf(error), ...problems.map(({ message }) => message)].join(' ');
  return { isBusy: isPending, failure, propose: mutate };
}

interface WrongField {
  readonly name: string;
  readonly message: string;
}

interface SplitDraft {
  readonly form: SplitForm;
  readonly lineUp: { readonly choices: readonly LineUpChoice[]; readonly picks: LineUpPicks } | null;
  readonly lines: readonly CaseLine[];
  readonly wrong: readonly WrongField[];
  pick(key: string, value: string): void;
  startFrom(lines: readonly CaseLine[]): void;
}

/** Edits refer to the case as it was when editing began. */
function useSplitDraft(opened: CaseDetails, onTouch: () => void): SplitDraft {
  const { registered_lines: registered } = opened;
  const lines = linesToSplit(opened);
  const measures = measuresIn([...registered, ...lines]);
  const choices = measures.length === 0 ? lineUpChoices(opened) : null;
  const [texts, setTexts] = useState(() => textsOf(lines, startOf(opened)));
  const [picks, setPicks] = useState(() => picksOf(lineUpChoices(opened), startOf(opened)));
  const read = readSplit(lines, texts, measures);
  const totals = splitTotals(read.lines, registered, measures);
  function change(act: () => void): void {
    act();
    onTouch();
  }
  return {
    lineUp: choices && { choices, picks },
    lines: choices ? pickedLines(choices, picks) : withoutEmpty(read.lines, registered),
    wrong: [
      ...Object.entries(read.errors).map(([name, message]) => ({ name, message })),
      ...totals.flatMap(({ measure, words }) => (words === null ? [] : [{ name: measure, message: `${words}.` }])),
    ],
    pick: (key, value) => change(() => setPicks((before) => ({ ...before, [key]: value }))),
    startFrom: (version) =>
      change(() => {
        setTexts(textsOf(lines, version));
        if (choices) setPicks(picksOf(choices, version));
      }),
    form: {
      lines,
      measures,
      texts,
      totals,
      registered,
      errors: read.errors,
      mayChange: mayChangeIn(opened),
      onChange: (cell, text) => change(() => setTexts((before) => ({ ...before, [cell]: text }))),
    },
  };
}

function startOf({ proposals, registered_lines }: CaseDetails): readonly CaseLine[] {
  return proposals.find(({ state }) => state === 'open')?.lines ?? registered_lines;
}

function withoutEmpty(lines: readonly CaseLine[], registered: readonly CaseLine[]): CaseLine[] {
  return lines.filter(
    ({ key, shares }) =>
      registered.some((line) => line.key === key) || Object.values(shares).some((share) => (share ?? 0) > 0),
  );
}
