import { hostConfig } from '@counterpoint/build/webpack';

export default hostConfig();
