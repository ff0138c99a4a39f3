import { completeClaim, differencesOf, measuresOf } from '@counterpoint/domain/cases';
import type { CaseLine, CaseMeasure } from '@counterpoint/domain/schemas/cases';
import { Button, Flex, Heading, StackedCard, Text } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/filing-shares.generated.ts';
import { everyLine } from '../../../ui/lines/compared-lines.ts';
import { SplitEditor } from '../../../ui/lines/split-editor.tsx';
import { evenOf, readSplit, splitTotals } from '../../../ui/lines/split-values.ts';
import type { FilingValues } from '../filing-values.ts';
import { AddParty } from './add-party.tsx';
import { AddedLines, type ClaimedLines, LinesProblem, useClaimedLines } from './added-lines.tsx';
import { claimedAs, linesIn, NEW_KEY, textsIn, withText } from './claimed-lines.ts';

interface SharesEditorProps {
  readonly registered: readonly CaseLine[];
}

export function SharesEditor({ registered }: SharesEditorProps) {
  const { control } = useFormContext<FilingValues>();
  const type = useWatch({ control, name: 'object.type' }) ?? 'composition';
  const rights = useWatch({ control, name: 'scope.rights' });
  const claimed = useClaimedLines();
  const measures = measuresOf(type, rights);
  const texts = textsIn(claimed.lines, measures);
  const lines = everyLine([registered, linesIn(claimed.lines, measures)]);
  const { lines: read, errors } = readSplit(lines, texts, measures);
  const totals = splitTotals(read, registered, measures);
  const onChange = (cell: string, text: string) => claimed.set(withText(claimed.lines, cell, text));
  return (
    <StackedCard as="section" id="claimed_lines" tabIndex={-1} aria-label={text.sharesTitle()} overflow="visible">
      <Heading as="h2">{text.sharesTitle()}</Heading>
      <Text color="muted">{HELP[type]()}</Text>
      <Starts claimed={claimed} registered={registered} measures={measures} />
      <SplitEditor form={{ lines, measures, registered, texts, errors, totals, mayChange, onChange }} />
      <LinesProblem />
      <AddedLines claimed={claimed} />
      <AddParty catalogue={type} claimed={claimed} />
    </StackedCard>
  );
}

const HELP = {
  composition: text.workSharesHint,
  recording: text.recordingSharesHint,
};

const mayChange = () => true;

interface StartsProps extends SharesEditorProps {
  readonly claimed: ClaimedLines;
  readonly measures: readonly CaseMeasure[];
}

function Starts({ claimed, registered, measures }: StartsProps) {
  const now = linesIn(claimed.lines, measures);
  const keep = (lines: readonly CaseLine[]) => claimed.set(lines.map(claimedAs));
  function takeFromOthers() {
    const changed = new Set(differencesOf(registered, now).map(({ line }) => line.key));
    keep(
      completeClaim(
        registered,
        now.filter(({ key }) => changed.has(key) || key.startsWith(NEW_KEY)),
      ),
    );
  }
  return (
    <Flex role="group" aria-label={text.fillIn()} gap="2" wrap="wrap">
      <Button variant="outline" size="sm" onClick={takeFromOthers}>
        {text.takeFromOthers()}
      </Button>
      <Button variant="outline" size="sm" onClick={() => keep(evenOf(now, now, ({ group }) => group !== 'publisher'))}>
        {text.splitEvenly()}
      </Button>
      <Button variant="outline" size="sm" onClick={() => keep(registered)}>
        {text.resetShares()}
      </Button>
    </Flex>
  );
}
