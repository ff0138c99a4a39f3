import { paths } from '@counterpoint/contract/paths';
import type { Dashboard } from '@counterpoint/domain/schemas/home';
import { Grid } from '@counterpoint/kit/core';
import { ConfirmedCard } from './confirmed-card.tsx';
import { type BarPart, FigureCard } from './figure-card.tsx';

/** Two beside each other, or all four where there is room; the skeleton has the same columns. */
export const COUNT_COLUMNS = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
} as const;
export const COUNT_GAP = { base: '3', md: '4' } as const;

export function Counts({ compositions, recordings, oppositions, confirmations }: Dashboard) {
  return (
    <Grid templateColumns={COUNT_COLUMNS} gap={COUNT_GAP}>
      <CountCard
        title="Works"
        href={paths.compositions.list()}
        total={compositions.all}
        parts={[
          ...workParts(compositions),
          { label: 'incomplete', count: compositions.registered_incomplete, color: 'violet' },
          { label: 'in draft', count: compositions.draft, color: 'grey.edge' },
        ]}
      />
      <CountCard
        title="Sound recordings"
        href={paths.recordings.list()}
        total={recordings.all}
        parts={[...workParts(recordings), { label: 'in draft', count: recordings.draft, color: 'grey.edge' }]}
      />
      <CountCard
        title="Works in dispute"
        href={paths.oppositions.list()}
        total={oppositions.all}
        parts={[
          { label: needs(oppositions.needs_answer), count: oppositions.needs_answer, color: 'terracotta' },
          { label: 'with others', count: oppositions.waiting + oppositions.society, color: 'gold' },
          { label: 'in draft', count: oppositions.draft, color: 'line' },
          { label: 'closed', count: oppositions.closed, color: 'grey.edge' },
        ]}
      />
      <ConfirmedCard {...confirmations} />
    </Grid>
  );
}

type WorkCounts = Pick<Dashboard['recordings'], 'registered' | 'awaiting_confirmation' | 'in_dispute'>;

function workParts({ registered, awaiting_confirmation, in_dispute }: WorkCounts): CountPart[] {
  return [
    { label: 'registered', count: registered, color: 'brand' },
    { label: 'waiting', count: awaiting_confirmation, color: 'gold' },
    { label: 'in dispute', count: in_dispute, color: 'terracotta' },
  ];
}

function needs(count: number): string {
  return count === 1 ? 'needs your answer' : 'need your answer';
}

type CountPart = BarPart;

interface CountCardProps {
  readonly title: string;
  readonly href: string;
  readonly total: number;
  readonly parts: readonly CountPart[];
}

function CountCard({ title, href, total, parts }: CountCardProps) {
  const present = parts.filter(({ count }) => count > 0);
  const note = present.length === 0 ? 'None yet' : present.map(({ label, count }) => `${count} ${label}`).join(' · ');
  return <FigureCard title={title} href={href} figure={total.toLocaleString('en-GB')} bar={present} note={note} />;
}
