import { parseArgs } from 'node:util';
import { type Preparation, StartupError } from 'api/server';
import { onlyEmpty } from '../messages/commands.generated.ts';
import { demoSignIns } from './demo-sign-ins.ts';
import { seedDemo } from './seed-demo.ts';

/** Seeds the database on the first start unless run with `--empty`; returns the sign-ins. */
export function demoPreparation(argv: readonly string[]): Preparation {
  const isEmpty = readArguments(argv);
  return async (context) => {
    if (!isEmpty) await seedDemo(context, new Date());
    return (await demoSignIns(context.db)).map(({ email, password }) => `${email}  ${password}`);
  };
}

function readArguments(argv: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...argv], options: { empty: { type: 'boolean', default: false } } }).values.empty;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new StartupError(() => onlyEmpty({ problem }), error);
  }
}
