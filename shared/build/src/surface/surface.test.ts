import { describe, expect, test } from '@jest/globals';
import { compareSurfaces, isAtLeast, nextVersion } from './compare-surfaces.ts';
import { addDeclarations, formatReport, parseReport, type Surface, withoutPrivate } from './surface.ts';

const BUTTON = `import type { ReactNode } from 'react';
export { Icon } from './icon.tsx';
export interface ButtonProps {
    label: string;
}
export declare function Button(props: ButtonProps): ReactNode;
export {};`;

function surfaceOf(text: string): Surface {
  const surface = new Map<string, string>();
  addDeclarations(surface, text, 'kit/core');
  return surface;
}

describe('a public surface', () => {
  test('lists what an entry exports and how it is declared', () => {
    expect(Object.fromEntries(surfaceOf(BUTTON))).toEqual({
      'kit/core exports': 'Button\nButtonProps\nIcon',
      Button: 'export declare function Button(props: ButtonProps): ReactNode;',
      ButtonProps: 'export interface ButtonProps { label: string; }',
    });
  });

  test('leaves out what no export mentions, directly or through others', () => {
    const text = `${BUTTON}\ninterface Kept {\n}\nexport interface Used extends Kept {\n}\ninterface Private {\n}`;
    const exported = text.replace('label: string', 'label: Used');
    expect(
      [...withoutPrivate(surfaceOf(exported.replace('export interface Used', 'interface Used'))).keys()].sort(),
    ).toEqual(['Button', 'ButtonProps', 'Kept', 'Used', 'kit/core exports']);
  });

  test('is the same after it was written and read', () => {
    const report = { version: '1.2.0', surface: surfaceOf(BUTTON) };
    expect(parseReport(formatReport(report))).toEqual(report);
  });

  test.each([
    { change: 'formatting', before: 'label: string;\n}', after: 'label:\n  string; }', step: 'patch', changes: [] },
    {
      change: 'where an export comes from',
      before: './icon.tsx',
      after: './icons/icon.tsx',
      step: 'patch',
      changes: [],
    },
    {
      change: 'another export',
      before: '{ Icon }',
      after: '{ Icon, Logo }',
      step: 'minor',
      changes: ['extended: kit/core exports'],
    },
    {
      change: 'an optional member',
      before: 'label: string;',
      after: 'label: string;\n    size?: number;',
      step: 'minor',
      changes: ['extended: ButtonProps'],
    },
    {
      change: 'a wider type',
      before: 'label: string',
      after: 'label: string | number',
      step: 'minor',
      changes: ['extended: ButtonProps'],
    },
    {
      change: 'a removed export',
      before: 'export { Icon }',
      after: 'import { Icon }',
      step: 'major',
      changes: ['changed: kit/core exports'],
    },
    { change: 'a renamed member', before: 'label', after: 'text', step: 'major', changes: ['changed: ButtonProps'] },
    {
      change: 'a narrower type',
      before: 'label: string',
      after: 'label: OK',
      step: 'major',
      changes: ['changed: ButtonProps'],
    },
  ])('needs a $step version after $change', ({ before, after, step, changes }) => {
    const changed = surfaceOf(BUTTON.replace(before, after));
    expect(compareSurfaces(surfaceOf(BUTTON), changed)).toEqual({ step, changes });
  });

  test.each([
    ['1.9.3', 'patch', '1.9.3'],
    ['1.9.3', 'minor', '1.10.0'],
    ['1.9.3', 'major', '2.0.0'],
  ] as const)('%s, after a %s change, is at least %s', (version, step, lowest) => {
    expect(nextVersion(version, step)).toBe(lowest);
    expect(isAtLeast('1.9.4', lowest)).toBe(step === 'patch');
    expect(isAtLeast('2.0.0', lowest)).toBe(true);
  });
});
