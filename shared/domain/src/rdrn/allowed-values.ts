import { ROLE_WORDS } from '../recording-imports/recording-words.ts';
import type { ContributorRole, RightsHolderRole } from '../schemas/recordings/recording-choices.ts';
import type { XmlElement } from './xml-element.ts';

/** DDEX has no value for a non-exclusive licensee. */
export const RIGHTS_CONTROL_TYPES: Readonly<Record<RightsHolderRole, string | null>> = {
  producer: 'OriginalOwner',
  exclusive_licensee: 'ExclusiveLicensee',
  licensee: null,
  assignee: 'SuccessorInTitle',
};

export interface Contribution {
  readonly role: XmlElement | string;
  readonly instruments: readonly string[];
}

/** One contribution for all instruments, and one for each other role. */
export function contributionsOf(
  { roles, other_roles }: { readonly roles: readonly ContributorRole[]; readonly other_roles: string | null },
  senderId: string,
): Contribution[] {
  const inOwnWords = (words: string) => ({
    '@Namespace': senderId,
    '@UserDefinedValue': words,
    '#text': 'UserDefined',
  });
  const valuesOf = (kind: 'ddexRole' | 'ddexInstrument' | 'ownWord') =>
    roles.flatMap((role) => ROLE_WORDS[role][kind] ?? []);
  const instruments = valuesOf('ddexInstrument');
  const named = valuesOf('ddexRole');
  const own = [...valuesOf('ownWord'), ...(other_roles ? [other_roles] : [])];
  const all: Contribution[] = [
    ...[...named, ...own.map(inOwnWords)].map((role) => ({ role, instruments: [] })),
    ...(instruments.length > 0 ? [{ role: 'Musician', instruments }] : []),
  ];
  return all.length > 0 ? all : [{ role: 'NotSpecified', instruments: [] }];
}
