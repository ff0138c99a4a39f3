import { jestConfig } from '@counterpoint/build/jest';

export default jestConfig('node', {
  globalSetup: '<rootDir>/src/testing/database-setup.ts',
  globalTeardown: '<rootDir>/src/testing/database-teardown.ts',
});
