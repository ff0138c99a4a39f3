export { languageName } from './language-name.ts';
