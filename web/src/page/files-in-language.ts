import type { Registry } from '@counterpoint/contract/registry';
import { LANGUAGES, type Language } from '@counterpoint/messages';
import type { HostBuild, SignInBuild } from '../assets/host-build.ts';
import type { Visitor } from '../registry/visitor/visitor.ts';
import type { PageFiles } from './page-files.ts';

/** Builds have each script that has texts once per language: `x.<hash>.js` in English, `x.<hash>.fr.js` in French. */
export function filesInLanguage(files: PageFiles, language: Language, visitor: Visitor): PageFiles {
  return {
    ...files,
    host: async () => hostInLanguage(await files.host(), language),
    signIn: async () => signInInLanguage(await files.signIn(), language),
    registry: async () => registryInLanguage(await files.registry(visitor), language),
  };
}

function registryInLanguage({ areas }: Registry, language: Language): Registry {
  const entries = Object.entries(areas).map(([id, area]) => {
    const chunks = area.chunks.map((file) => inLanguage(file, area.integrity, language));
    return [id, { ...area, chunks, integrity: hashesInLanguage(area.integrity, language) }];
  });
  return { areas: Object.fromEntries(entries) };
}

function hostInLanguage(host: HostBuild, language: Language): HostBuild {
  const nameOf = (file: string) => inLanguage(file, host.integrity, language);
  const integrity = hashesInLanguage(host.integrity, language);
  return { ...host, entry: nameOf(host.entry), preload: host.preload.map(nameOf), integrity };
}

function signInInLanguage(signIn: SignInBuild, language: Language): SignInBuild {
  return { ...signIn, entry: inLanguage(signIn.entry, signIn.integrity, language) };
}

type Integrity = Readonly<Record<string, string>>;

function inLanguage(file: string, integrity: Integrity, language: Language): string {
  const translated = file.replace(/js$/, `${language}.js`);
  return translated in integrity ? translated : file;
}

/** Leaves out the files of other languages. */
function hashesInLanguage(integrity: Integrity, language: Language): Record<string, string> {
  const isForReader = (file: string) => {
    const marked = LANGUAGES.find((each) => file.endsWith(`.${each}.js`));
    return marked === undefined ? inLanguage(file, integrity, language) === file : marked === language;
  };
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => isForReader(file)));
}
