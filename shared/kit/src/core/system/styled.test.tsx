import { ChakraProvider, chakra as chakrasOwn } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRef, type ReactElement } from 'react';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Flex, Grid, Stack } from '../layout.ts';
import { chakra } from './styled.ts';
import { system } from './system.ts';

/** The markup by Chakra's own factory. */
function byChakra(element: ReactElement): string {
  const page = render(
    <CacheProvider value={createCache({ key: 'cp' })}>
      <ChakraProvider value={system}>{element}</ChakraProvider>
    </CacheProvider>,
  );
  const { innerHTML } = page.container;
  page.unmount();
  return withRules(innerHTML);
}

function byUs(element: ReactElement): string {
  const page = renderInKit(element);
  const { innerHTML } = page.container;
  page.unmount();
  return withRules(innerHTML);
}

/** With the rules of a class in place of its name, which is a hash of them. */
function withRules(markup: string): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => textOf(rule)));
  return markup.replaceAll(/\bcp-\w+/g, (name) => {
    const own = rules.filter((text) => text.includes(`.${name}`)).map((text) => text.replaceAll(`.${name}`, '&'));
    return `{${[...new Set(own)].join(' ')}}`;
  });
}

/** Without blanks around signs, which Emotion leaves out. jsdom writes a layer as empty. */
function textOf(rule: CSSRule): string {
  if (!('layerName' in rule) || !('cssRules' in rule)) return rule.cssText.replaceAll(/\s*([,>])\s*/g, '$1');
  // As jsdom's own layers have them.
  return `@layer ${String(rule.layerName)} {${[...(rule.cssRules as CSSRuleList)].map(textOf).join(' ')}}`;
}

const RECIPE = {
  base: { borderRadius: 'card', _hover: { bg: 'sunken' } },
  variants: {
    tone: { calm: { color: 'muted' }, loud: { color: 'brand' } },
    size: { sm: { padding: { base: '1', md: '2' } }, md: { padding: '4' } },
  },
  compoundVariants: [{ tone: 'loud' as const, size: 'sm' as const, css: { fontWeight: 'bold' } }],
  defaultVariants: { size: 'md' as const },
};

describe('an element has Chakra’s markup and styles', () => {
  const ours = {
    Plain: chakra.div,
    Framed: chakra('section', RECIPE),
    Named: chakra('p', {}, { defaultProps: { title: 'a' } }),
  };
  const theirs = {
    Plain: chakrasOwn.div,
    Framed: chakrasOwn('section', RECIPE),
    Named: chakrasOwn('p', {}, { defaultProps: { title: 'a' } }),
  };
  type Elements = typeof ours | typeof theirs;

  test.each<[string, (elements: Elements) => ReactElement]>([
    ['without props', ({ Plain }) => <Plain />],
    ['with tokens', ({ Plain }) => <Plain padding="4" color="muted" boxShadow="floating" />],
    ['by width', ({ Plain }) => <Plain padding={{ base: '2', lg: '6' }} hideBelow="md" />],
    ['with states', ({ Plain }) => <Plain _hover={{ color: 'brand' }} _dark={{ bg: 'ink' }} />],
    ['with css', ({ Plain }) => <Plain css={{ '& > p': { margin: '0' }, '--gap': '1px' }} margin="2" />],
    ['with several css', ({ Plain }) => <Plain css={[{ margin: '1' }, { margin: '3', padding: '1' }]} />],
    ['with attributes', ({ Plain }) => <Plain id="a" aria-label="b" data-c="d" role="note" lang="fr" />],
    ['with HTML’s width', ({ Plain }) => <Plain htmlWidth="7" width="7px" />],
    ['as another tag', ({ Plain }) => <Plain as="ol" listStyleType="none" />],
    ['with a class', ({ Plain }) => <Plain className="tail" margin="2" />],
    ['with default props', ({ Named }) => <Named padding="1" />],
    ['with a recipe', ({ Framed }) => <Framed tone="loud" size="sm" margin="1" />],
    ['with defaults', ({ Framed }) => <Framed />],
    ['with no value', ({ Framed }) => <Framed tone={undefined} margin={undefined} id={undefined} />],
    [
      'as its child',
      ({ Framed }) => (
        <Framed asChild tone="calm">
          <a className="own" href="#top">
            up
          </a>
        </Framed>
      ),
    ],
    [
      'as a styled child',
      ({ Framed, Plain }) => (
        <Framed asChild tone="calm">
          <Plain padding="9" color="ink" />
        </Framed>
      ),
    ],
  ])('%s', (_, elementOf) => {
    expect(byUs(elementOf(ours))).toBe(byChakra(elementOf(theirs)));
  });

  test('of a number and of its digits', () => {
    const expected = byChakra(<theirs.Plain width={13} />) + byChakra(<theirs.Plain width="13" />);
    expect(
      byUs(
        <>
          <ours.Plain width={13} />
          <ours.Plain width="13" />
        </>,
      ),
    ).toBe(expected);
  });

  test('whatever the values, also the second time', () => {
    const value = fc.oneof(
      fc.constantFrom('0', '1', '4', 'auto', '13px'),
      fc.integer({ min: 0, max: 20 }),
      fc.constant(undefined),
    );
    const styles = fc.record(
      {
        margin: value,
        paddingX: value,
        lineHeight: value,
        gap: value,
        zIndex: value,
        opacity: value,
        tone: fc.constantFrom('calm', 'loud'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(styles, (props) => {
        const markup = byChakra(<theirs.Framed {...props} />);
        expect(
          byUs(
            <>
              <ours.Framed {...props} />
              <ours.Framed {...props} />
            </>,
          ),
        ).toBe(markup + markup);
      }),
      { numRuns: 30 },
    );
  });
});

test('layouts take the short names of their styles', () => {
  expect(byUs(<Flex align="center" justify="end" wrap="wrap" gap="2" />)).toBe(
    byUs(<chakra.div css={{ display: 'flex' }} alignItems="center" justifyContent="end" flexWrap="wrap" gap="2" />),
  );
  expect(byUs(<Grid templateColumns="1fr 2fr" />)).toBe(
    byUs(<chakra.div css={{ display: 'grid' }} gridTemplateColumns="1fr 2fr" />),
  );
  expect(byUs(<Stack gap="3" />)).toBe(byUs(<chakra.div display="flex" flexDirection="column" gap="3" />));
});

test('a reference reaches the element, and that of a child stays', () => {
  const [plain, parent, child] = [
    createRef<HTMLElement>(),
    createRef<HTMLElement>(),
    createRef<HTMLParagraphElement>(),
  ];
  renderInKit(
    <>
      <chakra.div ref={plain} data-testid="plain" />
      <chakra.div asChild ref={parent}>
        <p ref={child} data-testid="child" />
      </chakra.div>
    </>,
  );
  expect(plain.current).toBe(screen.getByTestId('plain'));
  expect(parent.current).toBe(screen.getByTestId('child'));
  expect(child.current).toBe(screen.getByTestId('child'));
});
