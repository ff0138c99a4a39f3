import { jestConfig } from '@counterpoint/build/jest';

export default jestConfig('node');
