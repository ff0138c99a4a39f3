// cspell:ignore incomplet
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { LoaderContext } from 'webpack';
import { WORKSPACE } from '../../workspace.ts';
import textLoader from './text-loader.ts';
import { bundledTexts } from './text-names.ts';

const FORMATTER = '@counterpoint/messages';
const IMPORT = "import * as text from '../src/messages/sign-in.generated.ts';";

function load(file: string, source: string): string {
  const resourcePath = path.join(WORKSPACE, file);
  const context: Partial<LoaderContext<object>> = {
    resourcePath,
    context: path.dirname(resourcePath),
    addDependency: () => undefined,
  };
  // The loader uses only this part of webpack's context.
  return textLoader.call(context as LoaderContext<object>, source);
}

test('puts a text without values where it is called, and defines the others in the file', () => {
  const source = `${IMPORT}\nshow(text.title(), text.hide);`;
  expect(load('host/sign-in/page.ts', source)).toBe(
    `${IMPORT}import { message as text_message, richMessage as text_rich } from '${FORMATTER}';` +
      'const text_hide = () => __TEXT_host_sign_in_hide__;\n' +
      'show(__TEXT_host_sign_in_title__, text_hide);',
  );
});

test.each(['function show(text: string) {}', 'const text = 1;', 'each(({ text }) => text.title())'])(
  'leaves a file alone in which “%s” may hide the texts',
  (code) => {
    const source = `${IMPORT}\n${code}`;
    expect(load('host/sign-in/page.ts', source)).toBe(source);
  },
);

test('finds a topic that another package exports', () => {
  const topic = '@counterpoint/domain/messages/work-fields.generated.ts';
  const source = `import * as fields from '${topic}';\nshow(fields.title());`;
  expect(load('remote-compositions/src/page.ts', source)).toContain('show(__TEXT_shared_domain_work_fields_title__);');
});

test('names texts in their generated module, with a formatter only where they have values', () => {
  const file = 'shared/domain/src/messages/requests.generated.ts';
  const source =
    'export const tooLong = /*#__PURE__*/ message<{ max: number }>("At most", "Au plus");\n' +
    'export const incomplete = /*#__PURE__*/ message("Incomplete", "Incomplet");';
  expect(load(file, source)).toBe(
    'export const tooLong = /*#__PURE__*/ message<{ max: number }>(__TEXT_shared_domain_requests_tooLong__);\n' +
      'export const incomplete = () => __TEXT_shared_domain_requests_incomplete__;',
  );
});

test('gives every text of every catalogue its own name', () => {
  const names = [...bundledTexts().values()].flatMap((texts) => [...texts.values()].map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test('names the labels of a group in their generated module', () => {
  const file = 'shared/domain/src/messages/work-choices.generated.ts';
  const source = 'export const recordedLabels = {\n  /** Yes */\n  "Y": /*#__PURE__*/ message("Yes", "Oui"),\n};\n';
  expect(load(file, source)).toBe(
    'export const recordedLabels = {\n  /** Yes */\n  "Y": () => __TEXT_shared_domain_work_choices_recordedLabels_Y__,\n};\n',
  );
});

test('defines a group where it is used, and puts one of its labels where it is called', () => {
  const statement = "import * as text from './messages/shares.generated.ts';";
  const nameOf = (right: string) => `__TEXT_shared_domain_shares_rights_${right}__`;
  const group = ['pr', 'mr', 'sr'].map((right) => `"${right}": () => ${nameOf(right)}`).join(', ');
  expect(load('shared/domain/src/page.ts', `${statement}\nshow(text.rights[right](), text.rights.pr());`)).toBe(
    `${statement}import { message as text_message, richMessage as text_rich } from '${FORMATTER}';` +
      `const text_rights = { ${group} };\nshow(text_rights[right](), ${nameOf('pr')});`,
  );
});
