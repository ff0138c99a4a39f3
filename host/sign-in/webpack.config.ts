import { signInConfig } from '@counterpoint/build/webpack';
import { markup } from './markup.ts';
import { styles } from './styles.ts';

export default signInConfig({ markup, styles });
