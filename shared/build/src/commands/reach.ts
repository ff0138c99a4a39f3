// `pnpm reach acceptSplit`: the files and rooms of the API that a function's calls touch. Add arguments that are
// functions: `pnpm reach submitDraft WORK`. For an ambiguous name, give the file:
// `disputes/settlement/settlement-service.ts#acceptSplit`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { walkCalls } from '../reach/walk-calls.ts';
import { sourceFiles, WORKSPACE } from '../workspace.ts';

const FOLDER = 'api/src/';

const starts = process.argv.slice(2).map((text) => {
  const [name = '', file = fileOf(name)] = text.split('#').reverse();
  return { file, name };
});
const api = new API({ cwd: WORKSPACE });
const [project] = api.updateSnapshot({ openProjects: [path.join(WORKSPACE, 'api/tsconfig.json')] }).getProjects();
if (!project) throw new Error('api/tsconfig.json could not be opened.');
const { files, seams } = walkCalls(project, path.join(WORKSPACE, FOLDER), starts);
api.close();

const rooms = Map.groupBy(files, ([each]) => each.split('/')[0] ?? '');
for (const [room, reached] of rooms) {
  print(`${room}: ${reached.length} files`);
  for (const [each, names] of reached.toSorted()) print(`  ${each}: ${[...names].join(', ')}`);
}
for (const seam of [...seams].toSorted()) print(`plugged in: ${seam}`);
print(
  `The calls behind ${starts.map(({ name }) => name).join(' with ')} touch ${files.size} files in ${rooms.size} rooms.`,
);

function fileOf(wanted: string): string {
  const declares = new RegExp(`^export (?:const|(?:async )?function\\*?) ${wanted}\\b`, 'm');
  const found = sourceFiles()
    .filter((each) => each.startsWith(FOLDER))
    .filter((each) => declares.test(readFileSync(path.join(WORKSPACE, each), 'utf8')))
    .map((each) => each.slice(FOLDER.length));
  const [only] = found;
  if (only && found.length === 1) return only;
  throw new Error(`Name one function as file#function: ${wanted} is exported by ${found.join(', ') || 'no file'}.`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
