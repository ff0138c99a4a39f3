import { findCountry } from '@counterpoint/domain/countries';
import { formatPeriod, formatUses } from '@counterpoint/domain/recording-rights';
import {
  CONTRIBUTOR_CATEGORY_LABELS,
  CONTRIBUTOR_ROLE_LABELS,
  RIGHTS_HOLDER_ROLE_LABELS,
} from '@counterpoint/domain/schemas/recordings';
import { formatShare, parseShare } from '@counterpoint/domain/shares';
import { formatTerritories } from '@counterpoint/domain/territories';
import { joinParts } from '@counterpoint/kit/text';
import * as details from '../../../messages/details.generated.ts';
import * as text from '../../../messages/facts.generated.ts';
import type { RightValues } from '../../../ui/rights/right-values.ts';
import type { ContributorValues, WorkValues } from '../line-values.ts';

export function formatContributor(line: ContributorValues): string {
  const { category, roles, other_roles, performed_from, performed_to, country, name, party, party_id, share } = line;
  const isCredited = party_id !== null && name.trim() !== '' && name.trim() !== party.name;
  return joinParts([
    CONTRIBUTOR_CATEGORY_LABELS[category](),
    roles
      .map((role) => CONTRIBUTOR_ROLE_LABELS[role]())
      .join(', ')
      .toLowerCase(),
    other_roles.trim(),
    share.trim() !== '' && text.featuredShare({ share: percent(share) }),
    isCredited && text.creditedAs({ name: name.trim() }),
    performed_from && text.performedFrom({ date: performed_from }),
    performed_to && text.performedTo({ date: performed_to }),
    country && text.inCountry({ country: findCountry(country)?.name ?? country }),
  ]);
}

export function formatRight(line: RightValues): string {
  const { role, uses, share, territories, valid_from, valid_to, source, is_controlled_by_third_party } = line;
  return joinParts([
    details.rightAs({ share: percent(share), role: RIGHTS_HOLDER_ROLE_LABELS[role]().toLowerCase() }),
    formatUses(uses).toLowerCase(),
    formatTerritories(territories),
    valid_from && formatPeriod(valid_from, valid_to || null),
    source.trim() && details.source({ source: source.trim() }),
    is_controlled_by_third_party && details.thirdParty(),
  ]);
}

export function formatWork({ title, iswc, writers, composition_id }: WorkValues): string {
  return joinParts([title, writers && text.byWriters({ writers }), iswc, composition_id !== null && text.linkedWork()]);
}

export function percent(typed: string): string {
  const share = parseShare(typed);
  return share === null ? typed.trim() || text.noShare() : formatShare(share);
}
