import { expect, test } from '@jest/globals';
import { publishPackages } from './publish-packages.ts';

test.each(['npm.example', 'npm.example:4873', ''])(
  'rejects the registry %j, in place of which npm takes its own',
  async (registry) => {
    const published: string[] = [];
    const publish = publishPackages([], registry, (line) => published.push(line));
    await expect(publish).rejects.toThrow('must be an address such as https://npm.example');
    expect(published).toEqual([]);
  },
);
