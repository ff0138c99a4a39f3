export { isCommonPassword } from './common-passwords.ts';
