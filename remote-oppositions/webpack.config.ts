import { remoteConfig } from '@counterpoint/build/webpack';

export default remoteConfig({ area: 'oppositions', port: 3003 });
