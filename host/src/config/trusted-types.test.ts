import { describe, expect, jest, test } from '@jest/globals';
import { requireOwnScripts } from './trusted-types.ts';

type Factory = NonNullable<Window['trustedTypes']>;
const CDN = 'https://cdn.example';

function rules() {
  const createPolicy = jest.fn<Factory['createPolicy']>();
  requireOwnScripts({ defaultPolicy: null, createPolicy });
  const [name, made] = createPolicy.mock.calls[0] ?? [];
  if (!made) throw new Error('no policy was made');
  return { name, ...made };
}

describe('the policy of scripts', () => {
  test.each(['/r/host/1/main.js', `${location.origin}/r/compositions/1/area.js`])('accepts %s unchanged', (address) => {
    expect(rules().createScriptURL(address)).toBe(address);
  });

  test.each(['https://evil.example/x.js', '//evil.example/x.js', 'data:text/javascript,1', 'blob:null/1'])(
    'refuses %s',
    (address) => {
      expect(() => rules().createScriptURL(address)).toThrow('No script comes from');
    },
  );

  test('accepts scripts from where its own script came', () => {
    const script = Object.assign(document.createElement('script'), { src: `${CDN}/r/host/1/main.js` });
    const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    const { createScriptURL } = rules();
    current.mockRestore();
    expect(createScriptURL(`${CDN}/r/compositions/1/area.js`)).toBe(`${CDN}/r/compositions/1/area.js`);
    expect(() => createScriptURL('https://evil.example/x.js')).toThrow('No script comes from');
  });

  test('lets no markup be made from text', () => {
    expect(rules().createHTML(' ')).toBe(' ');
    expect(() => rules().createHTML('<img src=x>')).toThrow(TypeError);
  });

  test('is the default one, and made once in a document', () => {
    expect(rules().name).toBe('default');
    const createPolicy = jest.fn<Factory['createPolicy']>();
    requireOwnScripts({ defaultPolicy: {}, createPolicy });
    expect(createPolicy).not.toHaveBeenCalled();
  });

  test('isn’t needed in a browser without it', () => {
    expect(() => requireOwnScripts(undefined)).not.toThrow();
  });
});
