import { VanishingButton } from '@counterpoint/area-ui/page';
import { type PartyField, PartyPicker } from '@counterpoint/area-ui/parties';
import { UndoRemove } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { problemsIn } from '@counterpoint/domain/recording-rights';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { Alert, Box, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { focusField } from '@counterpoint/kit/form';
import { useDeferredValue, useMemo } from 'react';
import { flushSync } from 'react-dom';
import * as text from '../../messages/rights.generated.ts';
import { myParty } from './my-party.ts';
import { RightRow, type RightsEditorLeave } from './right-row.tsx';
import type { Holder, RightValues } from './right-values.ts';
import { RightsProblems } from './rights-problems.tsx';
import { RightsTimeline } from './rights-timeline.tsx';
import { shownOfValues } from './shown-right.ts';
import { useRightLines } from './use-right-lines.ts';

export interface RightsEditorProps {
  readonly name: string;
  readonly value: readonly RightValues[];
  readonly onChange: (value: RightValues[]) => void;
  readonly errorAt: (path: string) => string | undefined;
  readonly onLeave: RightsEditorLeave;
  readonly firstDay?: string;
  readonly onBrowse?: () => void;
}

export const RIGHT_FIELDS = [
  'party_id',
  'role',
  'uses',
  'share',
  'territories',
  'valid_from',
  'valid_to',
  'source',
  'is_controlled_by_third_party',
] as const;

export function RightsEditor({ name, value, onChange, errorAt, onLeave, firstDay = '', onBrowse }: RightsEditorProps) {
  const lines = useRightLines({ value, onChange, firstDay });
  return (
    <Stack gap="4">
      <Card
        as="section"
        id={name}
        tabIndex={-1}
        aria-label={text.holders()}
        padding="none"
        overflow="visible"
        // The picker's results must overlap what follows.
        position="relative"
        zIndex="1"
      >
        <Header name={name} lines={lines} value={value} />
        <ListError message={errorAt(name)} />
        <Box paddingX="4" paddingBottom={lines.removed ? '3' : '0'}>
          <UndoRemove words={lines.removed ? text.removed(lines.removed.line.party) : null} onUndo={lines.undoRemove} />
        </Box>
        <Box as="ul" listStyleType="none" margin="0" padding="0">
          {value.map((line, index) => {
            const wrong = RIGHT_FIELDS.flatMap((field) => errorAt(`${name}.${index}.${field}`) ?? []).join(' ');
            return (
              <RightRow
                // A line has no id: its index identifies it, in the form and on the server.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                name={name}
                index={index}
                value={line}
                errorAt={errorAt}
                wrong={wrong}
                onLeave={onLeave}
                isOpen={lines.open.has(index) || (wrong !== '' && !line.is_claim)}
                actions={lines.actions}
              />
            );
          })}
        </Box>
        <Box padding="4" borderTopWidth="1px" borderColor="line">
          <HolderPicker onPick={lines.add} {...(onBrowse && { onBrowse })} />
        </Box>
      </Card>
      <Totals value={value} />
    </Stack>
  );
}

function ListError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Text paddingX="4" paddingBottom="3" color="terracotta.text">
      {message}
    </Text>
  );
}

interface HeaderProps extends Pick<RightsEditorProps, 'name' | 'value'> {
  readonly lines: ReturnType<typeof useRightLines>;
}

function Header({ name, lines, value }: HeaderProps) {
  const { user } = useHost();
  const me = myParty(user);
  const canAddMe = me !== null && !value.some(({ party_id }) => party_id === me.id);
  function handleAdd(party: Holder) {
    // The button disappears, so focus needs another place.
    flushSync(() => lines.add(party));
    focusField(`${name}.${value.filter(({ is_claim }) => !is_claim).length}.role`);
  }
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="2" paddingX="4" paddingY="3">
      <Heading as="h2">{text.holders()}</Heading>
      <Flex gap="2" wrap="wrap">
        {lines.undoSplit && <VanishingButton onClick={lines.undoSplit}>{text.undoSplit()}</VanishingButton>}
        {value.length > 1 && (
          <Button variant="ghost" size="sm" onClick={lines.splitAll}>
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

function Totals({ value }: { value: readonly RightValues[] }) {
  const settled = useDeferredValue(value);
  const rights = useMemo(() => shownOfValues(settled), [settled]);
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

function fields(): PartyField[] {
  return [
    { name: 'organisation_name', label: text.companyName() },
    { name: 'isni', label: text.isni(), isOptional: true },
    { name: 'ipi_name_number', label: text.ipi(), isOptional: true, isNumber: true },
  ];
}

function HolderPicker({ onPick, onBrowse }: { onPick: (party: Party) => void; onBrowse?: () => void }) {
  return (
    <PartyPicker
      resource="rightsholders"
      label={text.addHolder()}
      what="holder"
      placeholder={text.holderPlaceholder()}
      detailOf={detailOf}
      onPick={onPick}
      newParty={{ kind: 'organisation', fields: fields() }}
      more={
        onBrowse && (
          <Button variant="ghost" size="sm" onClick={onBrowse}>
            {text.browse()}
          </Button>
        )
      }
    />
  );
}

const KINDS = { person: text.person, group: text.group, organisation: text.company } as const;

function detailOf({ kind, ipi_name_number, is_me, is_member }: Party): string {
  const ipi = ipi_name_number ? text.ipiOf({ number: ipi_name_number }) : null;
  const who = is_me ? text.isYou() : is_member ? text.isMember() : null;
  return [KINDS[kind](), ipi, who].filter((part) => part !== null).join(' · ');
}
