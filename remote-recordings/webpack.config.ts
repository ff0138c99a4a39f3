import { remoteConfig } from '@counterpoint/build/webpack';

export default remoteConfig({ area: 'recordings', port: 3002 });
