import { configure, getConfig } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';

// A test is about behaviour, however slow the machine is; jest reads `testTimeout` of a run with several projects from none.
jest.setTimeout(120_000);

const { getElementError } = getConfig();

configure({
  // What is waited for comes, however slow the machine is just now: no test is about time.
  asyncUtilTimeout: 30_000,
  getElementError(message, container) {
    // While a test waits, each look that finds nothing would print the whole page; the last one is printed on timeout.
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
