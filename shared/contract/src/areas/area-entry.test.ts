// cspell:ignore Redevances
import { describe, expect, test } from '@jest/globals';
import { areaEntry } from './area-entry.ts';

const entry = {
  id: 'royalty-statements',
  label: { en: 'Royalties', fr: 'Redevances' },
  icon: 'M4 6.5h16M4 12h16',
  order: 5,
  home: '/royalties/this-year',
  publicPaths: ['/statement'],
  privatePaths: ['/royalties'],
  permission: 'finance:read',
};

describe('the entry of an area', () => {
  test('is accepted with and without what is optional', () => {
    expect(areaEntry.parse(entry)).toEqual(entry);
    const { permission: _all, ...open } = { ...entry, label: { en: 'Royalties' } };
    expect(areaEntry.parse(open)).toEqual(open);
    expect(areaEntry.parse({ ...entry, icon: 'disc' }).icon).toBe('disc');
  });

  test.each([
    ['id', 'host'],
    ['id', 'constructor'],
    ['id', '__proto__'],
    ['id', '../account'],
    ['id', 'Royalties'],
    ['id', 'a'.repeat(33)],
    ['label', { fr: 'Redevances' }],
    ['label', { en: '' }],
    ['label', { en: 'two\nlines' }],
    ['label', { en: 'right\u202eleft' }],
    ['label', { en: 'x'.repeat(41) }],
    ['label', { en: 'Royalties', xx: 'x' }],
    ['icon', 'coins'],
    ['icon', 'M4 4"><script>'],
    ['icon', `M4 4${'h1'.repeat(500)}`],
    ['order', 0],
    ['order', 1.5],
    ['order', 100],
    ['home', '/dashboard'],
    ['home', '/statement'],
    ['publicPaths', ['/api']],
    ['publicPaths', ['/registry/areas']],
    ['privatePaths', []],
    ['privatePaths', ['/']],
    ['privatePaths', ['/royalties', '/test']],
    ['privatePaths', ['/royalties/']],
    ['privatePaths', ['/royalties/:id']],
    ['privatePaths', ['royalties']],
    ['permission', 'royalties:read'],
    ['color', 'red'],
  ])('is refused with %s %j', (field, value) => {
    expect(areaEntry.safeParse({ ...entry, [field]: value }).success).toBe(false);
  });
});
