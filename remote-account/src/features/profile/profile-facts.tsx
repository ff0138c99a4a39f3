import { formatIsni, heldIsni } from '@counterpoint/domain/identifiers';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Card, Heading, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';

const REGISTERED_AS: Record<Profile['register_as'], { label: string; meaning: string }> = {
  individual: {
    label: 'Individual',
    meaning: 'You joined as a person: a writer, a performer or an heir. Only the society can change this.',
  },
  corporate: {
    label: 'Corporation',
    meaning: 'You joined for an organisation. Only the society can change this.',
  },
};

export function ProfileFacts({ profile }: { profile: Profile }) {
  const registered = REGISTERED_AS[profile.register_as];
  return (
    <Card as="section" aria-labelledby="profile-facts">
      <Stack gap="4">
        <Heading id="profile-facts" as="h2" size="md">
          Your registration
        </Heading>
        <Facts
          items={[
            {
              label: 'Registered as',
              value: <WithMeaning fact={registered.label} meaning={registered.meaning} />,
            },
            {
              label: 'ISNI',
              value: (
                <WithMeaning
                  fact={<Isni isni={profile.isni_number} />}
                  meaning="The International Standard Name Identifier tells you apart from everybody of the same name, in every country."
                />
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

function WithMeaning({ fact, meaning }: { fact: ReactNode; meaning: string }) {
  return (
    <Stack gap="1">
      <Text as="div" fontWeight="semibold">
        {fact}
      </Text>
      <Text color="muted" fontSize="sm">
        {meaning}
      </Text>
    </Stack>
  );
}

/** Shows "pending" for the placeholder of sixteen zeros. */
function Isni({ isni }: { isni: string | null }) {
  const held = heldIsni(isni);
  return held ? formatIsni(held) : <StatusBadge tone="amber">pending</StatusBadge>;
}
