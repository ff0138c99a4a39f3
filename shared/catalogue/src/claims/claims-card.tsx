import { CardSection } from '@counterpoint/kit/cards';
import { Box } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

export function ClaimsCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <CardSection title={title}>
      <Box as="ul" listStyleType="none" margin="0" paddingX="5" paddingBottom="3">
        {children}
      </Box>
    </CardSection>
  );
}
