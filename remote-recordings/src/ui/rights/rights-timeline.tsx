import { dayHere } from '@counterpoint/domain/days';
import {
  formatPeriod,
  holdersOf,
  type RightsProblem,
  type RightsSegment,
  segmentsOf,
  USE_LABELS,
  USE_TYPES,
  type UseType,
} from '@counterpoint/domain/recording-rights';
import { RIGHTS_HOLDER_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { FULL_SHARE, formatShare, isFullTotal } from '@counterpoint/domain/shares';
import { formatCountries, formatTerritories } from '@counterpoint/domain/territories';
import { Box, Button, Card, Flex, Heading } from '@counterpoint/kit/core';
import { FilterChips } from '@counterpoint/kit/table';
import { useMemo, useState } from 'react';
import * as text from '../../messages/rights.generated.ts';
import type { ShownRight } from './shown-right.ts';
import { TimelineAxis, TimelineBar, TimelineRow } from './timeline-parts.tsx';
import { type TimelineScale, timelineScale } from './timeline-scale.ts';

interface RightsTimelineProps {
  readonly rights: readonly ShownRight[];
  readonly problems: readonly RightsProblem[];
}

const FIRST_LINES = 20;
const FIRST_TOTALS = 6;

export function RightsTimeline({ rights, problems }: RightsTimelineProps) {
  const used = USE_TYPES.filter((use) => rights.some(({ uses }) => uses.includes(use)));
  const [chosen, setChosen] = useState<UseType | null>(null);
  const use = chosen !== null && used.includes(chosen) ? chosen : used[0];
  if (use === undefined) return null;
  const chips = used.map((id) => {
    const count = problems.filter(({ uses }) => uses.includes(id)).length;
    return { id, label: count > 0 ? text.problemsOfUse({ use: USE_LABELS[id](), count }) : USE_LABELS[id]() };
  });
  return (
    <Card as="section" aria-label={text.timeline()}>
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" paddingBottom="3">
        <Heading as="h2">{text.timeline()}</Heading>
        <FilterChips label={text.use()} items={chips} value={use} onChange={setChosen} />
      </Flex>
      <Plot key={use} rights={rights.filter(({ uses }) => uses.includes(use))} use={use} today={dayHere()} />
    </Card>
  );
}

interface RightBarProps {
  readonly right: ShownRight;
  readonly scale: TimelineScale;
  readonly isOver: boolean;
}

function RightBar({ right, scale, isOver }: RightBarProps) {
  const role = RIGHTS_HOLDER_ROLE_LABELS[right.role]().toLowerCase();
  const share = formatShare(right.share);
  const places = formatTerritories(right.territories);
  return (
    <TimelineBar
      {...scale.span(right.from, right.to)}
      look={isOver ? 'over' : right.role === 'producer' ? 'producer' : 'other'}
      figure={share}
      text={right.to === null ? text.openEnd({ role }) : role}
      words={text.bar({ name: right.name, share, role, places, period: formatPeriod(right.from, right.to) })}
    />
  );
}

interface PlotProps {
  readonly rights: readonly ShownRight[];
  readonly use: UseType;
  readonly today: string;
}

function Plot({ rights, use, today }: PlotProps) {
  const [isAll, setAll] = useState(false);
  const { scale, totals, overlapping } = useMemo(() => {
    const segments = segmentsOf(rights).filter((segment) => segment.use === use);
    const over = segments.filter(({ total }) => total > FULL_SHARE && !isFullTotal(total));
    return {
      scale: timelineScale(rights, today),
      totals: totalRowsOf(segments),
      // The later claims overlap; the earlier ones were there first.
      overlapping: new Set(over.slice(0, FIRST_LINES).flatMap((segment) => holdersOf(segment, rights).at(-1) ?? [])),
    };
  }, [rights, use, today]);
  const shownRights = isAll ? rights : rights.slice(0, FIRST_LINES);
  const shownTotals = isAll ? totals : totals.slice(0, FIRST_TOTALS);
  const hidden = rights.length - shownRights.length + totals.length - shownTotals.length;
  return (
    <>
      <Box role="region" aria-label={text.timelineOf({ use: USE_LABELS[use]().toLowerCase() })} paddingBottom="2">
        <Box position="relative" marginBottom="6">
          <TimelineAxis scale={scale} />
          <Box as="ul" listStyleType="none" margin="0" padding="0" position="relative" aria-label={text.lines()}>
            {shownRights.map((right, index) => (
              <TimelineRow key={right.key} title={right.name} detail={formatTerritories(right.territories)}>
                <RightBar right={right} scale={scale} isOver={overlapping.has(index)} />
              </TimelineRow>
            ))}
          </Box>
          <Box as="ul" listStyleType="none" margin="0" padding="0" position="relative" aria-label={text.totals()}>
            {shownTotals.map(({ countries, stretches }) => (
              <TimelineRow key={countries.join()} title={text.totalIn({ places: formatCountries(countries, 3) })}>
                {stretches.map(({ from, to, total }) => (
                  <TimelineBar
                    key={from}
                    {...scale.span(from, to)}
                    look={isFullTotal(total) ? 'full' : total > FULL_SHARE ? 'too-much' : 'too-little'}
                    figure={formatShare(total)}
                    words={text.totalBar({
                      places: formatCountries(countries, 3),
                      period: formatPeriod(from, to),
                      share: formatShare(total),
                    })}
                  />
                ))}
              </TimelineRow>
            ))}
          </Box>
        </Box>
      </Box>
      {(isAll || hidden > 0) && (
        <Button variant="ghost" size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? text.showFewer() : text.showMore({ count: hidden })}
        </Button>
      )}
    </>
  );
}

interface TotalRow {
  readonly countries: readonly string[];
  readonly stretches: readonly Pick<RightsSegment, 'from' | 'to' | 'total'>[];
  readonly isWrong: boolean;
}

function totalRowsOf(segments: readonly RightsSegment[]): TotalRow[] {
  const groups = Map.groupBy(segments, ({ countries }) => countries);
  const rows = new Map<string, { countries: string[]; stretches: TotalRow['stretches'] }>();
  for (const [countries, ofGroup] of groups) {
    const stretches = ofGroup.map(({ from, to, total }) => ({ from, to, total }));
    const key = JSON.stringify(stretches);
    const known = rows.get(key);
    if (known) known.countries.push(...countries);
    else rows.set(key, { countries: [...countries], stretches });
  }
  return [...rows.values()]
    .map((row) => ({ ...row, isWrong: row.stretches.some(({ total }) => !isFullTotal(total)) }))
    .sort((a, b) => Number(b.isWrong) - Number(a.isWrong) || a.countries.length - b.countries.length);
}
