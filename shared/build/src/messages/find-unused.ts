import path from 'node:path';
import { moduleOf, type Topic } from './catalogues.ts';

export interface UsingFile {
  readonly file: string;
  readonly source: string;
}

/** A file that accesses the module by computed key, or passes it on, uses all its texts. */
export function findUnused(topic: Topic, files: readonly UsingFile[]): string[] {
  const module = moduleOf(topic);
  const used = new Set(files.flatMap(({ file, source }) => usesIn(source, path.dirname(file), module)));
  if (used.has('*')) return [];
  return Object.keys(topic.texts.en)
    .filter((name) => !used.has(name.split('.')[0] ?? ''))
    .map((name) => `${topic.package}/messages: ${topic.name}.${name} is not used anywhere.`);
}

function usesIn(source: string, folder: string, module: string): string[] {
  const imports = source.matchAll(/import (?:\* as (\w+)|\{([^}]*)\}) from '(\.[^']*\.generated\.ts)'/g);
  return [...imports]
    .filter(([, , , from = '']) => path.posix.join(folder, from) === module)
    .flatMap(([statement, space, names]) =>
      space === undefined ? namesIn(names ?? '') : membersOf(space, source.replace(statement, '')),
    );
}

function namesIn(list: string): string[] {
  return list.split(',').map((each) => each.trim().split(' as ')[0] ?? '');
}

function membersOf(space: string, source: string): string[] {
  const uses = source.matchAll(new RegExp(`(?<![\\w.])${space}(?:\\.(\\w+)|[\\[,)])`, 'g'));
  return [...uses].map(([, name]) => name ?? '*');
}
