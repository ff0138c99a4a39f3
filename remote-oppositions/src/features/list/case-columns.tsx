import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { CaseMeasure, CaseRow } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import { CASE_KIND_LABELS } from '@counterpoint/domain/states';
import { Note, StatusBadge, Text } from '@counterpoint/kit/core';
import { CaseStatus, RelativeDate } from '@counterpoint/kit/page';
import type { Column } from '@counterpoint/kit/table';
import { formatDayAndTime } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import * as text from '../../messages/list.generated.ts';
import { describeTurn, formatCode, isClosed } from '../../ui/case-state.ts';
import { timeLeft } from '../../ui/time-left.ts';

const NONE = '—';
const MAX_SCOPES = 2;

export const HOLD_LABELS: Record<CaseMeasure, Message> = {
  pr: text.performing,
  mr: text.mechanical,
  sr: text.synchronisation,
  recording: text.ofRecording,
};

export const columns = (): readonly Column<CaseRow>[] => [
  { id: 'case', header: text.caseHeader(), cell: (row) => <Case row={row} />, isRowHeader: true },
  { id: 'parties', header: text.parties(), cell: (row) => <PartiesAndPlaces row={row} />, isSecondary: true },
  { id: 'hold', header: text.onHold(), cell: (row) => <OnHold row={row} />, align: 'end', isSecondary: true },
  { id: 'turn', header: text.turn(), cell: (row) => <Turn row={row} /> },
  { id: 'time', header: text.timeLeft(), cell: (row) => <Time row={row} /> },
  { id: 'status', header: text.status(), cell: (row) => <Status row={row} /> },
];

interface RowProps {
  row: CaseRow;
}

export function Case({ row: { id, object_title, object_code, object_type, number, kind, state } }: RowProps) {
  const address = state === 'draft' ? paths.oppositions.continueDraft : paths.oppositions.details;
  return (
    <>
      <PageLink color="ink" fontWeight="semibold" to={address(id)}>
        {object_title}
      </PageLink>
      <Second isWhole>{number}</Second>
      <Second>{CASE_KIND_LABELS[kind]()}</Second>
      {object_code && <Second isWhole>{formatCode(object_type, object_code)}</Second>}
    </>
  );
}

function Status({ row }: RowProps) {
  return (
    <>
      <CaseStatus state={row.state} />
      <Second>
        <RelativeDate at={row.updated_at} />
      </Second>
    </>
  );
}

function PartiesAndPlaces({ row }: RowProps) {
  return (
    <>
      <Parties row={row} />
      <Disputed row={row} />
    </>
  );
}

export function Disputed({ row: { disputed } }: RowProps) {
  const remaining = disputed.length - MAX_SCOPES;
  return (
    <>
      {disputed.slice(0, MAX_SCOPES).map(({ uses, words }) => (
        <Second key={`${uses} ${words}`}>{text.usesWithClaims({ uses, words })}</Second>
      ))}
      {remaining > 0 && <Second>{text.more({ count: remaining })}</Second>}
    </>
  );
}

export function Parties({ row: { claimant_name, respondent_names, my_side } }: RowProps) {
  return (
    <>
      {my_side === 'claimant' && !claimant_name.includes(', ')
        ? text.claimedByYou()
        : text.claimedBy({ name: claimant_name })}
      <Second>
        {respondent_names.length > 0 ? text.against({ names: respondent_names.join(', ') }) : text.noRespondent()}
      </Second>
    </>
  );
}

function OnHold({ row: { holds } }: RowProps) {
  if (holds.length === 0) return NONE;
  return holds.map(({ measure, share }) => (
    <Text key={measure} as="span" display="block" whiteSpace="nowrap">
      {formatShare(share)} <Second>{HOLD_LABELS[measure]()}</Second>
    </Text>
  ));
}

export function Turn({ row }: RowProps) {
  const turn = describeTurn(row);
  if (!turn) return NONE;
  if (row.is_my_turn) return <StatusBadge tone="amber">{turn}</StatusBadge>;
  return turn;
}

export function Time({ row }: RowProps) {
  if (!row.respond_by || isClosed(row)) return NONE;
  const respondBy = row.respond_by;
  const { words, isPressing } = timeLeft(respondBy);
  const onDay = new Date(respondBy) > new Date() ? text.until : text.since;
  return (
    <>
      <Text as="span" whiteSpace="nowrap" {...(isPressing && { color: 'terracotta.text', fontWeight: 'semibold' })}>
        {words}
      </Text>
      <Second>
        {onDay({
          date: () => (
            <time key="date" dateTime={respondBy}>
              {formatDayAndTime(respondBy)}
            </time>
          ),
        })}
      </Second>
    </>
  );
}

function Second({ children, isWhole = false }: { children: ReactNode; isWhole?: boolean }) {
  return (
    <Note as="span" display="block" fontWeight="normal" whiteSpace={isWhole ? 'nowrap' : 'normal'}>
      {children}
    </Note>
  );
}
