import type { NamedParty } from '@counterpoint/domain/imports';
import type { ImportJob } from '../import-repository.ts';

/** Writers are people and publishers aren't, but a recording's parties can be either. */
export function hasPartyKinds({ subject }: Pick<ImportJob, 'subject'>): boolean {
  return subject === 'composition';
}

/** Falls back to the other kind if files don't state kinds. Undefined for none or several. */
export function theOneOfKind<Called extends Pick<NamedParty, 'kind'>>(
  called: readonly Called[],
  kind: NamedParty['kind'],
  isGiven: boolean,
): Called | undefined {
  const ofKind = called.filter((each) => each.kind === kind);
  const [one, ...others] = isGiven || ofKind.length > 0 ? ofKind : called;
  return others.length === 0 ? one : undefined;
}
