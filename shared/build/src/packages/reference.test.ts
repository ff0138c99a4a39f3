import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { referenceOf } from './reference.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'counterpoint-reference-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('lists what each entry exports, with comments and the types that it refers to, wherever it is declared', () => {
  fs.writeFileSync(
    path.join(folder, 'index.d.ts'),
    `import type { Other } from 'other';
export { type Props, Button, Menu } from './button.ts';
/** In milliseconds. */
export declare const DELAY = 200;
export {};
`,
  );
  fs.writeFileSync(
    path.join(folder, 'button.d.ts'),
    `export interface Props {
    /** The text on it. */
    label: string;
}
export interface MenuProps {
    items: Item[];
}
type Item = string;
interface Private {
}
/**
 * A button.
 * It has one text.
 */
export declare function Button(props: Props): void;
export declare function Menu(props: MenuProps): void;
export declare function Unused(): void;
`,
  );
  expect(referenceOf('@counterpoint/x', new Map([['@counterpoint/x', path.join(folder, 'index.d.ts')]]))).toBe(
    `# Reference of @counterpoint/x

## @counterpoint/x

### Button

A button.
It has one text.

\`\`\`ts
export declare function Button(props: Props): void;
\`\`\`

### DELAY

In milliseconds.

\`\`\`ts
export declare const DELAY = 200;
\`\`\`

### Menu

\`\`\`ts
export declare function Menu(props: MenuProps): void;
interface MenuProps {
    items: Item[];
}
type Item = string;
\`\`\`

### Props

\`\`\`ts
export interface Props {
    /** The text on it. */
    label: string;
}
\`\`\`
`,
  );
});
