import { type BarPart, FigureCard } from './figure-card.tsx';

export type CountPart = BarPart;

interface CountCardProps {
  readonly title: string;
  readonly href: string;
  readonly total: number;
  readonly parts: readonly CountPart[];
}

export function CountCard({ title, href, total, parts }: CountCardProps) {
  const present = parts.filter(({ count }) => count > 0);
  const note = present.length === 0 ? 'None yet' : present.map(({ label, count }) => `${count} ${label}`).join(' · ');
  return <FigureCard title={title} href={href} figure={total.toLocaleString('en-GB')} bar={present} note={note} />;
}
