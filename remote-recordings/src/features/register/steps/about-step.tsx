import { FieldGrid, FieldInput, FieldInputs, FoldedFields, TargetContext } from '@counterpoint/catalogue/fields';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import * as text from '../../../messages/register.generated.ts';
import { IsrcField } from '../about/isrc-field.tsx';
import { VersionOffer } from '../about/version-offer.tsx';

interface AboutFieldsProps {
  readonly target: string | null;
}

export function AboutFields({ target }: AboutFieldsProps) {
  const { title, version_title, display_artist } = RECORDING_FIELDS;
  return (
    <TargetContext value={target}>
      <Stack gap="4">
        <Card>
          <Stack gap="5">
            <FieldGrid>
              <FieldInput field={title} name="title" />
              <FieldInput field={version_title} name="version_title" />
            </FieldGrid>
            <VersionOffer />
            <FieldGrid>
              <FieldInput field={display_artist} name="display_artist" />
              <IsrcField />
            </FieldGrid>
            <FieldInputs fields={RECORDING_FIELDS} group="main" />
          </Stack>
        </Card>
        <Card as="section" aria-label={text.moreAbout()} padding="none">
          <Stack gap="1" paddingX={{ base: '4', md: '5' }} paddingY="4">
            <Heading as="h2">{text.moreAbout()}</Heading>
            <Text color="muted">{text.moreAboutHelp()}</Text>
          </Stack>
          <Group group="release" label={text.release()} help={text.releaseHelp()} />
          <Group group="origin" label={text.origin()} help={text.originHelp()} />
          <Group group="artists" label={RECORDING_FIELDS.main_artists.label()} help={text.artistsHelp()} />
          <Group group="more" label={text.kindOfRelease()} help={text.kindOfReleaseHelp()} />
        </Card>
      </Stack>
    </TargetContext>
  );
}

function Group(props: Omit<Parameters<typeof FoldedFields>[0], 'fields'>) {
  return <FoldedFields fields={RECORDING_FIELDS} {...props} />;
}
