import { findCountry } from '@counterpoint/domain/countries';
import { Grid } from '@counterpoint/kit/core';
import * as text from '../../../messages/register.generated.ts';
import { CountryField, TextField } from '../fields/draft-fields.tsx';
import type { ContributorValues } from '../line-values.ts';

/** Decides in some countries whether a contributor is paid. */
export function ContributorTerms({ index, isByName }: { index: number; isByName: boolean }) {
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

export function formatTerms({
  name,
  party,
  party_id,
  other_roles,
  performed_from,
  performed_to,
  country,
}: ContributorValues): string {
  const isCredited = party_id !== null && name.trim() !== '' && name.trim() !== party.name;
  return [
    isCredited && text.creditedAsName({ name: name.trim() }),
    other_roles.trim(),
    performed_from && text.from({ date: performed_from }),
    performed_to && text.to({ date: performed_to }),
    country && (findCountry(country)?.name ?? country),
  ]
    .filter(Boolean)
    .join(' · ');
}
