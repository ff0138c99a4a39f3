import { signInConfig } from '@counterpoint/build/webpack';
import { markupByLanguage } from './markup.ts';
import { styles } from './styles.ts';

export default signInConfig({ markup: markupByLanguage, styles });
