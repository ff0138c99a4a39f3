import { paths } from '@counterpoint/contract/paths';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS } from '@counterpoint/domain/states';
import * as text from '../messages/case-steps.generated.ts';
import { formatCode } from './case-state.ts';

export function objectHref({ object }: Pick<CaseDetails, 'object'>): string {
  const address = object.type === 'recording' ? paths.recordings.details : paths.compositions.details;
  return address(object.id);
}

const MAX_SCOPES = 2;

/** Returns `Writer’s share`, `composition T-702.152.911-5`, `Performing right, World`. */
export function identityOf({ kind, object, scope_words }: CaseDetails): string[] {
  const { type, code } = object;
  const objectType = type === 'recording' ? text.recording() : text.composition();
  const remaining = scope_words.length - MAX_SCOPES;
  const places = [...scope_words.slice(0, MAX_SCOPES), ...(remaining > 0 ? [text.more({ count: remaining })] : [])];
  return [CASE_KIND_LABELS[kind](), [objectType, code && formatCode(type, code)].filter(Boolean).join(' '), ...places];
}

export function myPartyId({ parties }: Pick<CaseDetails, 'parties'>): string | null {
  return parties.find(({ is_me }) => is_me)?.party_id ?? null;
}

export function claimantsOf({ parties, draft = null }: Claims): CaseDetails['parties'] {
  return parties
    .filter(({ side, left_at }) => side === 'claimant' && left_at === null)
    .map((party) => (draft && party.is_me ? { ...party, claimed_lines: draft.claimed_lines } : party));
}

export function continuesWithout(details: Claims): boolean {
  return claimantsOf(details).some(({ is_me }) => !is_me);
}

type Claims = Pick<CaseDetails, 'parties'> & Partial<Pick<CaseDetails, 'draft'>>;

export function namesIn(lines: CaseDetails['registered_lines']): string {
  if (lines.every(({ group }) => group === 'writer')) return text.writer();
  return lines.some(({ group }) => group === 'holder') ? text.rightsHolder() : text.party();
}
