import { remoteConfig } from '@counterpoint/build/webpack';

export default remoteConfig(import.meta.dirname);
