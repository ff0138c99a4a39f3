import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import type { Profile } from '@counterpoint/domain/schemas';
import { Card, Stack } from '@counterpoint/kit/core';
import { ErrorState, PageHeader } from '@counterpoint/kit/page';
import { formatLongDate, relativeTime } from '@counterpoint/kit/text';
import { useEffect } from 'react';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useProfile } from './use-profile.ts';

export function ProfilePage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Profile'), [setTitle]);
  const { data: profile, error, refetch } = useProfile();
  return (
    <>
      <PageHeader title="Profile" context={profile ? <LastUpdated profile={profile} /> : 'How the society knows you'} />
      {profile ? (
        <Stack gap="5">
          <ProfileFacts profile={profile} />
          <ProfileForm key={profile._id} profile={profile} />
        </Stack>
      ) : error ? (
        <Card>
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}

function LastUpdated({ profile: { updated_at } }: { profile: Profile }) {
  return (
    <>
      How the society knows you. Last updated{' '}
      <time dateTime={updated_at} title={formatLongDate(updated_at)}>
        {relativeTime(updated_at)}
      </time>
      .
    </>
  );
}
