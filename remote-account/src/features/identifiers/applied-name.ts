import type { IsniContent } from '@counterpoint/domain/schemas/parties';

/** A file of its own: application-facts.tsx loads the countries. */
export function appliedName({ organisation_name, given_names, family_name }: IsniContent): string {
  return organisation_name || [given_names, family_name].filter((part) => part.trim() !== '').join(' ');
}
