import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { DoubleClaim } from '@counterpoint/domain/schemas/recordings';
import { Box, Note, StatusBadge } from '@counterpoint/kit/core';
import { CaseStatus, FactsLine } from '@counterpoint/kit/page';
import { formatDayAndTime } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';
import * as text from '../../messages/double-claims.generated.ts';
import { answerStatus, formatShares, overlapTexts } from './double-claim-texts.ts';

/** Shared by the details page and the list, so that it is one chunk. */
export const ANSWER = {
  name: 'overlap-answer',
  load: () => import('./answer-dialog.tsx').then((module) => module.AnswerDialog),
};

interface OverlapProps {
  readonly overlap: DoubleClaim;
}

export function OverlapRecording({ overlap }: OverlapProps) {
  const { recording_id, title, version_title, display_artist, isrc } = overlap;
  return (
    <>
      <PageLink color="ink" fontWeight="semibold" overflowWrap="anywhere" to={paths.recordings.details(recording_id)}>
        {title}
        {version_title && ` (${version_title})`}
      </PageLink>
      <Second>
        <FactsLine facts={[display_artist, isrc && formatIsrc(isrc)]} />
      </Second>
    </>
  );
}

const MAX_SHOWN = 2;

export function OverlapPlaces({ overlap, isWhole = false }: OverlapProps & { readonly isWhole?: boolean }) {
  const places = overlapTexts(overlap);
  const shown = isWhole ? places : places.slice(0, MAX_SHOWN);
  const remaining = places.length - shown.length;
  return (
    <>
      {shown.map(({ uses, sentence }) => (
        <Box key={`${uses} ${sentence}`} paddingBottom="1">
          {sentence}
          <Second>{uses}</Second>
        </Box>
      ))}
      {remaining > 0 && <Second>{text.more({ count: remaining })}</Second>}
    </>
  );
}

export function OwnShare({ overlap: { parties } }: OverlapProps) {
  return <>{formatShares(parties.find(({ is_me }) => is_me)?.shares ?? [])}</>;
}

export function OtherParties({ overlap: { parties } }: OverlapProps) {
  return (
    <>
      {parties
        .filter(({ is_me }) => !is_me)
        .map((party) => (
          <Box key={party.name} minWidth="11rem" overflowWrap="anywhere">
            {text.partyShare({ name: party.name, share: formatShares(party.shares) })}
            {answerStatus(party) && <Second>{answerStatus(party)}</Second>}
          </Box>
        ))}
    </>
  );
}

export function OverlapTurn({ overlap: { is_my_turn, respond_by } }: OverlapProps) {
  return (
    <>
      {is_my_turn && <StatusBadge tone="amber">{text.yourTurn()}</StatusBadge>}
      {respond_by && (
        <Second>
          {(is_my_turn ? text.answerBy : text.othersAnswerBy)({
            date: () => (
              <time key="date" dateTime={respond_by}>
                {formatDayAndTime(respond_by)}
              </time>
            ),
          })}
        </Second>
      )}
    </>
  );
}

export function OverlapCase({ overlap: { opposition_id, number, state } }: OverlapProps) {
  return (
    <Box>
      <CaseStatus state={state} />
      <Second>
        <PageLink to={paths.oppositions.details(opposition_id)} aria-label={text.viewCase({ number })}>
          {number}
        </PageLink>
      </Second>
    </Box>
  );
}

function Second({ children }: { children: ReactNode }) {
  return (
    <Note as="span" display="block" fontWeight="normal">
      {children}
    </Note>
  );
}
