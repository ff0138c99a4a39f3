import { allPackages } from './all-packages.ts';

export default allPackages('browser');
