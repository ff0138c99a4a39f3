import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '../processes/run.ts';
import { WORKSPACE } from '../workspace.ts';

interface Compilation {
  /** The settings that these extend; from the workspace, as the files. */
  readonly base: string;
  readonly files: readonly string[];
  readonly compilerOptions: object;
}

/** Compiles files with a project file of its own. `pnpm typecheck` checks their types. Throws the compiler's output. */
export async function compile(project: string, { base, files, compilerOptions }: Compilation): Promise<void> {
  mkdirSync(path.dirname(project), { recursive: true });
  const settings = {
    extends: path.join(WORKSPACE, base),
    include: [],
    files: files.map((file) => path.join(WORKSPACE, file)),
    compilerOptions: { noEmit: false, noCheck: true, ...compilerOptions },
  };
  writeFileSync(project, JSON.stringify(settings));
  const compiler = `${WORKSPACE}node_modules/typescript/bin/tsc`;
  const { exitCode, output } = await runNode([compiler, '--singleThreaded', '-p', project]);
  if (exitCode !== 0) throw new Error(output);
}
