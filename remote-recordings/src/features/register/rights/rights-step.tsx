import { PartyPicker } from '@counterpoint/catalogue/parties';
import type { Party, RightView } from '@counterpoint/domain/schemas';
import { Box, Button, Card, Flex, Heading, Icon, IconButton, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { newRight } from '../../../ui/rights/right-values.ts';
import type { DraftValues } from '../draft-values.ts';

interface RightsStepProps {
  readonly claims: readonly RightView[];
  readonly onBrowse: () => void;
}

/** Who holds rights in the recording. */
export function RightsStep({ onBrowse }: RightsStepProps) {
  const { control, register, getValues } = useFormContext<DraftValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'rights' });
  function handlePick(party: Party) {
    const from = getValues('release_date') || new Date().toISOString().slice(0, 10);
    append(newRight(party, { from, share: '100.00' }), { shouldFocus: false });
  }
  return (
    <Card as="section" id="rights" tabIndex={-1} aria-label="Rights">
      <Heading as="h2">Rights</Heading>
      {fields.map(({ id, party }, index) => (
        <Flex key={id} gap="3" align="end" paddingY="2">
          <Text flex="1">{party.name}</Text>
          <Field label={`Share % of ${party.name}`}>
            <Input {...register(`rights.${index}.share`)} />
          </Field>
          <IconButton aria-label={`Remove ${party.name}`} onClick={() => remove(index)}>
            <Icon name="close" size={16} />
          </IconButton>
        </Flex>
      ))}
      <Box paddingTop="3">
        <PartyPicker
          resource="composers"
          label="Add a rights holder"
          what="rights holder"
          placeholder="Name, IPI name number or ISNI"
          detailOf={({ ipi_name_number }) => ipi_name_number ?? ''}
          onPick={handlePick}
          newParty={() => null}
          more={
            <Button variant="ghost" size="sm" onClick={onBrowse}>
              Browse rights holders
            </Button>
          }
        />
      </Box>
    </Card>
  );
}
