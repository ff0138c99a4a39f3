import { Loaded, Permitted } from '@counterpoint/area-ui/page';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { formatIsni, heldIsni } from '@counterpoint/domain/identifiers';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Button, Note, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { Facts, RelativeDate } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { PROFILE } from '../../api/profile-api.ts';
import { isni as isniLabel } from '../../messages/member-fields.generated.ts';
import * as text from '../../messages/profile.generated.ts';
import { profile as profileTitle } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { EmailChange } from '../../ui/email-change.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { PictureCard } from './picture/picture-card.tsx';
import { OrganisationFields, PersonFields } from './profile-fields.tsx';
import { PROFILE_FIELDS } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

export function ProfilePage() {
  useLiveQueries('profile', PROFILE.key);
  const stored = useRead(PROFILE);
  return (
    <AccountPage
      title={profileTitle()}
      context={stored.data ? <LastUpdated profile={stored.data} /> : text.context()}
      help={{ label: text.helpLabel(), href: paths.account.helpTopic('your-profile') }}
    >
      <Loaded query={stored} loading={<Loading label={text.loading()} height="43rem" isFramed />} isFramed>
        {(profile) => (
          <Stack gap="5">
            <Permitted needs="account:change">
              <PictureCard profile={profile} />
              <ProfileForm key={profile._id} profile={profile} />
            </Permitted>
            <EmailChange email={profile.email} />
            <ProfileFacts profile={profile} />
          </Stack>
        )}
      </Loaded>
    </AccountPage>
  );
}

function LastUpdated({ profile: { updated_at } }: { profile: Profile }): ReactNode {
  return text.lastUpdated<ReactNode>({ date: () => <RelativeDate key="date" at={updated_at} /> });
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { discard, ...dialogForm } = useProfileForm(profile);
  const { form } = dialogForm;
  const { isDirty } = form.formState;
  return (
    <FormFrame
      dialogForm={dialogForm}
      fields={PROFILE_FIELDS[profile.register_as]}
      label={text.details()}
      action={text.save()}
      otherAction={
        <>
          <Note role="status" alignSelf="center">
            {isDirty && text.unsaved()}
          </Note>
          {isDirty && (
            <Button variant="outline" onClick={discard}>
              {text.discard()}
            </Button>
          )}
        </>
      }
    >
      {profile.register_as === 'individual' ? <PersonFields form={form} /> : <OrganisationFields form={form} />}
    </FormFrame>
  );
}

function ProfileFacts({ profile }: { profile: Profile }) {
  const isPerson = profile.register_as === 'individual';
  return (
    <SectionCard title={text.registration()}>
      <Facts
        items={[
          {
            label: text.registeredAs(),
            value: isPerson ? (
              <WithMeaning fact={text.individual()} meaning={text.individualMeaning()} />
            ) : (
              <WithMeaning fact={text.corporation()} meaning={text.corporationMeaning()} />
            ),
          },
          {
            label: isniLabel(),
            value: <WithMeaning fact={<Isni isni={profile.isni_number} />} meaning={text.isniMeaning()} />,
          },
        ]}
      />
    </SectionCard>
  );
}

function WithMeaning({ fact, meaning }: { fact: ReactNode; meaning: string }) {
  return (
    <Stack gap="1">
      <Text as="div" fontWeight="semibold">
        {fact}
      </Text>
      <Note>{meaning}</Note>
    </Stack>
  );
}

function Isni({ isni }: { isni: string | null }) {
  const held = heldIsni(isni);
  if (held) return <Text whiteSpace="nowrap">{formatIsni(held)}</Text>;
  return <StatusBadge tone="amber">{text.pending()}</StatusBadge>;
}
