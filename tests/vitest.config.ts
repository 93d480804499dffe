import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { vitestReporter } from './gate/vitestReporter.ts'

/** File for the report of the quality gate, if the gate runs this. */
const { STEP_REPORT } = process.env

// biome-ignore lint/style/noDefaultExport: vitest reads its settings from the default export
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['{packages,fonts,locales,studio,portal,tests}/**/*.test.{ts,tsx}'],
    // The tests of components and hooks run in a browser, by vitest.browser.config.ts.
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx'],
    // A process for each file would spend as long on starting and importing as on the tests. A file that replaces a
    // global restores it.
    isolate: false,
    // Shops of tests do not take over the settings of a shop on this machine.
    env: { IRODORI_SETTINGS: 'off' },
    // A test that waits for a server it has started leaves the processor to another one.
    // Pictures and WebAssembly lie outside V8's heap; counted by itself, each 64 MB of them starts a full collection.
    execArgv: ['--external-memory-accounted-in-global-limit'],
    maxWorkers: availableParallelism() + 1,
    // A new PGlite cluster takes three seconds, and ten times as long on a loaded machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    reporters: STEP_REPORT ? ['default', vitestReporter(STEP_REPORT)] : ['default'],
  },
})
