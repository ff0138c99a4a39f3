import { WORKSPACE } from '../workspace.ts';
import type { Program } from './supervise.ts';

const SIGN_IN = String.raw`\S+@\S+ {2}\S`;

// Readable, and quiet without errors: a page is a dozen requests.
const LOG = { LOG_FORMAT: 'text', LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };

export function portalProgram(port: number, args: readonly string[]): Program {
  return {
    name: 'api and web',
    args: ['--watch', '--watch-preserve-output', `${WORKSPACE}tools/src/demo/commands/start-portal.ts`, ...args],
    env: { ...LOG, COUNTERPOINT_DEV: '1', PSEUDO_LANGUAGE: '1', PORT: String(port) },
    // The wording depends on the terminal's language.
    ready: /^Counterpoint .*https?:/,
    notice: new RegExp(`^(Counterpoint .*https?:|${SIGN_IN})`),
  };
}

export function apiProgram(port: number): Program {
  return {
    name: 'api',
    args: [`${WORKSPACE}tools/src/demo/commands/start-api.ts`],
    env: { ...LOG, PORT: String(port) },
    ready: /\bAPI .*https?:/,
    notice: new RegExp(`^${SIGN_IN}`),
  };
}

export function bundleProgram(name: string, config: string, env: Readonly<Record<string, string>> = {}): Program {
  return {
    name,
    args: [`${WORKSPACE}shared/build/src/bundles/serve.ts`, config],
    env: { NODE_ENV: 'development', ...env },
    ready: /^ready at /,
  };
}
