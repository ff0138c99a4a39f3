import { Box, Button, Flex, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { CwrFileDialog } from '../../ui/cwr-file-dialog.tsx';
import { type ChosenWorks, chosenIn, type ListView } from './chosen-works.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { Selection } from './use-selection.ts';

type Act = 'discard' | 'export' | 'cwr';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly view: ListView;
  /** Takes the focus when the bar goes with what was selected. */
  readonly onDone: () => void;
}

/** What can be done with the works that are selected. It stays in sight at the foot of the window. */
export function SelectionBar({ selection, view, onDone }: SelectionBarProps) {
  const [act, setAct] = useState<Act | null>(null);
  const chosen = chosenIn(selection, view);
  function handleDone() {
    setAct(null);
    selection.clear();
    onDone();
  }
  if (chosen.count === 0) return null;
  return (
    <Box
      role="region"
      aria-label="Selected works"
      position="sticky"
      bottom="3"
      zIndex="sticky"
      marginTop="3"
      background="card"
      borderWidth="1px"
      borderColor="outline"
      borderRadius="card"
      boxShadow="floating"
      paddingX="4"
      paddingY="2.5"
    >
      <Flex align="center" gap="2" wrap="wrap">
        <Text role="status" fontWeight="semibold">
          {chosen.words}
        </Text>
        {view.total > chosen.count && (
          <Button variant="ghost" size="sm" onClick={selection.selectAll}>
            Select all {view.total} that match
          </Button>
        )}
        <Acts chosen={chosen} onAct={setAct} onClear={selection.clear} />
      </Flex>
      {act === 'discard' && (
        <DiscardDialog
          drafts={chosen.toDiscard}
          count={chosen.draftCount}
          onClose={() => setAct(null)}
          onDiscarded={handleDone}
        />
      )}
      {act === 'export' && <ExportDialog works={chosen.toExport} count={chosen.count} onClose={() => setAct(null)} />}
      {act === 'cwr' && chosen.forCwr !== undefined && (
        <CwrFileDialog ids={chosen.forCwr} onClose={() => setAct(null)} />
      )}
    </Box>
  );
}

interface ActsProps {
  readonly chosen: ChosenWorks;
  readonly onAct: (act: Act) => void;
  readonly onClear: () => void;
}

function Acts({ chosen: { draftCount, forCwr }, onAct, onClear }: ActsProps) {
  return (
    <Flex gap="2" wrap="wrap" marginInlineStart="auto">
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear
      </Button>
      {draftCount > 0 && (
        <Button variant="danger" size="sm" onClick={() => onAct('discard')}>
          {draftCount === 1 ? 'Discard 1 draft' : `Discard ${draftCount} drafts`}
        </Button>
      )}
      {forCwr !== undefined && (
        <Button variant="outline" size="sm" onClick={() => onAct('cwr')}>
          Write a CWR file
        </Button>
      )}
      <Button size="sm" onClick={() => onAct('export')}>
        Export
      </Button>
    </Flex>
  );
}
