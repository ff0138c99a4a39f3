import { useFieldError } from '@counterpoint/catalogue/fields';
import { CONTRIBUTOR_ROLES, type ContributorRole, contributorRoleLabel } from '@counterpoint/domain/schemas';
import { SearchPicker } from '@counterpoint/kit/components';
import { Box, Flex, Icon, IconButton, Text } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { withRole } from './contributor-lines.ts';

interface RolesFieldProps {
  readonly index: number;
  /** Whose roles they are. */
  readonly name: string;
}

/** What somebody plays, sings or does: found by typing, several of them. */
export function RolesField({ index, name }: RolesFieldProps) {
  const { control, setValue, getValues } = useFormContext<DraftValues>();
  const at = `contributors.${index}.roles` as const;
  const roles = useWatch({ control, name: at });
  const error = useFieldError(at);
  function change(next: ContributorRole[]) {
    setValue(at, next, { shouldDirty: true, shouldValidate: error !== undefined });
  }
  return (
    <Box id={at} tabIndex={-1} role="group" aria-label={`Instruments and roles of ${name}`}>
      {error && (
        <Text color="terracotta.text" fontSize="sm">
          {error}
        </Text>
      )}
      <SearchPicker<ContributorRole>
        label="Instruments and roles"
        placeholder="Vocals, drums, producer"
        search={async (query) => rolesLike(query, getValues(at))}
        itemKey={(role) => role}
        itemLabel={contributorRoleLabel}
        onPick={(role) => change(withRole(getValues(at), role))}
        emptyHint="No instrument or role is called so. Choose ‘Something else’ where none fits."
      />
      {roles.length > 0 && (
        <Flex as="ul" wrap="wrap" gap="1.5" listStyleType="none" margin="0" padding="0" paddingTop="2">
          {roles.map((role) => (
            <RoleChip key={role} role={role} onRemove={() => change(roles.filter((each) => each !== role))} />
          ))}
        </Flex>
      )}
    </Box>
  );
}

function RoleChip({ role, onRemove }: { role: ContributorRole; onRemove: () => void }) {
  const label = contributorRoleLabel(role);
  return (
    <Flex
      as="li"
      align="center"
      borderWidth="1px"
      borderColor="line"
      borderRadius="full"
      background="sunken"
      paddingInlineStart="3"
      fontSize="sm"
    >
      {label}
      <IconButton size="sm" color="muted" aria-label={`Remove ${label}`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </IconButton>
    </Flex>
  );
}

const FEW = 8;

/** Those whose words begin so first; what is chosen already is not offered. */
function rolesLike(query: string, chosen: readonly ContributorRole[]): ContributorRole[] {
  const typed = query.trim().toLowerCase();
  const wordsOf = (role: ContributorRole) => contributorRoleLabel(role).toLowerCase();
  const like = CONTRIBUTOR_ROLES.filter((role) => !chosen.includes(role) && wordsOf(role).includes(typed));
  const begins = (role: ContributorRole) =>
    wordsOf(role)
      .split(' ')
      .some((word) => word.startsWith(typed));
  return [...like.filter(begins), ...like.filter((role) => !begins(role))].slice(0, FEW);
}
