import type * as Jest from '@jest/globals';

declare global {
  var afterAll: typeof Jest.afterAll;
  var afterEach: typeof Jest.afterEach;
  var beforeAll: typeof Jest.beforeAll;
  var beforeEach: typeof Jest.beforeEach;
  var describe: typeof Jest.describe;
  var expect: typeof Jest.expect;
  var jest: typeof Jest.jest;
  var test: typeof Jest.test;
}
