import type { DisputePort } from '../catalogue/entry/dispute-port.ts';
import { readOpenCases } from './case/stored-case-repository.ts';
import { contest, endContests } from './contests/contest-service.ts';
import { fileClaim } from './filing/submission-service.ts';

export const DISPUTE_PORT: DisputePort = { readOpenCases, contest, endContests, fileClaim };
