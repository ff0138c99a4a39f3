import { CONTRIBUTOR_ROLE_LABELS, type ContributorView } from '@counterpoint/domain/schemas/recordings';

export function formatRoles({ roles, other_roles }: Pick<ContributorView, 'roles' | 'other_roles'>): string {
  const listed = roles
    .filter((role) => role !== 'other' || other_roles === null)
    .map((role) => CONTRIBUTOR_ROLE_LABELS[role]());
  return [...listed, other_roles].filter(Boolean).join(', ');
}
