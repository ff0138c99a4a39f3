import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readEnv } from './env.ts';

describe('TRUST_PROXY', () => {
  test.each(['127.0.0.1', '10.0.0.0/8, ::1', 'loopback,fd00::/8'])('accepts %s', (TRUST_PROXY) => {
    expect(readEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
  });

  test.each(['true', '*', '10.0.0.0/33', '10.0.0/8', '1.2.3.4/8/9', 'proxy.example'])('rejects %s', (TRUST_PROXY) => {
    expect(() => readEnv({ TRUST_PROXY })).toThrow('TRUST_PROXY must list addresses or ranges');
  });
});

test('reads HOLIDAYS as a list of days', () => {
  expect(readEnv({ HOLIDAYS: '2026-12-25, 2027-01-01' }).HOLIDAYS).toEqual(['2026-12-25', '2027-01-01']);
  for (const HOLIDAYS of ['25 December', '2026-02-30', '2026-12-25,'])
    expect(() => readEnv({ HOLIDAYS })).toThrow('HOLIDAYS must list days such as 2026-12-25, 2027-01-01');
});

test('names all settings that can’t be used in one line', () => {
  const wrong = { PORT: 'http', SESSION_HOURS: '0', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' };
  const refusal = new Error(
    'These settings can’t be used: PORT must be a whole number from 0 to 65535; ' +
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://; ' +
      'SESSION_HOURS must be a whole number from 1 to 720; ' +
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
  );
  expect(() => readEnv(wrong)).toThrow(refusal);
});

test('requires the keys of the file store to be set together', () => {
  expect(() => readEnv({ FILES_S3_ACCESS_KEY_ID: 'key' })).toThrow('FILES_S3_SECRET_ACCESS_KEY must be set');
  expect(() => readEnv({ FILES_S3_SECRET_ACCESS_KEY: 'secret' })).toThrow('FILES_S3_ACCESS_KEY_ID must be set');
  expect(readEnv({ FILES_S3_BUCKET: 'members' }).FILES_S3_REGION).toBe('us-east-1');
});

test('rejects a METRICS_PORT that is the portal’s own', () => {
  expect(() => readEnv({ PORT: '3000', METRICS_PORT: '3000' })).toThrow('METRICS_PORT must differ from PORT');
  expect(readEnv({ PORT: '0', METRICS_PORT: '0' }).METRICS_PORT).toBe(0);
});

test('resolves DATA_DIR against the workspace, so that commands find it from any folder', () => {
  const { DATA_DIR } = readEnv({});
  expect(readEnv({ DATA_DIR: 'data' }).DATA_DIR).toBe(path.join(DATA_DIR, '../data'));
  expect(readEnv({ DATA_DIR: '/srv/data' }).DATA_DIR).toBe('/srv/data');
});
