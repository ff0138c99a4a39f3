import { jestConfig } from './src/jest/index.ts';

export default jestConfig('node');
