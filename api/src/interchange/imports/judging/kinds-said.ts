import type { NamedParty } from '@counterpoint/domain/imports';
import type { ImportJob } from '../import-repository.ts';

/**
 * Whether files of a subject say who is a person and who a company: a work's writers are people and its publishers are not.
 * Whom a recording names may be either, and is a person or a company only by the column that most are named in.
 */
export function saysKinds({ subject }: Pick<ImportJob, 'subject'>): boolean {
  return subject === 'composition';
}

/**
 * The one who is meant, of those who have a name: of the kind that the file says. Where it cannot say one, of the other kind
 * if there is none of that. Undefined where there is nobody, or several.
 */
export function theOneOfKind<Called extends Pick<NamedParty, 'kind'>>(
  called: readonly Called[],
  kind: NamedParty['kind'],
  isSaid: boolean,
): Called | undefined {
  const ofKind = called.filter((each) => each.kind === kind);
  const [one, ...others] = isSaid || ofKind.length > 0 ? ofKind : called;
  return others.length === 0 ? one : undefined;
}
