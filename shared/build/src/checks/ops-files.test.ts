import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { serverEnvironment } from '../processes/server-environment.ts';
import { WORKSPACE } from '../workspace.ts';

const read = (file: string) => fs.readFileSync(path.join(WORKSPACE, file), 'utf8');
const UNITS = fs.readdirSync(path.join(WORKSPACE, 'ops/systemd'));
const catalog = parse(read('pnpm-workspace.yaml')).catalog;
const settings = new Set([...read('docs/operations.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));

/** `[section, name, value]` of each line of a unit. */
function linesOf(unit: string): [string, string, string][] {
  let section = '';
  const lines: [string, string, string][] = [];
  for (const line of read(`ops/systemd/${unit}`).split('\n').filter(Boolean)) {
    const [, name, key = '', value = ''] = /^(?:\[(\w+)\]|(\w+)=(.*))$/.exec(line) ?? [line, 'broken'];
    if (name) section = name;
    else lines.push([section, key, value]);
  }
  return lines;
}

function environmentOf(unit: string): Record<string, string> {
  const pairs = linesOf(unit).filter(([, key]) => key === 'Environment');
  return Object.fromEntries(pairs.map(([, , pair]) => pair.split(/=(.*)/s, 2)));
}

test.each(UNITS)('%s has known sections only, and starts files that exist', (unit) => {
  const lines = linesOf(unit);
  expect(['Unit', 'Service', 'Timer', 'Install']).toEqual(expect.arrayContaining(lines.map(([section]) => section)));
  for (const [, key, command] of lines.filter(([, key]) => key === 'ExecStart'))
    for (const [file] of command.matchAll(/\b[\w/-]+\.ts\b/g))
      expect([key, file, fs.existsSync(path.join(WORKSPACE, file))]).toEqual([key, file, true]);
});

test.each(UNITS.filter((unit) => unit.endsWith('.service')))('%s stops the embedded database itself', (unit) => {
  expect(linesOf(unit)).toContainEqual(['Service', 'KillMode', 'mixed']);
});

test.each(UNITS.filter((unit) => unit.endsWith('.service')))('%s has its settings where commands find them', (unit) => {
  const tuning = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_OPTIONS'];
  expect(Object.keys(environmentOf(unit)).filter((name) => !tuning.includes(name))).toEqual([]);
  expect(linesOf(unit)).toContainEqual(['Service', 'EnvironmentFile', '/etc/counterpoint/environment']);
});

test('the unit, whose system is read-only, lets the portal write uploaded builds to a temporary folder', () => {
  const lines = linesOf('counterpoint.service');
  expect(lines).toContainEqual(['Service', 'ProtectSystem', 'strict']);
  expect(lines).toContainEqual(['Service', 'PrivateTmp', 'yes']);
});

test('every unit of the timer exists', () => {
  for (const timer of UNITS.filter((unit) => unit.endsWith('.timer')))
    expect(UNITS).toContain(timer.replace('.timer', '.service'));
});

test('the unit and the container start the server with the variables of pnpm start', () => {
  const expected = serverEnvironment();
  const container = read('ops/container/Containerfile');
  for (const name of ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_OPTIONS']) {
    expect(environmentOf('counterpoint.service')[name]).toBe(expected[name]);
    expect(container).toContain(`${name}=${expected[name]}`);
  }
});

test('the container has the Node and pnpm of the toolchain, runs as a user, and starts files that exist', () => {
  const container = read('ops/container/Containerfile');
  const images = [...container.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set([`docker.io/library/node:${catalog.node}-bookworm-slim`]));
  expect(container.match(/pnpm@[\d.]+/)?.[0]).toBe(read('README.md').match(/pnpm@[\d.]+/)?.[0]);
  expect(container).toMatch(/^USER node$/m);
  const { portal } = parse(read('ops/container/compose.yaml')).services;
  const folders = portal.volumes.map((volume: string) => volume.split(':')[1]);
  expect(container).toContain(`install -d -m 0700 -o node -g node ${folders.join(' ')}\n`);
  for (const [file] of container.matchAll(/\b[\w/-]+\.ts\b/g))
    expect([file, fs.existsSync(path.join(WORKSPACE, file))]).toEqual([file, true]);
});

test('the compose file sets settings that are documented, opens loopback only, and has no secrets', () => {
  const { services, volumes } = parse(read('ops/container/compose.yaml'));
  const { portal, database } = services;
  expect(Object.keys(portal.environment).filter((name) => !settings.has(name))).toEqual([]);
  expect(portal.ports).toEqual(['127.0.0.1:3000:3000']);
  expect(database.ports).toBeUndefined();
  expect(database.environment.POSTGRES_PASSWORD).toBe(`\${DATABASE_PASSWORD:?}`);
  expect(fs.existsSync(path.join(WORKSPACE, portal.build.dockerfile))).toBe(true);
  expect(portal.stop_grace_period).toBe('60s');
  expect(portal.healthcheck.test).toEqual([
    'CMD',
    'node_modules/.bin/node',
    '-e',
    expect.stringContaining('/api/v1/ready'),
  ]);
  const mounted = [...portal.volumes, ...database.volumes].map((volume: string) => volume.split(':')[0]);
  expect(mounted.toSorted()).toEqual(Object.keys(volumes).toSorted());
});

test('each alert has an expression and says what is wrong', () => {
  const { groups } = parse(read('ops/prometheus/alerts.yaml'));
  const rules = groups.flatMap((group: { rules: unknown[] }) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  for (const rule of rules)
    expect(rule).toEqual({
      alert: expect.stringMatching(/^[A-Z][A-Za-z]+$/),
      expr: expect.any(String),
      annotations: { summary: expect.any(String) },
      ...('for' in rule && { for: expect.stringMatching(/^\d+m$/) }),
    });
});
