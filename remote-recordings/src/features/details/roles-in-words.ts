import { type ContributorView, contributorRoleLabel } from '@counterpoint/domain/schemas/recordings';

export function rolesInWords({ roles, other_roles }: Pick<ContributorView, 'roles' | 'other_roles'>): string {
  const listed = roles.filter((role) => role !== 'other' || other_roles === null).map(contributorRoleLabel);
  return [...listed, other_roles].filter(Boolean).join(', ');
}
