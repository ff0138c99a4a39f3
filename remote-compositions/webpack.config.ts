import { remoteConfig } from '@counterpoint/build/webpack';

export default remoteConfig({ area: 'compositions', port: 3001 });
