import { describe, expect, test } from '@jest/globals';
import { areaBuild, registry } from './registry.ts';

const INTEGRITY = `sha384-${'a'.repeat(64)}`;
const entry = {
  area: 'compositions',
  icon: 'M4 4h7v9H4z',
  home: '/music-composition',
  publicPaths: ['/verify'],
  privatePaths: ['/music-composition'],
};
const files = {
  version: '1.0.0-0123456789',
  entry: 'remoteEntry.4f2a.js',
  chunks: ['area.9c1d.js'],
  needs: { contract: '1.0.0', kit: '1.0.0' },
  integrity: { 'remoteEntry.4f2a.js': INTEGRITY, 'area.9c1d.js': INTEGRITY, '644.0a1b.js': INTEGRITY },
};
const build = {
  ...entry,
  ...files,
  label: { en: 'Works' },
  order: 1,
  fallbacks: ['644.0a1b.js'],
  uses: { '@counterpoint/kit/core': ['Button'] },
};
const deployed = {
  ...entry,
  ...files,
  label: 'Works',
  shortLabel: 'Works',
  base: '/r/compositions/1.0.0-0123456789/',
};

describe('build of an area', () => {
  test('accepts a build’s record', () => {
    expect(areaBuild.parse(build)).toEqual(build);
  });

  test.each([
    ['area', 'host'],
    ['home', '/sound-recordings'],
    ['version', '1.0.0'],
    ['version', '1.0.0-012345678Z'],
    ['version', '../1.0.0-0123456789'],
    ['entry', '../remoteEntry.js'],
    ['entry', '/etc/passwd'],
    ['entry', '..'],
    ['entry', '.'],
    ['entry', ''],
    ['entry', 'a b.js'],
    ['entry', 'https://evil.example/x.js'],
    ['chunks', ['ok.js', '..']],
    ['chunks', 'area.js'],
    ['needs', { contract: '1.0.0' }],
    ['needs', { contract: '1', kit: '1.0.0' }],
    ['uses', { '@counterpoint/kit/core': 'Button' }],
    ['integrity', { 'x.js': 'md5-abc' }],
    ['integrity', { '../x.js': INTEGRITY }],
    ['integrity', null],
  ])('rejects %s %j', (field, value) => {
    expect(areaBuild.safeParse({ ...build, [field]: value }).success).toBe(false);
  });
});

describe('area registry', () => {
  test('may lack some or all areas', () => {
    expect(registry.parse({ areas: {} })).toEqual({ areas: {} });
    expect(registry.parse({ areas: { compositions: deployed } }).areas.recordings).toBeUndefined();
  });

  test.each(['/', '/r/x/', 'http://localhost:3001/', 'https://cdn.example/r/compositions/1.0.0/'])(
    'accepts files below %s',
    (base) => {
      expect(registry.safeParse({ areas: { compositions: { ...deployed, base } } }).success).toBe(true);
    },
  );

  test.each([
    '',
    'r/x/',
    '/r/x',
    '//evil.example/',
    '/r/../../',
    '/./',
    'javascript:alert(1)/',
    'https:///x/',
    'ftp://x/',
    '/a b/',
  ])('rejects files below %j', (base) => {
    expect(registry.safeParse({ areas: { compositions: { ...deployed, base } } }).success).toBe(false);
  });

  test.each([
    null,
    [],
    'x',
    {},
    { areas: null },
    { areas: [] },
    { areas: { compositions: null } },
    { areas: { compositions: { ...deployed, label: { en: 'Works' } } } },
    { areas: { compositions: build } },
  ])('rejects %j without an exception', (input) => {
    expect(registry.safeParse(input).success).toBe(false);
  });

  test('adds nothing to a prototype', () => {
    const text = JSON.stringify({ areas: { compositions: deployed } }).replace(
      '"integrity":{',
      '"integrity":{"__proto__":{"x":1},',
    );
    const result = registry.safeParse(JSON.parse(text));
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    expect(result.success ? Object.getPrototypeOf(result.data.areas.compositions?.integrity) : Object.prototype).toBe(
      Object.prototype,
    );
  });
});
