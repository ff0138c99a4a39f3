import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Box, Button, Flex, Note, Stack, Text } from '@counterpoint/kit/core';
import { ErrorSummary, Field, Select, Textarea } from '@counterpoint/kit/form';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as text from '../../../messages/settlement.generated.ts';
import { claimantsOf } from '../../../ui/case-identity.ts';
import { OutcomeNotes } from '../../../ui/lines/outcome-notes.tsx';
import { SplitEditor } from '../../../ui/lines/split-editor.tsx';
import { evenOf, middleOf } from '../../../ui/lines/split-values.ts';
import { NewerState } from '../answers/case-form.tsx';
import { type LineUpChoice, type LineUpPicks, linesToSplit, mayChangeIn } from './line-up-choices.ts';
import { SplitEffect } from './split-effect.tsx';
import { type Settlement, useSettlement } from './use-settlement.ts';

export function SettlementEditor({ details, onClose }: { details: CaseDetails; onClose: () => void }) {
  const place = useRef<HTMLFormElement>(null);
  const settlement = useSettlement(details, onClose);
  const { form, lineUp, wrong, attempts, failure, note, isBusy } = settlement;
  const mayChangeAll = form.lines.every(form.mayChange);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    settlement.send();
  }
  return (
    <CardSection title={text.editorTitle()}>
      <form ref={place} noValidate onSubmit={handleSubmit}>
        <Stack gap="4" paddingX="5" paddingBottom="5">
          <Text color="muted">{text.editorHint()}</Text>
          <NewerState details={details} />
          <ErrorSummary errors={wrong} submitCount={attempts} />
          {failure && (
            <Alert tone="error" title={failure}>
              {text.inputKept()}
            </Alert>
          )}
          <StartButtons details={details} settlement={settlement} />
          {lineUp ? <LineUpEditor {...lineUp} onPick={settlement.pick} /> : <SplitEditor form={form} />}
          {!lineUp && !mayChangeAll && <Note>{text.fixedShares()}</Note>}
          {details.current_lines && <SplitEffect details={details} lines={settlement.lines} />}
          <OutcomeNotes details={details} lines={settlement.lines} />
          <Field label={text.noteLabel()} isOptional>
            <Textarea value={note} onChange={({ target }) => settlement.setNote(target.value)} />
          </Field>
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <CancelButton isTouched={settlement.isTouched} onCancel={onClose} />
            <Button type="submit" loading={isBusy}>
              {text.propose()}
            </Button>
          </Flex>
        </Stack>
      </form>
    </CardSection>
  );
}

function CancelButton({ isTouched, onCancel }: { isTouched: boolean; onCancel: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => (isTouched ? setConfirming(true) : onCancel())}>
        {text.cancel()}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={text.discardTitle()}
        confirmLabel={text.discard()}
        tone="danger"
        onConfirm={onCancel}
        onCancel={() => setConfirming(false)}
      >
        {text.discardHint()}
      </ConfirmDialog>
    </>
  );
}

function StartButtons({ details, settlement }: { details: CaseDetails; settlement: Settlement }) {
  const registered = details.registered_lines;
  const lines = linesToSplit(details);
  const claimants = details.is_detected ? [] : claimantsOf(details);
  const [first] = claimants;
  return (
    <Box role="group" aria-label={text.startFrom()}>
      <Flex gap="2" wrap="wrap" align="center">
        <Note>{text.startFrom()}</Note>
        <Start label={text.fromRegistered()} onStart={() => settlement.startFrom(registered)} />
        {claimants.map(({ party_id, name, is_me, claimed_lines }) => (
          <Start
            key={party_id}
            label={is_me ? text.fromYours() : text.fromClaim({ name })}
            onStart={() => settlement.startFrom(claimed_lines)}
          />
        ))}
        {first && !settlement.lineUp && (
          <Start
            label={text.halfway()}
            onStart={() => settlement.startFrom(middleOf(lines, registered, first.claimed_lines))}
          />
        )}
        {!settlement.lineUp && (
          <Start
            label={text.evenly()}
            onStart={() => settlement.startFrom(evenOf(lines, registered, mayChangeIn(details)))}
          />
        )}
      </Flex>
    </Box>
  );
}

function Start({ label, onStart }: { label: string; onStart: () => void }) {
  return (
    <Button variant="outline" size="sm" onClick={onStart}>
      {label}
    </Button>
  );
}

interface LineUpEditorProps {
  readonly choices: readonly LineUpChoice[];
  readonly picks: LineUpPicks;
  readonly onPick: (key: string, value: string) => void;
}

function LineUpEditor({ choices, picks, onPick }: LineUpEditorProps) {
  return (
    <Stack gap="3">
      {choices.map(({ key, name, options }) => (
        <Field key={key} label={name}>
          <Select
            options={options.map(({ value, label }) => ({ value, label }))}
            value={picks[key]}
            onChange={({ target }) => onPick(key, target.value)}
          />
        </Field>
      ))}
    </Stack>
  );
}
