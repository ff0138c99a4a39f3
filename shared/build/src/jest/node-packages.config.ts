import { allPackages } from './all-packages.ts';

export default allPackages('node', {
  globalSetup: '<rootDir>/api/src/testing/database-setup.ts',
  globalTeardown: '<rootDir>/api/src/testing/database-teardown.ts',
});
