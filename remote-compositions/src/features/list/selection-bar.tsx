import { Box, Button, Flex, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { DiscardDialog } from './discard-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { DraftsToDiscard } from './use-discarding.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  /** How many works answer search and filter, and how many of them are drafts. */
  readonly total: number;
  readonly drafts: number;
  /** What is searched for, and the filter, for what is done with all that match. */
  readonly place: { readonly query: string; readonly filter: string };
  /** Takes the focus when the bar goes with what was selected. */
  readonly onDone: () => void;
}

/** What can be done with the works that are selected. It stays in sight at the foot of the window. */
export function SelectionBar({ selection, total, drafts, place, onDone }: SelectionBarProps) {
  const [open, setOpen] = useState<'export' | 'discard' | null>(null);
  const { works, isAll } = selection;
  const count = isAll ? total : works.length;
  const toDiscard: DraftsToDiscard = isAll ? { query: place.query } : works;
  const draftCount = isAll ? drafts : works.filter(({ state }) => state === 'draft').length;
  function handleDone() {
    setOpen(null);
    selection.clear();
    onDone();
  }
  if (count === 0) return null;
  return (
    <Box
      role="region"
      aria-label="Selected works"
      position="sticky"
      bottom="0"
      zIndex="sticky"
      background="card"
      borderTopWidth="1px"
      borderColor="line"
      paddingX="4"
      paddingY="2.5"
    >
      <Flex align="center" gap="2" wrap="wrap">
        <Text role="status" fontWeight="semibold">
          {isAll ? `All ${total} works` : count === 1 ? '1 work' : `${count} works`} selected
        </Text>
        {!isAll && total > count && (
          <Button variant="ghost" size="sm" onClick={selection.selectAll}>
            Select all {total} that match
          </Button>
        )}
        <Flex gap="2" wrap="wrap" marginInlineStart="auto">
          <Button variant="ghost" size="sm" onClick={selection.clear}>
            Clear
          </Button>
          {draftCount > 0 && (
            <Button variant="danger" size="sm" onClick={() => setOpen('discard')}>
              {draftCount === 1 ? 'Discard 1 draft' : `Discard ${draftCount} drafts`}
            </Button>
          )}
          <Button size="sm" onClick={() => setOpen('export')}>
            Export
          </Button>
        </Flex>
      </Flex>
      {open === 'discard' && (
        <DiscardDialog drafts={toDiscard} count={draftCount} onClose={() => setOpen(null)} onDiscarded={handleDone} />
      )}
      {open === 'export' && (
        <ExportDialog
          works={isAll ? place : { ids: works.map(({ id }) => id) }}
          count={count}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}
