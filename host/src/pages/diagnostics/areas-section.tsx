import { type AreaEntry, areas } from '@counterpoint/contract/areas';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';
import { Box, Flex, StatusBadge, Text } from '@counterpoint/kit/core';
import { loadedArea } from '../../areas/load-area.ts';
import { deployedArea } from '../../areas/registry-store.ts';
import { readPageConfig } from '../../config/page-config.ts';
import { Section } from './section.tsx';

export function AreasSection() {
  return (
    <Section title="Areas" hint={`Release ${readPageConfig().release}, contract ${CONTRACT_VERSION}.`}>
      <Box as="ul" listStyleType="none">
        {areas.map((area) => (
          <Flex
            as="li"
            key={area.id}
            align="center"
            justify="space-between"
            gap="3"
            wrap="wrap"
            paddingY="2.5"
            borderColor="line"
            _notFirst={{ borderTopWidth: '1px' }}
          >
            <AreaLine area={area} />
          </Flex>
        ))}
      </Box>
    </Section>
  );
}

function AreaLine({ area: { id, label } }: { area: AreaEntry }) {
  const deployed = deployedArea(id);
  return (
    <>
      <Text fontWeight="medium">{label()}</Text>
      <Flex align="center" gap="3" wrap="wrap">
        <Text color="muted" fontSize="sm" overflowWrap="anywhere">
          {deployed?.version ?? 'no version'}
        </Text>
        {loadedArea(id) && <StatusBadge tone="green">Loaded</StatusBadge>}
        {!loadedArea(id) && deployed && <StatusBadge tone="grey">Not loaded yet</StatusBadge>}
        {!deployed && <StatusBadge tone="terracotta">Not deployed</StatusBadge>}
      </Flex>
    </>
  );
}
