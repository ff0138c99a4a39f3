import { FieldGrid, optionsOf, TargetContext } from '@counterpoint/catalogue/fields';
import { RECORDING_MEDIA_LABELS } from '@counterpoint/domain/schemas/recordings';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { ArtistsGroup, MoreGroup, OriginGroup, ReleaseGroup } from '../about/fact-groups.tsx';
import { IsrcField } from '../about/isrc-field.tsx';
import { VersionOffer } from '../about/version-offer.tsx';
import { ChoiceField, TextField } from '../fields/draft-fields.tsx';

const mediaOptions = optionsOf(RECORDING_MEDIA_LABELS);

interface AboutFieldsProps {
  readonly target: string | null;
}

export function AboutFields({ target }: AboutFieldsProps) {
  return (
    <TargetContext value={target}>
      <Stack gap="4">
        <Card>
          <Stack gap="5">
            <FieldGrid>
              <TextField name="title" label="Title" help="Without what version it is." isRequired maxLength={255} />
              <TextField
                name="version_title"
                label="Version title"
                help="Live, remix, remaster or edit: versions are paid apart."
                placeholder="Live at the Harbour, 2011 remaster"
                maxLength={255}
              />
            </FieldGrid>
            <VersionOffer />
            <FieldGrid>
              <TextField
                name="display_artist"
                label="Artist as shown"
                help="As on the release, with those who are featured."
                placeholder="Adwoa Boateng feat. Ama Kusi"
                isRequired
                maxLength={255}
              />
              <IsrcField />
              <TextField
                name="duration_s"
                label="Duration"
                help="Minutes and seconds, like 3:42."
                placeholder="m:ss"
                isRequired
              />
              <ChoiceField name="media" label="Kind" options={mediaOptions} isRequired />
              <TextField
                name="p_line_year"
                label="Year of the P line"
                help="Behind the ℗: the year it was first published."
                inputMode="numeric"
                maxLength={4}
                isRequired
              />
              <TextField
                name="p_line"
                label="Name of the P line"
                help="Whose it is by the ℗ line, without year and sign."
                maxLength={255}
              />
            </FieldGrid>
          </Stack>
        </Card>
        <Card as="section" aria-label="More about the recording" padding="none">
          <Stack gap="1" paddingX={{ base: '4', md: '5' }} paddingY="4">
            <Heading as="h2">More about the recording</Heading>
            <Text color="muted">
              All of it is optional. The more is known, the more of its use is matched and paid.
            </Text>
          </Stack>
          <ReleaseGroup />
          <OriginGroup />
          <ArtistsGroup />
          <MoreGroup />
        </Card>
      </Stack>
    </TargetContext>
  );
}
