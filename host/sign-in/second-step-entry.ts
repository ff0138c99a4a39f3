import { askSecondStep, signInWithPasskey } from './second-step.ts';

window.__counterpointSecondStep = { ask: askSecondStep, signInWithPasskey };
