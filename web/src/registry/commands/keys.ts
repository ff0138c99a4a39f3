// `pnpm area:keys create <area> | list | revoke <id>`: keys that sign deployments of one area.
import { parseArgs } from 'node:util';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { readWebEnv } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import { BUNDLE_IDS } from '../bundles.ts';
import { type DeployFolder, deployFolder, releaseBase } from '../deploy-folder.ts';
import { historyOf, readDeploymentRecord } from '../deployment-record.ts';
import { createSigningKey, readSigningKeys, revokeSigningKey } from '../signing/signing-keys.ts';
import { entryOf } from '../version-history.ts';
import { explain, machineUser, ownTerminal, type Terminal } from './run-area-command.ts';

const USAGE = `pnpm area:keys create <area> [--as <name>] [--prefix <folder>]
pnpm area:keys list
pnpm area:keys revoke <id> [--yes]`;

process.exitCode = await inTerminalLanguage(() => run(ownTerminal));

async function run(terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = parseArgs({
      args: [...terminal.args],
      allowPositionals: true,
      options: { as: { type: 'string' }, prefix: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
    const [verb, target = ''] = positionals;
    const folder = deployFolder(readWebEnv(terminal.env).DEPLOY_DIR);
    if (verb === 'create') return await create(terminal, { folder, target, by: values.as, prefix: values.prefix });
    if (verb === 'list') return await list(terminal, folder);
    if (verb === 'revoke') return await revoke(terminal, { folder, id: target, isSure: values.yes });
    terminal.complain(
      `${USAGE}\n\n${text.keysAbout()}\n\n  --prefix <folder>  ${text.prefixOption({ folder: '/r/<area>/' })}`,
    );
    return 2;
  } catch (error) {
    terminal.complain(explain(error));
    return 1;
  }
}

interface Creation {
  readonly folder: DeployFolder;
  readonly target: string;
  readonly by: string | undefined;
  readonly prefix: string | undefined;
}

async function create(terminal: Terminal, { folder, target, by, prefix }: Creation): Promise<0 | 2> {
  const area = BUNDLE_IDS.find((id) => id === target);
  const start = area && releaseBase(area, '').replace(/\/$/, '');
  if (!area || !start || (prefix !== undefined && !prefix.startsWith(start))) {
    terminal.complain(
      start ? text.wrongPrefix({ start }) : text.unknownArea({ name: target, areas: BUNDLE_IDS.join(', ') }),
    );
    return 2;
  }
  const now = new Date();
  const holder = by ?? machineUser();
  const key = await createSigningKey(folder, { area, prefix: prefix ?? start, by: holder, actor: machineUser(), now });
  terminal.print(text.keyCreated({ area, key }));
  return 0;
}

async function list(terminal: Terminal, folder: DeployFolder): Promise<0> {
  for (const { id, area, prefix, by, created_at: since, revoked_at } of (await readSigningKeys(folder)) ?? []) {
    const state = revoked_at === null ? 'other' : 'revoked';
    terminal.print(text.keyLine({ id, area: area ?? text.everyArea(), prefix, by, since, state }));
  }
  return 0;
}

interface Revocation {
  readonly folder: DeployFolder;
  readonly id: string;
  readonly isSure: boolean;
}

async function revoke(terminal: Terminal, { folder, id, isSure }: Revocation): Promise<0 | 1> {
  const record = await readDeploymentRecord(folder);
  const live = BUNDLE_IDS.filter((area) => {
    const history = historyOf(record, area);
    return history && entryOf(history, history.current)?.signature?.key === id;
  });
  if (live.length > 0 && !isSure) {
    terminal.complain(text.keyInUse({ id, areas: live.join(', ') }));
    return 1;
  }
  const isThere = await revokeSigningKey(folder, id, { by: machineUser(), now: new Date() });
  if (isThere) terminal.print(text.keyRevoked({ id }));
  else terminal.complain(text.noKey({ id }));
  return isThere ? 0 : 1;
}
