// cspell:ignore Nouvel espace
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
const ID = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
/** Without the signs that JSON and the messages need. */
const LABEL = /^[^'"\\{}<>\p{C}]{1,40}$/u;

interface NewArea {
  readonly id: string;
  readonly label?: string | undefined;
  readonly labelInFrench?: string | undefined;
  readonly order: number;
  /** npm registry of the packages `@counterpoint/*`, if one was named. */
  readonly registry?: string | undefined;
}

/** Makes an area in a folder that is empty or isn't there yet. The build checks the rest of its entry. */
export function createArea(
  folder: string,
  { id, order, registry, label = titleOf(id), labelInFrench = label }: NewArea,
): void {
  if (!ID.test(id)) throw new Error(`“${id}” can’t be an area’s id. Use lower-case letters, digits and single dashes.`);
  // The areas of this repository have the places before.
  if (!Number.isInteger(order) || order < 5 || order > 99)
    throw new Error('--order must be a whole number from 5 to 99.');
  for (const each of [label, labelInFrench])
    if (!LABEL.test(each))
      throw new Error(
        `“${each}” can’t be a label. Use 1 to 40 characters, ’ for an apostrophe, and none of " \\ { } < >.`,
      );
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} isn’t empty.`);
  cpSync(TEMPLATE, folder, { recursive: true });
  // npm leaves out a file with its real name.
  renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
  if (registry !== undefined) writeFileSync(path.join(folder, '.npmrc'), `@counterpoint:registry=${registry}\n`);
  const names = new Map([
    ['new-area', id],
    ['New Area', label],
    ['Nouvel espace', labelInFrench],
    ['"order": 50', `"order": ${order}`],
  ]);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const file of entries.filter((entry) => entry.isFile())) replaceIn(path.join(file.parentPath, file.name), names);
}

/** `live-shows` becomes `Live Shows`. */
function titleOf(id: string): string {
  return id.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function replaceIn(file: string, names: ReadonlyMap<string, string>): void {
  const text = [...names].reduce((all, [from, to]) => all.replaceAll(from, () => to), readFileSync(file, 'utf8'));
  writeFileSync(file, text);
}
