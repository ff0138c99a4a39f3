import { VanishingButton } from '@counterpoint/area-ui/page';
import { PartyPicker, type PickedParty } from '@counterpoint/area-ui/parties';
import { ColumnHeads, LinesCard, useSplit } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import type { Right } from '@counterpoint/domain/shares';
import { Button, Flex, Heading, Stack } from '@counterpoint/kit/core';
import { focusField } from '@counterpoint/kit/form';
import { flushSync } from 'react-dom';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { CopyFromWork } from '../templates/copy-from-work.tsx';
import { splitEvenly } from '../totals/share-totals.ts';
import { TotalsBar, TotalsPanel, useShownRights } from '../totals/totals-panel.tsx';
import type { Step } from '../work-draft.ts';
import { ownWriter } from '../writers/new-writer-line.ts';
import { useMeOffered, useWriterLines, type WriterLines } from '../writers/use-writer-lines.ts';
import { writerColumns } from '../writers/writer-columns.ts';
import { WriterHints } from '../writers/writer-hints.tsx';
import { WriterRow } from '../writers/writer-row.tsx';

export function WriterFields({ id: draftId, isOwnLineOffered, onBrowse }: Step) {
  const lines = useWriterLines();
  useMeOffered(lines, isOwnLineOffered);
  const { rights, onShowAll } = useShownRights();
  return (
    <>
      <Flex wrap="wrap" gap="4" align="start">
        <LinesCard
          name="writers"
          title={text.writers()}
          flex="4 1 46rem"
          header={<Header lines={lines} onShowAll={onShowAll} draftId={draftId} />}
          removed={lines.removed && text.removed(lines.removed.line.party)}
          onUndo={lines.undoRemove}
          columnHeads={
            lines.fields.length > 0 && (
              <ColumnHeads
                heads={headsOf(rights)}
                columns={writerColumns(rights.length)}
                background="sunken"
                paddingTop="2"
                paddingBottom="2"
              />
            )
          }
          picker={<WriterPicker onPick={lines.add} onBrowse={onBrowse} />}
        >
          {lines.fields.map(({ id, party_id, party }, index) => (
            <WriterRow key={id} index={index} id={party_id} party={party} rights={rights} onRemove={lines.remove} />
          ))}
        </LinesCard>
        <Stack gap="4" flex="1 1 15rem" minWidth="0">
          <TotalsPanel />
          <WriterHints />
        </Stack>
      </Flex>
      <TotalsBar />
    </>
  );
}

interface HeaderProps {
  readonly lines: WriterLines;
  readonly onShowAll: (() => void) | null;
  readonly draftId: string | null;
}

function Header({ lines, onShowAll, draftId }: HeaderProps) {
  const { user } = useHost();
  const me = ownWriter(user);
  const canAddMe = me !== null && !lines.fields.some((writer) => writer.party_id === me.id);
  function handleAdd(party: PickedParty) {
    // The button disappears, so focus needs another place.
    flushSync(() => lines.add(party));
    focusField(`writers.${lines.fields.length}.role`);
  }
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="2" paddingX="4" paddingY="3">
      <Heading as="h2">{text.writers()}</Heading>
      <Flex gap="2" wrap="wrap" marginInlineStart={{ base: '-3', md: '0' }}>
        <CopyFromWork replaceWriters={lines.replace} draftId={draftId} />
        {onShowAll && lines.fields.length > 0 && (
          <VanishingButton onClick={onShowAll}>{text.addSynchronisation()}</VanishingButton>
        )}
        {lines.fields.length > 1 && <SplitButtons />}
        {canAddMe && (
          <Button variant="outline" size="sm" onClick={() => handleAdd(me)}>
            {text.addMe()}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function headsOf(rights: readonly Right[]): string[] {
  const shares = rights.map((right) => text.percent({ right: RIGHT_LABELS[right]() }));
  return [text.writer(), text.role(), ...shares, text.confirmation(), ''];
}

function SplitButtons() {
  const { split, undo } = useSplit<DraftValues>(['writers'], 'shares');
  return (
    <>
      {undo}
      <Button variant="ghost" size="sm" onClick={() => split((work) => ({ writers: splitEvenly(work) }))}>
        {text.splitEvenly()}
      </Button>
    </>
  );
}

interface WriterPickerProps {
  /** Null for an unknown writer. */
  readonly onPick: (party: PickedParty | null) => void;
  readonly onBrowse: () => void;
}

function WriterPicker({ onPick, onBrowse }: WriterPickerProps) {
  return (
    <PartyPicker
      resource="composers"
      label={text.addWriter()}
      what="writer"
      placeholder={text.writerPlaceholder()}
      onPick={onPick}
      onPickUnknown={() => onPick(null)}
      kind="person"
      ipiHelp={text.writerIpiHelp()}
      more={
        <Button variant="ghost" size="sm" onClick={onBrowse}>
          {text.browse()}
        </Button>
      }
    />
  );
}
