import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
const ID = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;

/**
 * Makes an area in a folder that is empty or isn't there yet, with the folder's name as its id.
 *
 * @param registry npm registry of the packages `@counterpoint/*`, if one was named
 */
export function createArea(folder: string, registry?: string): void {
  const id = path.basename(folder);
  if (!ID.test(id))
    throw new Error(
      `“${id}” can’t be an area’s id. Name the folder with lower-case letters, digits and single dashes, such as live-shows.`,
    );
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} isn’t empty.`);
  cpSync(TEMPLATE, folder, { recursive: true });
  // npm leaves out a file with its real name.
  renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
  if (registry !== undefined) writeFileSync(path.join(folder, '.npmrc'), `@counterpoint:registry=${registry}\n`);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('new-area', id).replaceAll('New Area', titleOf(id)));
  }
}

/** `live-shows` becomes `Live Shows`. */
function titleOf(id: string): string {
  return id.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
