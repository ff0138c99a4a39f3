import { isrcText } from '@counterpoint/area-ui/draft-text';
import { FieldGrid, FieldInput, FieldInputs, FoldedFields } from '@counterpoint/catalogue/fields';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { parseIsrc } from '@counterpoint/domain/identifiers';
import * as fields from '@counterpoint/domain/messages/recording-fields.generated.ts';
import { isKnownIsrcPrefix, splitVersion } from '@counterpoint/domain/recording-rules';
import { Button, Card, Heading, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { TextField } from '../fields/draft-fields.tsx';

export function AboutFields() {
  const { title, version_title, display_artist } = RECORDING_FIELDS;
  return (
    <Stack gap="4">
      <StackedCard gap="5">
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
      </StackedCard>
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
  );
}

function Group(props: Omit<Parameters<typeof FoldedFields>[0], 'fields'>) {
  return <FoldedFields fields={RECORDING_FIELDS} {...props} />;
}

function IsrcField() {
  const { control } = useFormContext<DraftValues>();
  const odd = useWatch({ control, name: 'isrc', compute: unknownPrefix });
  return (
    <TextField
      name="isrc"
      label={fields.isrc()}
      placeholder="GB-EMI-03-00013"
      shown={isrcText}
      help={
        odd === null ? (
          text.isrcHelp()
        ) : (
          <Text as="span" color="gold.text" role="status">
            {text.isrcUnknown({ prefix: odd })}
          </Text>
        )
      }
    />
  );
}

function unknownPrefix(typed: string): string | null {
  const isrc = parseIsrc(typed);
  return isrc === null || isKnownIsrcPrefix(isrc) ? null : isrc.slice(0, 2);
}

function VersionOffer() {
  const { control, setValue, getValues, setFocus } = useFormContext<DraftValues>();
  const version = useWatch({ control, name: 'title', compute: (title) => splitVersion(title).version });
  if (version === null) return null;
  function handleClick() {
    const split = splitVersion(getValues('title'));
    const versions = [getValues('version_title').trim(), split.version ?? ''].filter((part) => part !== '');
    setValue('title', split.title);
    setValue('version_title', versions.join(', '));
    setFocus('version_title');
  }
  return (
    <div>
      <Button variant="outline" size="sm" onClick={handleClick}>
        {text.moveVersion({ version })}
      </Button>
    </div>
  );
}
