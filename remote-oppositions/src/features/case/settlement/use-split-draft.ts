import { measuresIn } from '@counterpoint/domain/cases';
import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { useState } from 'react';
import type { SplitForm } from '../../../ui/lines/split-editor.tsx';
import { readSplit, splitTotals, textsOf } from '../../../ui/lines/split-values.ts';
import { type LineUpChoice, type LineUpPicks, lineUpChoices, pickedLines, picksOf } from './line-up-choices.ts';
import { linesToSplit, mayChangeIn } from './settled-lines.ts';

export interface WrongField {
  readonly name: string;
  readonly message: string;
}

export interface SplitDraft {
  readonly form: SplitForm;
  readonly lineUp: { readonly choices: readonly LineUpChoice[]; readonly picks: LineUpPicks } | null;
  readonly lines: readonly CaseLine[];
  readonly wrong: readonly WrongField[];
  pick(key: string, value: string): void;
  startFrom(lines: readonly CaseLine[]): void;
}

/** Edits refer to the case as it was when editing began. */
export function useSplitDraft(opened: CaseDetails, onTouch: () => void): SplitDraft {
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
