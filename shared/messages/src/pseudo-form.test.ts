import { afterEach, expect, test } from '@jest/globals';
import { message } from './message.ts';
import { pseudoForm } from './pseudo-form.ts';

afterEach(() => {
  globalThis.pseudoForm = undefined;
});

test('accents, lengthens and brackets a message, and leaves its values unchanged', () => {
  globalThis.pseudoForm = pseudoForm;
  expect(message('Add work', '')()).toBe('⟦Ååðð ŵöörķ⟧'.replace('r', 'ŕ'));
  const shown = message<{ count: number; name: string }>(
    [['count', 2, { one: 'one', other: [0, ' of ', ['name']] }], ' at ', ['count', 4]],
    '',
  );
  expect(shown({ count: 2, name: 'Ama' })).toBe('⟦2 ööƒ Ama åå' + 'ţ 2⟧');
});

test('needs nothing outside its own source, which a server sends to pages', () => {
  const sent: typeof pseudoForm = new Function(`return ${pseudoForm}`)();
  expect(sent('ok')).toBe(pseudoForm('ok'));
});
