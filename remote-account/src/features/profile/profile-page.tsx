import { PageHeader, Permitted } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Card, Stack } from '@counterpoint/kit/core';
import { ErrorState, RelativeDate } from '@counterpoint/kit/page';
import { type ReactNode, useEffect } from 'react';
import { fetchProfile, profileKeys } from '../../api/profile-api.ts';
import * as text from '../../messages/profile.generated.ts';
import { profile as profileTitle } from '../../messages/titles.generated.ts';
import { AccountPage } from '../../ui/account-page.tsx';
import { EmailChange } from './email-change.tsx';
import { PictureCard } from './picture/picture-card.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

export function ProfilePage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle(profileTitle()), [setTitle]);
  const { data: profile, error, refetch } = useProfile();
  return (
    <AccountPage>
      <PageHeader
        title={profileTitle()}
        context={profile ? <LastUpdated profile={profile} /> : text.context()}
        help={{ label: text.helpLabel(), href: paths.account.helpTopic('your-profile') }}
      />
      {profile ? (
        <Stack gap="5">
          <Permitted needs="account:change">
            <PictureCard profile={profile} />
            <ProfileForm key={profile._id} profile={profile} />
          </Permitted>
          <EmailChange email={profile.email} />
          <ProfileFacts profile={profile} />
        </Stack>
      ) : error ? (
        <Card>
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <ProfileSkeleton />
      )}
    </AccountPage>
  );
}

function LastUpdated({ profile: { updated_at } }: { profile: Profile }): ReactNode {
  return text.lastUpdated<ReactNode>({ date: () => <RelativeDate key="date" at={updated_at} /> });
}

function useProfile() {
  const { http, live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe('profile', () => void queries.invalidateQueries({ queryKey: profileKeys.mine })),
    [live, queries],
  );
  return useQuery({ queryKey: profileKeys.mine, queryFn: ({ signal }) => fetchProfile(http, signal) });
}
