import { Box, Stack } from '@counterpoint/kit/core';
import * as text from '../../messages/sign-up.generated.ts';

const TERMS = [text.ownership, text.registration, text.disputes, text.privacy, text.leaving] as const;

export function Terms() {
  return (
    <Box asChild fontSize="sm" borderWidth="1px" borderColor="line" borderRadius="control" paddingX="4" paddingY="2">
      <details>
        <Box asChild minHeight="6" cursor="pointer" fontWeight="semibold" color="brand.text" borderRadius="2px">
          <summary>{text.readTerms()}</summary>
        </Box>
        <Stack as="ol" gap="2" paddingTop="2" paddingBottom="2" paddingInlineStart="5" listStyleType="decimal">
          {TERMS.map((term) => (
            <li key={term()}>{term()}</li>
          ))}
        </Stack>
      </details>
    </Box>
  );
}
