import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../packages/compile.ts';
import { exportedFiles, WORKSPACE } from '../workspace.ts';
import { addDeclarations, type Surface, withoutPrivate } from './surface.ts';

const CACHE = path.join(WORKSPACE, '.cache/surface');
const MENTIONED = /(?:from |import\()['"](\.[^'"]+)['"]/g;

/** Returns the public surface of a package of `shared/`, as the compiler declares it. */
export async function extractSurface(name: string): Promise<Surface> {
  const folder = `shared/${name}`;
  const entries = [...exportedFiles()].filter(([, file]) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
  const outDir = path.join(CACHE, name);
  await compile(path.join(CACHE, `tsconfig.${name}.json`), {
    base: `${folder}/tsconfig.json`,
    files: entries.map(([, file]) => file),
    compilerOptions: { declaration: true, emitDeclarationOnly: true, removeComments: true, outDir, rootDir: WORKSPACE },
  });
  const surface = new Map<string, string>();
  const seen = new Set<string>();
  const queue = entries.map(([entry, file]) => ({ entry: entry as string | undefined, file }));
  // Entries first: a file inside may be an entry too.
  for (const { entry, file } of queue) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(path.join(outDir, file.replace(/\.tsx?$/, '.d.ts')), 'utf8');
    addDeclarations(surface, text, entry);
    for (const [, mentioned = ''] of text.matchAll(MENTIONED))
      if (/\.tsx?$/.test(mentioned))
        queue.push({ entry: undefined, file: path.posix.join(path.posix.dirname(file), mentioned) });
  }
  return withoutPrivate(surface);
}
