import type { FlexProps } from '@chakra-ui/react/flex';
import type { GridProps } from '@chakra-ui/react/grid';
import type { StackProps } from '@chakra-ui/react/stack';
import type { RefAttributes } from 'react';
import { chakra, styled } from './system/styled.ts';

const FLEX = {
  align: 'alignItems',
  justify: 'justifyContent',
  wrap: 'flexWrap',
  direction: 'flexDirection',
  basis: 'flexBasis',
  grow: 'flexGrow',
  shrink: 'flexShrink',
};

const GRID = {
  templateColumns: 'gridTemplateColumns',
  templateRows: 'gridTemplateRows',
  templateAreas: 'gridTemplateAreas',
  autoColumns: 'gridAutoColumns',
  autoRows: 'gridAutoRows',
  autoFlow: 'gridAutoFlow',
};

export const Box = chakra.div;

type Element = RefAttributes<HTMLDivElement>;

// With Chakra's props, except `separator` and `inline`.
export const Flex = styled<Omit<FlexProps, 'inline'> & Element>(
  'div',
  {},
  { styles: { display: 'flex' }, aliases: FLEX },
);
export const Grid = styled<Omit<GridProps, 'inline'> & Element>(
  'div',
  {},
  { styles: { display: 'grid' }, aliases: GRID },
);
export const Stack = styled<Omit<StackProps, 'separator'> & Element>(
  'div',
  {},
  { styles: { display: 'flex', flexDirection: 'column', gap: '0.5rem' }, aliases: FLEX },
);

export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
