import { messageOf, problemOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { measuresIn } from '@counterpoint/domain/oppositions';
import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas';
import { useEffect, useRef, useState } from 'react';
import { proposeSplit } from '../../../api/case-api.ts';
import type { SplitForm } from '../../../ui/lines/split-editor.tsx';
import { readSplit, splitTotals, textsOf } from '../../../ui/lines/split-values.ts';
import { useCaseChanged } from '../use-case.ts';
import { type LineUpChoice, type LineUpPicks, lineUpChoices, pickedLines, picksOf } from './line-up-choices.ts';
import { linesToSplit, mayChangeIn } from './settled-lines.ts';

/** A split as it is being proposed. */
export interface Settlement {
  readonly form: SplitForm;
  /** Of a line-up, which has no shares: who can stand in it how, and what is chosen. */
  readonly lineUp: { readonly choices: readonly LineUpChoice[]; readonly picks: LineUpPicks } | null;
  pick(key: string, value: string): void;
  readonly note: string;
  readonly isBusy: boolean;
  /** What stands in the way, each with its field, and how often it was tried. */
  readonly wrong: readonly { readonly name: string; readonly message: string }[];
  readonly attempts: number;
  readonly failure: string | null;
  setNote(note: string): void;
  startFrom(lines: readonly CaseLine[]): void;
  send(): Promise<void>;
}

/** Keeps what is typed while the case changes behind it, and sends it to the case as it stands. */
export function useSettlement(details: CaseDetails, onDone: () => void): Settlement {
  const { http, notify, guardLeave } = useHost();
  const { show, refresh } = useCaseChanged();
  const [opened] = useState(details);
  const lines = linesToSplit(opened);
  const measures = measuresIn([...opened.registered_lines, ...lines]);
  const choices = measures.length === 0 ? lineUpChoices(opened) : null;
  const [texts, setTexts] = useState(() => textsOf(lines, startOf(opened)));
  const [picks, setPicks] = useState(() => picksOf(lineUpChoices(opened), startOf(opened)));
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = useRef({ body: '', key: '' });
  const read = readSplit(lines, texts, measures);
  const totals = splitTotals(read.lines, opened.registered_lines, measures);
  const wrong = [
    ...Object.entries(read.errors).map(([name, message]) => ({ name, message })),
    ...totals.flatMap(({ measure, words }) => (words === null ? [] : [{ name: measure, message: `${words}.` }])),
  ];

  useEffect(() => {
    guardLeave(isTouched);
    return () => guardLeave(false);
  }, [guardLeave, isTouched]);

  async function send(): Promise<void> {
    setAttempts((count) => count + 1);
    if (wrong.length > 0 || isBusy) return;
    const body = { lines: choices ? pickedLines(choices, picks) : [...read.lines], note: note.trim() };
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: newIdempotencyKey() };
    setBusy(true);
    setFailure(null);
    try {
      show(await proposeSplit(http, details, { ...body, idempotencyKey: attempt.current.key }));
      notify('Your split is proposed. The other parties are asked.', { type: 'success' });
      onDone();
    } catch (error) {
      setFailure([messageOf(error), ...(problemOf(error)?.details ?? []).map(({ message }) => message)].join(' '));
    } finally {
      setBusy(false);
      void refresh();
    }
  }

  return {
    ...{ note, isBusy, wrong: attempts > 0 ? wrong : [], attempts, failure, send },
    setNote: (typed) => {
      setNote(typed);
      setTouched(true);
    },
    startFrom: (version) => {
      setTexts(textsOf(lines, version));
      if (choices) setPicks(picksOf(choices, version));
      setTouched(true);
    },
    lineUp: choices && { choices, picks },
    pick: (key, value) => {
      setPicks((before) => ({ ...before, [key]: value }));
      setTouched(true);
    },
    form: {
      ...{ lines, measures, texts, totals, registered: opened.registered_lines, mayChange: mayChangeIn(opened) },
      errors: read.errors,
      onChange: (cell, text) => {
        setTexts((before) => ({ ...before, [cell]: text }));
        setTouched(true);
      },
    },
  };
}

/** The split that is on the table, else what is registered. */
function startOf({ proposals, registered_lines }: CaseDetails): readonly CaseLine[] {
  return proposals.find(({ state }) => state === 'open')?.lines ?? registered_lines;
}
