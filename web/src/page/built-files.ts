import { changingFile } from '../assets/changing-file.ts';
import {
  type HostBuild,
  hostBuildFile,
  parseHostBuild,
  parseSignInBuild,
  type SignInBuild,
  signInBuildFile,
} from '../assets/host-build.ts';
import { createRegistryReader } from '../registry/registry-reader.ts';
import type { PageFiles } from './page-files.ts';

interface BuiltFolders {
  readonly hostDir: string;
  readonly signInDir: string;
  readonly deployDir: string;
}

export const HOST_BASE = '/assets/host/';

/** Reads builds and deployments on each page, so that changes show without a restart. */
export function builtFiles(
  { hostDir, signInDir, deployDir }: BuiltFolders,
  onBroken: (error: unknown) => void,
): PageFiles {
  const [hostFile, signInFile] = [hostBuildFile(hostDir), signInBuildFile(signInDir)];
  return {
    hostBase: HOST_BASE,
    host: changingFile<HostBuild>({ file: hostFile, parse: (text) => parseHostBuild(text, hostFile), onBroken }),
    signIn: changingFile<SignInBuild>({
      file: signInFile,
      parse: (text) => parseSignInBuild(text, signInFile),
      onBroken,
    }),
    registry: createRegistryReader(deployDir, onBroken),
    devOrigins: [],
  };
}
