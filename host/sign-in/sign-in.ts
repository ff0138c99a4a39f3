import { requireOwnScripts } from '../src/config/trusted-types.ts';
import { startSignInPage } from './sign-in-page.ts';

requireOwnScripts();
startSignInPage();
