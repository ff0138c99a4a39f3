// biome-ignore lint/style/noDefaultExport: jest takes a teardown by its default export
export default async function tearDownDatabase(): Promise<void> {
  await globalThis.startedRun?.finish();
}
