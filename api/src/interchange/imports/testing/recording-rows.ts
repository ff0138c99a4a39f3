/** Headings of the rows of `row`. */
export const HEADER = [
  'Recording number',
  'Title',
  'Version',
  'ISRC',
  'Artist',
  'Duration',
  'P line: year',
  'P line: owner',
  'Rights holder',
  'Rights holder IPI',
  'Rights holder share',
  'Territory',
  'Valid from',
  'Valid to',
  'Contributor',
  'Contributor category',
  'Instrument',
];

/** A recording with one share; further rows add shares. */
export function row(
  number: string,
  title: string,
  cells: Partial<Record<'isrc' | 'name' | 'ipi' | 'share' | 'where' | 'from' | 'to', string>>,
): string[] {
  const {
    isrc = '',
    name = 'Osu Records',
    ipi = '',
    share = '100',
    where = 'World',
    from = '2024-01-01',
    to = '',
  } = cells;
  return [
    number,
    title,
    '',
    isrc,
    'Ama Mensah',
    '3:45',
    '2024',
    'Osu Records',
    name,
    ipi,
    share,
    where,
    from,
    to,
    'Ama Mensah',
    'featured',
    'Lead vocals',
  ];
}
