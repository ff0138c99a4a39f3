import { runStandalone } from '@counterpoint/frame/standalone';
import { area } from './area.ts';

runStandalone(area);
