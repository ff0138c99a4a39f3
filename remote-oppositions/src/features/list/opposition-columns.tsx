import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import type { OppositionRow } from '@counterpoint/domain/schemas';
import { formatShare, type Right } from '@counterpoint/domain/shares';
import { StatusBadge, Text, TextLink } from '@counterpoint/kit/core';
import { OppositionStatus } from '@counterpoint/kit/page';
import type { Column } from '@counterpoint/kit/table';
import { formatLongDate } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';
import { isClosed, KIND_LABELS, timeLeft, turnOf } from '../../ui/case-words.ts';

/** Stands where there is nothing to say. */
const NONE = '—';
/** So many of the places in dispute stand in a row. */
const MOST_PLACES = 2;

export const RIGHTS: Record<Right, string> = { pr: 'performing', mr: 'mechanical', sr: 'synchronisation' };

export const columns: readonly Column<OppositionRow>[] = [
  { id: 'case', header: 'Case', cell: (row) => <Case row={row} />, isRowHeader: true },
  { id: 'parties', header: 'Parties', cell: (row) => <PartiesAndPlaces row={row} />, isSecondary: true },
  { id: 'hold', header: 'On hold', cell: (row) => <OnHold row={row} />, align: 'end', isSecondary: true },
  { id: 'turn', header: 'Whose turn', cell: (row) => <Turn row={row} /> },
  { id: 'time', header: 'Time left', cell: (row) => <Time row={row} /> },
  { id: 'status', header: 'Status', cell: (row) => <OppositionStatus state={row.state} /> },
];

interface RowProps {
  row: OppositionRow;
}

export function Case({ row: { object_title, object_type, object_id, number, kind } }: RowProps) {
  const address = object_type === 'recording' ? paths.recordings.details : paths.compositions.details;
  return (
    <>
      <TextLink asChild color="ink" fontWeight="semibold">
        <Link to={address(object_id)}>{object_title}</Link>
      </TextLink>
      <Second isWhole>{number}</Second>
      <Second>{KIND_LABELS[kind]}</Second>
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

/** Of a recording: where and when claims conflict, and for which uses. */
export function Disputed({ row: { disputed } }: RowProps) {
  const left = disputed.length - MOST_PLACES;
  return (
    <>
      {disputed.slice(0, MOST_PLACES).map(({ uses, words }) => (
        <Second key={`${uses} ${words}`}>
          {uses}: {words}
        </Second>
      ))}
      {left > 0 && <Second>and {left} more</Second>}
    </>
  );
}

export function Parties({ row: { claimant_name, respondent_names } }: RowProps) {
  return (
    <>
      Claimed by {claimant_name}
      <Second>against {respondent_names.join(', ') || 'nobody named yet'}</Second>
    </>
  );
}

export function OnHold({ row: { share_on_hold, right } }: RowProps) {
  if (share_on_hold === 0) return NONE;
  return (
    <>
      {formatShare(share_on_hold)}
      {right && <Second>{RIGHTS[right]}</Second>}
    </>
  );
}

export function Turn({ row }: RowProps) {
  const turn = turnOf(row);
  if (!turn) return NONE;
  if (row.is_my_turn) return <StatusBadge tone="amber">{turn}</StatusBadge>;
  return (
    <Text as="span" whiteSpace="nowrap">
      {turn}
    </Text>
  );
}

export function Time({ row }: RowProps) {
  if (!row.respond_by || isClosed(row)) return NONE;
  const { words, isPressing } = timeLeft(row.respond_by);
  return (
    <>
      <Text as="span" whiteSpace="nowrap" {...(isPressing && { color: 'terracotta.text', fontWeight: 'semibold' })}>
        {words}
      </Text>
      <Second isWhole>
        until <time dateTime={row.respond_by}>{formatLongDate(row.respond_by)}</time>
      </Second>
    </>
  );
}

/** The second line of a cell; a whole one is never broken. */
function Second({ children, isWhole = false }: { children: ReactNode; isWhole?: boolean }) {
  return (
    <Text
      as="span"
      display="block"
      color="muted"
      fontSize="sm"
      fontWeight="normal"
      whiteSpace={isWhole ? 'nowrap' : 'normal'}
    >
      {children}
    </Text>
  );
}
