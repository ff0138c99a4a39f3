import { LineButtons } from '@counterpoint/catalogue/lines';
import { Avatar, Box, Flex, Grid, Name, Note, StatusBadge } from '@counterpoint/kit/core';
import { initialsOf, joinParts } from '@counterpoint/kit/text';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { formatCredit, formatPerformance } from '../../../ui/draft/format-contributor.ts';
import { type ContributorValues, contributorName } from '../../../ui/draft/line-values.ts';
import { CountryField, TextField } from '../fields/draft-fields.tsx';
import { ContributorPart } from './contributor-part.tsx';

export function ContributorRow({ index, onRemove }: { index: number; onRemove: (index: number) => void }) {
  const { control } = useFormContext<DraftValues>();
  const line = useWatch({ control, name: `contributors.${index}` });
  const errors = useFormState({ control, name: `contributors.${index}` }).errors.contributors?.[index];
  const termsId = useId();
  const isUnknown = line.party_id === null;
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen =
    isUnfolded || [errors?.performed_from, errors?.performed_to, errors?.country].some((error) => error !== undefined);
  const name = contributorName(line, index);
  return (
    <Box as="li" position="relative" borderTopWidth="1px" borderColor="line" paddingX="4" paddingY="3">
      <Flex justify="space-between" gap="3" align="start">
        <ContributorIdentity line={line} name={name} terms={isOpen ? '' : formatTerms(line)} />
        <LineButtons
          name={name}
          moreHint={text.contributorMore()}
          isOpen={isOpen}
          controls={termsId}
          onToggle={() => setUnfolded(!isOpen)}
          onRemove={() => onRemove(index)}
        />
      </Flex>
      <ContributorPart index={index} name={name} isByName={isUnknown} />
      <div id={termsId}>{isOpen && <ContributorTerms index={index} isByName={isUnknown} />}</div>
    </Box>
  );
}

function ContributorIdentity({ line, name, terms }: { line: ContributorValues; name: string; terms: string }) {
  const { party, party_id } = line;
  return (
    <Flex align="center" gap="2.5" minWidth="0" paddingInlineEnd="16">
      <Avatar name={name} initials={initialsOf(name)} size="sm" isDecorative />
      <Box minWidth="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Name>{name}</Name>
          {party.is_me ? (
            <StatusBadge tone="green">{text.you()}</StatusBadge>
          ) : party.is_member ? (
            <StatusBadge tone="blue">{text.toNotify()}</StatusBadge>
          ) : (
            <StatusBadge tone="grey">{party_id === null ? text.byNameOnly() : text.notMember()}</StatusBadge>
          )}
        </Flex>
        {terms && <Note>{terms}</Note>}
      </Box>
    </Flex>
  );
}

/** Decides in some countries whether a contributor is paid. */
function ContributorTerms({ index, isByName }: { index: number; isByName: boolean }) {
  const at = `contributors.${index}` as const;
  return (
    <Grid gap="3" paddingTop="3" templateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))" alignItems="end">
      {!isByName && (
        <TextField
          name={`${at}.name`}
          label={text.creditedAs()}
          placeholder={text.creditedAsPlaceholder()}
          maxLength={120}
        />
      )}
      <TextField
        name={`${at}.other_roles`}
        label={text.otherRoles()}
        placeholder={text.otherRolesPlaceholder()}
        maxLength={200}
      />
      <TextField name={`${at}.performed_from`} label={text.performedFrom()} type="date" />
      <TextField name={`${at}.performed_to`} label={text.performedTo()} type="date" />
      <CountryField name={`${at}.country`} label={text.performedIn()} />
    </Grid>
  );
}

function formatTerms(line: ContributorValues): string {
  return joinParts([formatCredit(line), line.other_roles.trim(), formatPerformance(line)]);
}
