import { FieldInput, FieldInputs, TargetContext } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import * as text from '../../../messages/register.generated.ts';
import { MoreFacts } from '../about/more-facts.tsx';
import { VersionFields } from '../about/version-fields.tsx';

interface AboutFieldsProps {
  readonly target: string | null;
}

export function AboutFields({ target }: AboutFieldsProps) {
  return (
    <TargetContext value={target}>
      <Stack gap="4">
        <Card>
          <Stack gap="5">
            <FieldInput field={WORK_FIELDS.title} name="title" />
            <FieldInput field={WORK_FIELDS.alternative_titles} name="alternative_titles" />
            <FieldInputs fields={WORK_FIELDS} group="main" />
            <VersionFields />
          </Stack>
        </Card>
        <Card as="section" aria-label={text.more()} padding="none">
          <Stack gap="1" paddingX={{ base: '4', md: '5' }} paddingY="4">
            <Heading as="h2">{text.more()}</Heading>
            <Text color="muted">{text.moreHelp()}</Text>
          </Stack>
          <MoreFacts />
        </Card>
      </Stack>
    </TargetContext>
  );
}
