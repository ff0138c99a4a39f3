import type { Flex as ChakraFlex } from '@chakra-ui/react/flex';
import type { Grid as ChakraGrid } from '@chakra-ui/react/grid';
import type { Stack as ChakraStack } from '@chakra-ui/react/stack';
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

const flex = styled('div', {}, { styles: { display: 'flex' }, aliases: FLEX });
const grid = styled('div', {}, { styles: { display: 'grid' }, aliases: GRID });
const stack = styled('div', {}, { styles: { display: 'flex', flexDirection: 'column', gap: '0.5rem' }, aliases: FLEX });

// Typed by Chakra, whose props they take, except `separator` and `inline`.
export const Flex = flex as unknown as typeof ChakraFlex;
export const Grid = grid as unknown as typeof ChakraGrid;
export const Stack = stack as unknown as typeof ChakraStack;

export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
