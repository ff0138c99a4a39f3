import { remoteConfig } from '../webpack/remote-config.ts';

/** Of the area whose folder a command runs in. */
export default remoteConfig(process.cwd());
