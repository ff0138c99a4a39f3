import { findCountry } from '@counterpoint/domain/countries';
import { CONTRIBUTOR_CATEGORY_LABELS, CONTRIBUTOR_ROLE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { formatShare, parseShare } from '@counterpoint/domain/shares';
import { formatLongDate, joinParts } from '@counterpoint/kit/text';
import * as text from '../../messages/facts.generated.ts';
import type { ContributorValues } from './line-values.ts';

export function formatContributor(line: ContributorValues): string {
  const { category, roles, other_roles, share } = line;
  return joinParts([
    CONTRIBUTOR_CATEGORY_LABELS[category](),
    roles
      .map((role) => CONTRIBUTOR_ROLE_LABELS[role]())
      .join(', ')
      .toLowerCase(),
    other_roles.trim(),
    share.trim() !== '' && text.featuredShare({ share: percent(share) }),
    formatCredit(line),
    formatPerformance(line),
  ]);
}

export function percent(typed: string): string {
  const share = parseShare(typed);
  return share === null ? typed.trim() || text.noShare() : formatShare(share);
}

/** Only of a party that is credited under another name. */
export function formatCredit({ name, party, party_id }: ContributorValues): string {
  const isCredited = party_id !== null && name.trim() !== '' && name.trim() !== party.name;
  return isCredited ? text.creditedAs({ name: name.trim() }) : '';
}

/** As typed or as stored. */
interface Performance {
  readonly performed_from: string | null;
  readonly performed_to: string | null;
  readonly country: string | null;
}

/** Formats `performed from 3 March 2024 to 5 March 2024, in Ghana`. */
export function formatPerformance({ performed_from, performed_to, country }: Performance): string {
  return joinParts([
    formatDays(performed_from, performed_to),
    country && text.inCountry({ country: findCountry(country)?.name ?? country }),
  ]);
}

function formatDays(from: string | null, to: string | null): string | null {
  if (!from) return to && text.performedTo({ date: formatLongDate(to) });
  if (!to || to === from) return text.performedOn({ date: formatLongDate(from) });
  return text.performed({ from: formatLongDate(from), to: formatLongDate(to) });
}
