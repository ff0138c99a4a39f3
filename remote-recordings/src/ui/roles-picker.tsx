import {
  CONTRIBUTOR_ROLE_LABELS,
  CONTRIBUTOR_ROLES,
  type ContributorRole,
} from '@counterpoint/domain/schemas/recordings';
import { SearchPicker } from '@counterpoint/kit/components';
import { Box, Flex, Icon, IconButton, Text } from '@counterpoint/kit/core';
import { type FocusEvent, useId, useRef } from 'react';
import * as text from '../messages/rights.generated.ts';

interface RolesPickerProps {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly ContributorRole[];
  readonly onChange: (roles: ContributorRole[]) => void;
  readonly error: string | undefined;
}

export function RolesPicker({ id, name, roles, onChange, error }: RolesPickerProps) {
  const group = useRef<HTMLDivElement>(null);
  const errorId = useId();
  function handleRemove(role: ContributorRole) {
    onChange(roles.filter((each) => each !== role));
    group.current?.focus();
  }
  return (
    <Box
      ref={group}
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={text.rolesOf({ name })}
      {...(error && { 'aria-describedby': errorId })}
      onFocus={passFocusToInput}
    >
      {error && (
        <Text id={errorId} color="terracotta.text" fontSize="sm">
          {error}
        </Text>
      )}
      <SearchPicker<ContributorRole>
        label={text.roles()}
        placeholder={text.rolesPlaceholder()}
        search={async (query) => rolesLike(query, roles)}
        itemKey={(role) => role}
        itemLabel={(role) => CONTRIBUTOR_ROLE_LABELS[role]()}
        onPick={(role) => onChange([...roles.filter((each) => each !== role), role])}
        emptyHint={text.noRole()}
      />
      {roles.length > 0 && (
        <Flex as="ul" wrap="wrap" gap="1.5" listStyleType="none" margin="0" padding="0" paddingTop="2">
          {roles.map((role) => (
            <RoleChip key={role} role={role} onRemove={() => handleRemove(role)} />
          ))}
        </Flex>
      )}
    </Box>
  );
}

/** An error summary links to the group, because the input has no name. */
function passFocusToInput({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}

function RoleChip({ role, onRemove }: { role: ContributorRole; onRemove: () => void }) {
  const label = CONTRIBUTOR_ROLE_LABELS[role]();
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
      <IconButton size="sm" color="muted" aria-label={text.removeRole({ role: label })} onClick={onRemove}>
        <Icon name="close" size={14} />
      </IconButton>
    </Flex>
  );
}

const FEW = 8;

function rolesLike(query: string, chosen: readonly ContributorRole[]): ContributorRole[] {
  const typed = query.trim().toLowerCase();
  const wordsOf = (role: ContributorRole) => CONTRIBUTOR_ROLE_LABELS[role]().toLowerCase();
  const like = CONTRIBUTOR_ROLES.filter((role) => !chosen.includes(role) && wordsOf(role).includes(typed));
  const begins = (role: ContributorRole) =>
    wordsOf(role)
      .split(' ')
      .some((word) => word.startsWith(typed));
  return [...like.filter(begins), ...like.filter((role) => !begins(role))].slice(0, FEW);
}
