import type { CaseLine, CaseMeasure, CaseResolution } from '@counterpoint/domain/schemas/cases';
import { CONTRIBUTOR_CATEGORY_LABELS, RIGHTS_HOLDER_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { PUBLISHER_TYPE_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import type { CaseState } from '@counterpoint/domain/states';

export const STATES: Record<CaseState, string> = {
  draft: 'Draft, not filed yet',
  submitted: 'Filed; the society looks at whether it can be taken up',
  inadmissible: 'Not taken up by the society',
  awaiting_claimant_evidence: 'Documents of the claimant are awaited',
  awaiting_response: 'Answers are awaited',
  in_dispute: 'In dispute',
  escalated: 'With the society, a mediator or a court',
  settlement_proposed: 'A split is proposed and waits for every party',
  resolved: 'Resolved',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
};

export const RESOLUTIONS: Record<CaseResolution, string> = {
  agreed: 'agreed by all parties',
  default: 'by the silence of who was asked',
  decided: 'by a decision',
  withdrawn: 'the claim was taken back',
  revoked: 'the claim in its way was released',
  lapsed: 'documents did not come in time',
  inadmissible: 'not taken up',
  merged: 'goes on in another case',
};

export const MEASURES: Record<CaseMeasure, string> = {
  pr: 'Performing right',
  mr: 'Mechanical right',
  sr: 'Synchronisation right',
  recording: 'Rights in the recording',
};

export const PROPOSAL_WORDS = {
  open: 'waits for every party',
  accepted: 'accepted by all',
  refused: 'refused',
  superseded: 'replaced by another',
} as const;

export const ANSWERS = {
  update: 'Accepted the change',
  revoke: 'Released their claim',
  maintain: 'Maintained their claim',
} as const;

const ROLES: Readonly<Record<CaseLine['group'], Readonly<Record<string, string>>>> = {
  writer: WRITER_ROLE_LABELS,
  publisher: PUBLISHER_TYPE_LABELS,
  holder: RIGHTS_HOLDER_ROLE_LABELS,
  contributor: CONTRIBUTOR_CATEGORY_LABELS,
};

/** What somebody did or how they hold it; a code that is not ours stands for itself. */
export function roleOf({ group, role }: Pick<CaseLine, 'group' | 'role'>): string {
  return role ? (ROLES[group][role] ?? role) : '';
}

/** `210 kB`. */
export function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
