import { runStandalone } from '@counterpoint/standalone';
import { area } from './area.ts';

runStandalone(area);
