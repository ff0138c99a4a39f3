import { Box, Stack } from '@counterpoint/kit/core';

const TERMS = [
  'You stay the owner of what you wrote; you ask the society to collect what is due when it is played or copied, and to pay it by the shares that are registered.',
  'You register only what you wrote or hold rights in, with the shares that you agreed with the others, and each member you name is asked to confirm theirs.',
  'When parties disagree about a share, the society holds back what concerns it until the case is settled.',
  'Every member can see the title, the writers, the numbers and the status of a registered work; your address, your phone and your drafts stay between you and the society.',
  'You may leave the society at any time: what was earned until then is still paid to you, and registered works stay on record.',
] as const;

export function Terms() {
  return (
    <Box asChild fontSize="sm" borderWidth="1px" borderColor="line" borderRadius="control" paddingX="4" paddingY="2">
      <details>
        <Box asChild minHeight="6" cursor="pointer" fontWeight="semibold" color="brand.text" borderRadius="2px">
          <summary>Read the terms of membership</summary>
        </Box>
        <Stack as="ol" gap="2" paddingTop="2" paddingBottom="2" paddingInlineStart="5" listStyleType="decimal">
          {TERMS.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </Stack>
      </details>
    </Box>
  );
}
