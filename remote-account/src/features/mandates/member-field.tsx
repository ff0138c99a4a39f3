import { partiesOf } from '@counterpoint/area-ui/parties';
import { useHost } from '@counterpoint/contract';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { SearchPicker } from '@counterpoint/kit/components';
import { Button, Flex, Text } from '@counterpoint/kit/core';
import { FieldGroup } from '@counterpoint/kit/form';
import * as text from '../../messages/mandates.generated.ts';

export type ChosenMember = Pick<Party, 'id' | 'name'>;

interface MemberFieldProps {
  readonly value: ChosenMember | null;
  readonly onChange: (member: ChosenMember | null) => void;
  readonly error: string | undefined;
}

export function MemberField({ value, onChange, error }: MemberFieldProps) {
  const { http } = useHost();
  async function findMembers(query: string, signal: AbortSignal): Promise<readonly Party[]> {
    const found = await partiesOf('composers').search(http, query, signal);
    return found.filter(({ is_member, is_me }) => is_member && !is_me);
  }
  return (
    <FieldGroup legend={text.otherMember()} error={error}>
      {value ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text fontWeight="semibold">{value.name}</Text>
          <Button size="sm" variant="outline" onClick={() => onChange(null)}>
            {text.chooseAnother()}
          </Button>
        </Flex>
      ) : (
        <SearchPicker<Party>
          label={text.findMember()}
          placeholder={text.nameOrIpi()}
          search={findMembers}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
          itemDetail={({ ipi_name_number }) => ipi_name_number ?? text.noIpi()}
          onPick={({ id, name }) => onChange({ id, name })}
          emptyHint={text.noMemberFound()}
        />
      )}
    </FieldGroup>
  );
}
