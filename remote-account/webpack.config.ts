import { remoteConfig } from '@counterpoint/build/webpack';

export default remoteConfig({ area: 'account', port: 3004 });
