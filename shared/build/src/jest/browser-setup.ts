import { configure, getConfig } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { failOnConsole } from './unexpected-console.ts';

failOnConsole();

// Generous, since tests don't measure time. Jest ignores `testTimeout` in a run with several projects.
jest.setTimeout(120_000);

// Node's own limit. Jest's is 100, which is expensive: each failed poll throws an error.
Error.stackTraceLimit = 10;

const { getElementError } = getConfig();

configure({
  asyncUtilTimeout: 30_000,
  getElementError(message, container) {
    // Every failed poll would print the whole page; only the last one matters.
    if (isPolling()) return namedError(message ?? '');
    return getElementError(message, container);
  },
});

function isPolling(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

function namedError(message: string): Error {
  const error = new Error(message);
  error.name = 'TestingLibraryElementError';
  return error;
}
