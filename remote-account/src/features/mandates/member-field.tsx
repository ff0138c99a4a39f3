import { partiesOf } from '@counterpoint/area-ui/parties';
import { useHost, useMay } from '@counterpoint/contract';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { SearchPicker } from '@counterpoint/kit/components';
import { Box, Button, Flex, Text, useFocusRecovery } from '@counterpoint/kit/core';
import { FieldGroup } from '@counterpoint/kit/form';
import * as text from '../../messages/mandates.generated.ts';

export type ChosenMember = Pick<Party, 'id' | 'name'>;

interface MemberFieldProps {
  readonly value: ChosenMember | null;
  readonly onChange: (member: ChosenMember | null) => void;
  readonly error: string | undefined;
}

const SEARCHED = { filter: 'members', page: 1, per_page: 8 } as const;

export function MemberField({ value, onChange, error }: MemberFieldProps) {
  return (
    // The error summary links to it, and it takes the focus when one part replaces the other.
    <Box id="party_id" tabIndex={-1}>
      <FieldGroup legend={text.otherMember()} error={error}>
        {value ? (
          <Chosen name={value.name} onClear={() => onChange(null)} />
        ) : (
          <MemberSearch onPick={({ id, name }) => onChange({ id, name })} />
        )}
      </FieldGroup>
    </Box>
  );
}

function Chosen({ name, onClear }: { name: string; onClear: () => void }) {
  const row = useFocusRecovery<HTMLDivElement>();
  return (
    <Flex ref={row} gap="3" align="center" wrap="wrap">
      <Text fontWeight="semibold">{name}</Text>
      <Button size="sm" variant="outline" onClick={onClear}>
        {text.chooseAnother()}
      </Button>
    </Flex>
  );
}

function MemberSearch({ onPick }: { onPick: (party: Party) => void }) {
  const { http } = useHost();
  const box = useFocusRecovery<HTMLDivElement>();
  const parties = partiesOf(useMay('compositions:read') ? 'composers' : 'rightsholders');
  async function findMembers(query: string, signal: AbortSignal): Promise<readonly Party[]> {
    const { items } = await parties.list(http, { query, ...SEARCHED }, signal);
    return items.filter(({ is_me }) => !is_me);
  }
  return (
    <Box ref={box}>
      <SearchPicker<Party>
        label={text.findMember()}
        placeholder={text.nameOrIpi()}
        search={findMembers}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
        itemDetail={({ ipi_name_number }) => ipi_name_number ?? text.noIpi()}
        onPick={onPick}
        emptyHint={text.noMemberFound()}
      />
    </Box>
  );
}
