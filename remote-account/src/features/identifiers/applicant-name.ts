import type { IsniContent } from '@counterpoint/domain/schemas/parties';

/** Separate from application-facts.ts, which loads the countries. */
export function applicantName({ organisation_name, given_names, family_name }: IsniContent): string {
  return organisation_name || [given_names, family_name].filter((part) => part.trim() !== '').join(' ');
}
