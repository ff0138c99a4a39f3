const STATUSES = {
  RA: ['Received', 'The society has received the work and not yet looked at it.'],
  AS: ['Registered, incomplete', 'The society has registered the work. Something is missing before it pays.'],
  AC: [
    'Registered with changes',
    'The society has registered the work with changes. Something is missing before it pays.',
  ],
  SR: ['Registered', 'The society has registered the work and pays for it.'],
  CR: ['Registered with changes', 'The society has registered the work with changes and pays for it.'],
  CO: ['In dispute', 'The work is in conflict with one that the society has already.'],
  DU: ['Duplicate', 'The society has this work already.'],
  RJ: ['Rejected', 'The society rejected this work. Correct it and submit it again.'],
  RC: ['Claim refused', 'The society has refused this claim.'],
  NP: ['No interest', 'The society represents nobody in this work.'],
  NA: ['Agreement missing', 'The society wants the number that it gave the agreement.'],
  WA: ['Agreement wrong', 'The society knows no such agreement.'],
  DR: ['Withdrawn', 'The claim has been withdrawn.'],
  UN: ['Unknown work', 'The society does not know the work that this is about.'],
  LD: ['Cannot be withdrawn', 'The society cannot withdraw this claim.'],
} as const satisfies Readonly<Record<CwrStatus, readonly [label: string, meaning: string]>>;

export const CWR_STATUSES = [
  'RA',
  'AS',
  'AC',
  'SR',
  'CR',
  'CO',
  'DU',
  'RJ',
  'RC',
  'NP',
  'NA',
  'WA',
  'DR',
  'UN',
  'LD',
] as const;
export type CwrStatus = (typeof CWR_STATUSES)[number];

export function cwrStatusText(status: CwrStatus): { label: string; meaning: string } {
  const [label, meaning] = STATUSES[status];
  return { label, meaning };
}

export function readCwrStatus(text: string): CwrStatus | null {
  return CWR_STATUSES.find((status) => status === text) ?? null;
}

export const STATUSES_TO_MEND: readonly CwrStatus[] = ['RJ', 'RC', 'CO', 'NA', 'WA', 'UN'];
