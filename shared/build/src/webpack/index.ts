export { hostConfig } from './host-config.ts';
export { remoteConfig } from './remote-config.ts';
export { signInConfig } from './sign-in-config.ts';
