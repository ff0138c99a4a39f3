import fs from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cssRules } from './css-text.ts';
import { tablesModule } from './make-tables.ts';
import { isStyleProp, resolveRecipe, resolveStyles, type Styles } from './resolve-styles.ts';
import { system } from './system.ts';

const { utility, tokens } = system;
// Its types admit only the props that they know.
const chakrasRules: (...styles: readonly object[]) => object = system.css;

/** Chakra adds `deg` to numbers and takes 0 as false; the kit has no palettes. */
const ONLY_CHAKRAS = /^(colorPalette|rotate[XYZ]?|skew[XY]|hueRotate|backdropHueRotate|debug|space[XY]Reverse)$/;

const props = utility.keys().filter((name) => !ONLY_CHAKRAS.test(name));
const values = [...tokens.categoryMap.keys()].flatMap((category) =>
  Object.keys(tokens.getCategoryValues(category)).filter((name) => !name.startsWith('colorPalette')),
);

/** As text, because the order of rules counts. */
const asText = (rules: object) => JSON.stringify(rules, null, 1);

test('the tables are those of the system: run `pnpm styles`', () => {
  expect(fs.readFileSync(new URL('./tables.generated.ts', import.meta.url), 'utf8')).toBe(tablesModule());
});

describe('styles have Chakra’s rules', () => {
  const samples = [...values, 'auto', 'none', '13px', '{colors.brand} 1px', '4 !important', 4, 0, true];

  test.each(props)('%s', (name) => {
    const rulesBy = (resolve: (styles: Styles) => object) =>
      samples.map((value) => [value, asText(resolve({ [name]: value }))]);
    // Thousands of expectations would take most of the time.
    expect(rulesBy(resolveStyles)).toEqual(rulesBy(chakrasRules));
  });

  const value = fc.oneof(fc.constantFrom('0', '1', '4', 'auto', '13px'), fc.integer({ min: 0, max: 20 }));
  const names = fc.constantFrom('margin', 'padding', 'paddingInline', 'gap', 'color', 'bg', 'boxSize', 'width');
  const byWidth = fc.dictionary(fc.constantFrom('base', 'sm', 'md', 'lg', 'mdDown', 'smToLg'), value);
  const plain = fc.dictionary(
    names,
    fc.oneof(value, byWidth, fc.constant(undefined), fc.array(value, { maxLength: 3 })),
  );
  const condition = fc.constantFrom(
    '_hover',
    '_dark',
    '_print',
    '_before',
    '_motionReduce',
    'lg',
    '& > p',
    '@media (max-width: 84.99rem)',
    '@media (min-width: 90rem)',
    '@container (min-width: 49rem)',
  );
  const styles = fc.tuple(plain, fc.dictionary(condition, plain)).map((parts) => Object.assign({}, ...parts));

  test('whatever the conditions and what comes after', () => {
    fc.assert(
      fc.property(fc.array(styles, { minLength: 1, maxLength: 3 }), (all) => {
        expect(asText(resolveStyles(...all))).toBe(asText(chakrasRules(...all)));
      }),
    );
  });

  test('of recipes, whatever their variants', () => {
    const recipe = {
      base: { borderRadius: 'card', _hover: { bg: 'sunken' } },
      variants: {
        tone: { calm: { color: 'muted' }, loud: { color: 'brand', _hover: { color: 'ink' } } },
        size: { sm: { padding: { base: '1', md: '2' } }, md: { padding: '4' } },
      },
      compoundVariants: [{ tone: 'loud' as const, size: 'md' as const, css: { fontWeight: 'bold', padding: '0' } }],
      defaultVariants: { size: 'md' as const },
    };
    const size = fc.constantFrom('sm', 'md', undefined);
    const chosen = fc.record(
      { tone: fc.constantFrom('calm', 'loud', undefined), size: fc.oneof(size, fc.record({ base: size, lg: size })) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(chosen, (variants) => {
        // The types of Chakra's recipes know no undefined variants.
        expect(asText(resolveRecipe(recipe, variants))).toBe(
          asText(chakrasRules(system.cva(recipe)(variants as object))),
        );
      }),
    );
  });
});

test.each(['padding', 'px', 'bg', 'css', '_hover', 'md', '--gap', '& > p', 'scrollMarginTop', 'cx'])(
  '%s is a style prop',
  (name) => {
    expect(isStyleProp(name)).toBe(system.isValidProperty(name));
    expect(isStyleProp(name)).toBe(true);
  },
);

test.each(['id', 'title', 'onClick', 'aria-label', 'data-a', 'href'])('%s is no style prop', (name) => {
  expect(isStyleProp(name)).toBe(false);
});

test.each<[string, Styles, readonly string[]]>([
  ['lengths', { marginTop: 13, flexGrow: 1, '--gap': 2 }, ['.a{margin-top:13px;flex-grow:1;--gap:2;}']],
  ['prefixes', { userSelect: 'none' }, ['.a{-webkit-user-select:none;user-select:none;}']],
  ['vendors', { WebkitLineClamp: 2 }, ['.a{-webkit-line-clamp:2;}']],
  [
    'conditions',
    { color: 'red', _before: { top: '1px', _disabled: { top: '2px' } } },
    [
      '.a{color:red;}',
      '.a::before{top:1px;}',
      '.a::before:is(:disabled, [disabled], [data-disabled], [aria-disabled=true]){top:2px;}',
    ],
  ],
  [
    'alternatives',
    { '&::before, & > p': { color: 'red', '& b': { color: 'black' } } },
    ['.a::before, .a > p{color:red;}', ':is(.a::before, .a > p) b{color:black;}'],
  ],
  ['widths', { '@media print': { '& p': { color: 'red' } } }, ['@media print{.a p{color:red;}}']],
])('%s are written as CSS', (_, styles, texts) => {
  expect(cssRules(resolveStyles(styles), '.a')).toEqual(texts);
});
