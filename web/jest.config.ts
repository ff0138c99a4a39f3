import { jestConfig } from '@counterpoint/build/jest';

export default jestConfig('node', {
  globalSetup: '<rootDir>/../api/src/testing/database-setup.ts',
  globalTeardown: '<rootDir>/../api/src/testing/database-teardown.ts',
});
