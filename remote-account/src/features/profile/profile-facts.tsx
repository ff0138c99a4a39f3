import { formatIsni, heldIsni } from '@counterpoint/domain/identifiers';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Card, Heading, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import { isni as isniLabel } from '../../messages/member-fields.generated.ts';
import * as text from '../../messages/profile.generated.ts';

const REGISTERED_AS: Record<Profile['register_as'], { label: Message; meaning: Message }> = {
  individual: {
    label: text.individual,
    meaning: text.individualMeaning,
  },
  corporate: {
    label: text.corporation,
    meaning: text.corporationMeaning,
  },
};

export function ProfileFacts({ profile }: { profile: Profile }) {
  const registered = REGISTERED_AS[profile.register_as];
  return (
    <Card as="section" aria-labelledby="profile-facts">
      <Stack gap="4">
        <Heading id="profile-facts" as="h2" size="md">
          {text.registration()}
        </Heading>
        <Facts
          items={[
            {
              label: text.registeredAs(),
              value: <WithMeaning fact={registered.label()} meaning={registered.meaning()} />,
            },
            {
              label: isniLabel(),
              value: <WithMeaning fact={<Isni isni={profile.isni_number} />} meaning={text.isniMeaning()} />,
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

function Isni({ isni }: { isni: string | null }) {
  const held = heldIsni(isni);
  return held ? formatIsni(held) : <StatusBadge tone="amber">{text.pending()}</StatusBadge>;
}
