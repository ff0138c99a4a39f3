import { remoteConfig } from '../webpack/remote-config.ts';

/** Of the area in whose folder a command runs. */
export default remoteConfig(process.cwd());
