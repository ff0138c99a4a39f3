import { type AreaEntry, areas } from '@counterpoint/contract/areas';
import { CONTRACT_VERSION } from '@counterpoint/contract/version';
import { Box, Flex, StatusBadge, Text } from '@counterpoint/kit/core';
import { loadedArea } from '../../areas/load-area.ts';
import { deployedArea } from '../../areas/registry-store.ts';
import { readPageConfig } from '../../config/page-config.ts';
import * as text from '../../messages/diagnostics.generated.ts';
import { Section } from './section.tsx';

export function AreasSection() {
  return (
    <Section
      title={text.areas()}
      hint={text.release({ release: readPageConfig().release, contract: CONTRACT_VERSION })}
    >
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
          {deployed?.version ?? text.noVersion()}
        </Text>
        {loadedArea(id) && <StatusBadge tone="green">{text.loaded()}</StatusBadge>}
        {!loadedArea(id) && deployed && <StatusBadge tone="grey">{text.notLoaded()}</StatusBadge>}
        {!deployed && <StatusBadge tone="terracotta">{text.notDeployed()}</StatusBadge>}
      </Flex>
    </>
  );
}
