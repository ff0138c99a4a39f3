import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// What is waited for comes, however slow the machine is just now: no test is about time.
configure({ asyncUtilTimeout: 30_000 });
