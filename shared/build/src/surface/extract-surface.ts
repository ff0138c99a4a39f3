import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '../processes/run.ts';
import { exportedFiles, WORKSPACE } from '../workspace.ts';
import { addDeclarations, type Surface, withoutPrivate } from './surface.ts';

const CACHE = path.join(WORKSPACE, '.cache/surface');
const MENTIONED = /(?:from |import\()['"](\.[^'"]+)['"]/g;

/** Returns the public surface of a package of `shared/`, as the compiler declares it. */
export async function extractSurface(name: string): Promise<Surface> {
  const folder = `shared/${name}`;
  const entries = [...exportedFiles()].filter(([, file]) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
  const output = await declare(
    name,
    entries.map(([, file]) => file),
  );
  const surface = new Map<string, string>();
  const seen = new Set<string>();
  const queue = entries.map(([entry, file]) => ({ entry: entry as string | undefined, file }));
  // Entries first: a file inside may be an entry too.
  for (const { entry, file } of queue) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(path.join(output, file.replace(/\.tsx?$/, '.d.ts')), 'utf8');
    addDeclarations(surface, text, entry);
    for (const [, mentioned = ''] of text.matchAll(MENTIONED))
      if (/\.tsx?$/.test(mentioned))
        queue.push({ entry: undefined, file: path.posix.join(path.posix.dirname(file), mentioned) });
  }
  return withoutPrivate(surface);
}

async function declare(name: string, files: readonly string[]): Promise<string> {
  const output = path.join(CACHE, name);
  const project = path.join(CACHE, `tsconfig.${name}.json`);
  mkdirSync(CACHE, { recursive: true });
  const settings = {
    extends: path.join(WORKSPACE, `shared/${name}/tsconfig.json`),
    include: [],
    files: files.map((file) => path.join(WORKSPACE, file)),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      outDir: output,
      rootDir: WORKSPACE,
    },
  };
  writeFileSync(project, JSON.stringify(settings));
  const compiler = path.join(WORKSPACE, 'node_modules/typescript/bin/tsc');
  // `pnpm typecheck` checks the types.
  const { exitCode, output: complaints } = await runNode([compiler, '-p', project, '--noCheck', '--singleThreaded']);
  if (exitCode !== 0) throw new Error(complaints);
  return output;
}
