import { registerHooks } from 'node:module';

const GLOBALS = new URL('./jest-globals.ts', import.meta.url).href;
const TEST_FILE = new URL('./test-file.ts', import.meta.url).href;

// Commands speak the terminal's language.
process.env.LC_ALL = 'C';

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== '@jest/globals') return nextResolve(specifier, context);
    const { parentURL = '' } = context;
    const isTestFile = /\.test\.tsx?(\?|$)/.test(parentURL);
    return { url: isTestFile ? `${TEST_FILE}?for=${encodeURIComponent(parentURL)}` : GLOBALS, shortCircuit: true };
  },
});
