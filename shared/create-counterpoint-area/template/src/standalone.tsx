import { runStandalone } from '@counterpoint/frame/standalone';
import entry from '../area.json' with { type: 'json' };
import { area } from './area.ts';

runStandalone(area, entry);
