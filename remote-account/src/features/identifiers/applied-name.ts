import type { IsniContent } from '@counterpoint/domain/schemas';

/** The name that is applied for. By itself, since the facts of an application bring the countries. */
export function appliedName({ organisation_name, given_names, family_name }: IsniContent): string {
  return organisation_name || [given_names, family_name].filter((part) => part.trim() !== '').join(' ');
}
