import { startSignInPage } from './sign-in-page.ts';

startSignInPage();
