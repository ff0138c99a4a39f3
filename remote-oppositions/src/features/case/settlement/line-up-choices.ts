import { differencesOf } from '@counterpoint/domain/cases';
import { type CaseDetails, type CaseLine, formatLineRole } from '@counterpoint/domain/schemas/cases';
import * as text from '../../../messages/settlement.generated.ts';
import { claimantsOf } from '../../../ui/case-identity.ts';
import { everyLine } from '../../../ui/lines/compared-lines.ts';
import type { MayChange } from '../../../ui/lines/split-values.ts';

export interface LineUpChoice {
  readonly key: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly line: CaseLine | null }[];
}

export type LineUpPicks = Readonly<Record<string, string>>;

const OUT = 'out';

export function lineUpChoices(details: CaseDetails): LineUpChoice[] {
  const versions = [
    { value: 'registered', label: text.asRegistered, lines: details.registered_lines },
    ...claimantsOf(details).map(({ party_id, name, is_me, claimed_lines }) => ({
      value: party_id,
      label: ({ role }: { role: string }) => (is_me ? text.asYouClaim({ role }) : text.asOtherClaims({ name, role })),
      lines: claimed_lines,
    })),
  ];
  return linesToSplit(details).map(({ key, name }) => {
    const stated = versions.flatMap(({ value, label, lines }) => {
      const line = lines.find((each) => each.key === key);
      return line ? [{ value, label: label({ role: formatLineRole(line) || text.inLineUp() }), line }] : [];
    });
    const differing = stated.filter(
      ({ line }, index) => stated.findIndex((each) => each.line.role === line.role) === index,
    );
    return { key, name, options: [...differing, { value: OUT, label: text.notInLineUp(), line: null }] };
  });
}

export function picksOf(choices: readonly LineUpChoice[], version: readonly CaseLine[]): LineUpPicks {
  return Object.fromEntries(
    choices.map(({ key, options }) => {
      const proposed = version.find((line) => line.key === key);
      const picked = options.find(({ line }) => (proposed ? line?.role === proposed.role : line === null));
      return [key, picked?.value ?? OUT];
    }),
  );
}

export function pickedLines(choices: readonly LineUpChoice[], picks: LineUpPicks): CaseLine[] {
  return choices.flatMap(({ key, options }) => options.find(({ value }) => value === picks[key])?.line ?? []);
}

export function linesToSplit(details: CaseDetails): CaseLine[] {
  const { registered_lines, proposals } = details;
  const open = proposals.find(({ state }) => state === 'open');
  return everyLine([
    registered_lines,
    ...claimantsOf(details).map(({ claimed_lines }) => claimed_lines),
    open?.lines ?? [],
  ]);
}

/** A split changes lines of non-members and of parties that haven’t left. Members whose lines are claimed are parties. */
export function mayChangeIn(details: Pick<CaseDetails, 'parties' | 'registered_lines'>): MayChange {
  const { parties, registered_lines } = details;
  const claimed = claimantsOf(details).flatMap(({ claimed_lines }) => differencesOf(registered_lines, claimed_lines));
  const present = parties.filter(({ left_at }) => left_at === null).map(({ party_id }) => party_id);
  const open = new Set([...present, ...claimed.map(({ line }) => line.party_id)]);
  return ({ party_id }) => party_id === null || open.has(party_id);
}

export function canBeSplit(details: CaseDetails): boolean {
  return linesToSplit(details).length > 0;
}
