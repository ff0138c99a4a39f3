import { expect, test } from '@jest/globals';
import { findLiterals, showsTexts } from './find-literals.ts';

/** `#{` replaces the start of a template's value, which the linter would report in a string. */
function textsIn(source: string): string[] {
  const page = { file: 'host/src/page.tsx', source: source.replaceAll('#{', '${') };
  return findLiterals(page).map((problem) => problem.split('catalogues: ')[1] ?? '');
}

test('says where a text is', () => {
  const source = '// é\nconst page = (\n  <p>Your works</p>\n);';
  expect(findLiterals({ file: 'host/src/page.tsx', source })).toEqual([
    'host/src/page.tsx:3 has a text outside the catalogues: Your works',
  ]);
});

test.each([
  ['text between tags', '<p>of {total}</p>', 'of'],
  ['an expression between tags', "<p>{isMe ? 'You' : name}</p>", 'You'],
  ['an alternative', "<p>{isOpen && 'Open'}</p>", 'Open'],
  ['an attribute', '<Button aria-label="Close" />', 'Close'],
  ['a template', '<Button label={`Remove #{name}`} />', 'Remove …'],
  ['a property of a table', "const columns = [{ id: 'name', header: 'Name' }];", 'Name'],
  ['a sentence', "notify('The draft is saved.');", 'The draft is saved.'],
  ['prose without a capital', "const where = place || 'no territory yet';", 'no territory yet'],
  ['prose around a value', 'const words = `#{count} works`;', '… works'],
  ['an error for a person', "throw new UsageError('Name one area.');", 'Name one area.'],
  ['prose with brackets', 'const words = `#{name} (until #{year})`;', '… (until …)'],
])('finds %s', (_case, source, text) => {
  expect(textsIn(source)).toEqual([text]);
});

test.each([
  ['a text of a catalogue', '<p>{text.title()}</p>'],
  ['the product’s name', '<p>Counterpoint</p>'],
  ['an abbreviation', '<Field label="ISRC" placeholder="GB-EMI-03-00013" />'],
  ['a token', '<Text color="muted" title={at} key={`row #{at}`}>{at}</Text>'],
  ['CSS', "const style = { width: 'min(20rem, calc(100vw - 2rem))', border: '2px solid red' };"],
  ['markup', 'const logo = `<svg width="#{size}" aria-hidden="true">`;'],
  ['what code compares with', "const isOther = type === 'Record Company' || types?.includes('Record Company');"],
  ['an error for developers', "throw new Error('The page has no provider around it.');"],
  ['a line of the log', "app.log.error(error, 'The mail could not be sent.');"],
  ['the documentation of a route', "const schema = { description: 'Server-sent events.' };"],
  ['the name of a command', 'const usage = `pnpm society #{name}`;'],
  ['a type', "type Answer = 'Yes, I do' | 'No, I do not';"],
])('accepts %s', (_case, source) => {
  expect(textsIn(source)).toEqual([]);
});

test.each([
  ['remote-recordings/src/features/list/list-page.tsx', true],
  ['shared/kit/src/page/facts.tsx', true],
  ['host/sign-in/markup.ts', true],
  ['host/src/messages/shell.generated.ts', false],
  ['host/src/chrome/menu.test.tsx', false],
  ['remote-account/src/features/sign-up/testing/open-sign-up.tsx', false],
  ['shared/kit/src/tokens/scale.ts', false],
  ['api/src/disputes/case-service.ts', true],
  ['api/src/disputes/case-repository.ts', false],
  ['api/src/platform/http/openapi.ts', false],
  ['shared/domain/src/passwords/password.ts', true],
  ['shared/domain/src/imports/party-columns.ts', false],
  ['web/src/registry/commands/deploy.ts', true],
  ['tools/src/demo/commands/start-portal.ts', true],
  ['tools/src/bench/search.ts', false],
  ['shared/build/src/commands/build.ts', false],
])('whether %s shows texts is %s', (file, expected) => {
  expect(showsTexts(file)).toBe(expected);
});
