import { ownParty, PartyPicker, type PickedParty } from '@counterpoint/area-ui/parties';
import { LinesCard, useSplit } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { problemsIn } from '@counterpoint/domain/recording-rights';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { Alert, Button, Flex, Heading, Stack } from '@counterpoint/kit/core';
import { focusField } from '@counterpoint/kit/form';
import { useDeferredValue, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/rights.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { type RightValues, valuesOf } from '../../../ui/rights/right-values.ts';
import { RightsProblems } from '../../../ui/rights/rights-problems.tsx';
import { RightsTimeline } from '../../../ui/rights/rights-timeline.tsx';
import { shownOfValues } from '../../../ui/rights/shown-right.ts';
import type { Step } from '../recording-draft.ts';
import { splitEvenly } from './right-lines.ts';
import { RightItem, RightRow } from './right-row.tsx';
import { type RightLines, useRightLines } from './use-right-lines.ts';

/** Others' own claims on the active recording are shown and counted, but aren't lines of the form. */
export function RightsStep({ amended, onBrowse }: Pick<Step, 'amended' | 'onBrowse'>) {
  const claims = useMemo(() => amended?.rights.filter(({ is_claim }) => is_claim).map(valuesOf) ?? [], [amended]);
  const lines = useRightLines(claims);
  return (
    <Stack gap="4">
      <LinesCard
        name="rights"
        title={text.holders()}
        header={<Header lines={lines} claims={claims} />}
        removed={lines.removed && text.removed(lines.removed.line.party)}
        onUndo={lines.undoRemove}
        picker={<HolderPicker onPick={lines.add} onBrowse={onBrowse} />}
      >
        {lines.fields.map(({ id }, index) => (
          <RightRow
            key={id}
            index={index}
            isOpenFirst={lines.opened === index}
            onDuplicate={lines.duplicate}
            onRemove={lines.remove}
            onTakeRest={lines.takeRest}
          />
        ))}
        {claims.map((claim) => (
          <RightItem key={JSON.stringify(claim)} value={claim} />
        ))}
      </LinesCard>
      <Totals claims={claims} />
    </Stack>
  );
}

interface ClaimsProps {
  readonly claims: readonly RightValues[];
}

function Header({ lines, claims }: ClaimsProps & { readonly lines: RightLines }) {
  const { user } = useHost();
  const me = ownParty(user);
  const { fields } = lines;
  const { split, undo } = useSplit<DraftValues>(['rights'], 'share');
  const canAddMe = me !== null && ![...fields, ...claims].some(({ party_id }) => party_id === me.id);
  function handleAdd(party: PickedParty) {
    // The button disappears, so focus needs another place.
    flushSync(() => lines.add(party));
    focusField(`rights.${fields.length}.role`);
  }
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="2" paddingX="4" paddingY="3">
      <Heading as="h2">{text.holders()}</Heading>
      <Flex gap="2" wrap="wrap">
        {undo}
        {fields.length > 1 && (
          <Button variant="ghost" size="sm" onClick={() => split(({ rights }) => ({ rights: splitEvenly(rights) }))}>
            {text.splitEvenly()}
          </Button>
        )}
        {canAddMe && (
          <Button variant="outline" size="sm" onClick={() => handleAdd(me)}>
            {text.addMe()}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function Totals({ claims }: ClaimsProps) {
  const { control } = useFormContext<DraftValues>();
  const typed = useDeferredValue(useWatch({ control, name: 'rights', compute: (lines) => JSON.stringify(lines) }));
  const rights = useMemo(() => shownOfValues([...JSON.parse(typed), ...claims]), [typed, claims]);
  const problems = useMemo(() => problemsIn(rights), [rights]);
  if (rights.length === 0) return null;
  return (
    <Stack gap="4">
      <div role="status">
        {problems.length > 0 ? (
          <RightsProblems rights={rights} problems={problems} />
        ) : (
          <Alert tone="success" title={text.complete()} />
        )}
      </div>
      <RightsTimeline rights={rights} problems={problems} />
    </Stack>
  );
}

function HolderPicker({ onPick, onBrowse }: { onPick: (party: Party) => void; onBrowse: () => void }) {
  return (
    <PartyPicker
      resource="rightsholders"
      label={text.addHolder()}
      what="holder"
      placeholder={text.holderPlaceholder()}
      onPick={onPick}
      kind="organisation"
      more={
        <Button variant="ghost" size="sm" onClick={onBrowse}>
          {text.browse()}
        </Button>
      }
    />
  );
}
