import type { MandateScope, MandateState } from '@counterpoint/domain/mandates';
import type { MandateView } from '@counterpoint/domain/schemas/members';
import { territoryName } from '@counterpoint/domain/territories';
import type { StatusTone } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/mandates.generated.ts';

export const SCOPES: Readonly<Record<MandateScope, { readonly label: Message; readonly help: Message }>> = {
  register_works: { label: text.registerWorks, help: text.registerWorksHelp },
  register_recordings: { label: text.registerRecordings, help: text.registerRecordingsHelp },
  confirm_shares: { label: text.confirmShares, help: text.confirmSharesHelp },
};

export const STATES: Readonly<Record<MandateState, { readonly label: Message; readonly tone: StatusTone }>> = {
  proposed: { label: text.proposed, tone: 'amber' },
  upcoming: { label: text.upcoming, tone: 'blue' },
  active: { label: text.active, tone: 'green' },
  expired: { label: text.expired, tone: 'grey' },
  declined: { label: text.declined, tone: 'grey' },
  ended: { label: text.ended, tone: 'grey' },
};

type Terms = Pick<MandateView, 'scopes' | 'territory' | 'valid_from' | 'valid_to'>;

export function describeTerms({ scopes, territory, valid_from, valid_to }: Terms): string {
  const labels = scopes.map((scope) => SCOPES[scope].label());
  const allowed = formatList(
    labels.map((label, index) => (index === 0 ? label : label.toLowerCase())),
    'unit',
  );
  const values = { allowed, territory: territoryName(territory), from: formatLongDate(valid_from) };
  return valid_to === null ? text.termsFrom(values) : text.termsFromTo({ ...values, to: formatLongDate(valid_to) });
}
