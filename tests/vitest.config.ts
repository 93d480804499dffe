import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { vitestReporter } from './gate/vitestReporter.ts'

/** Where the gate wants to read what a run came to. */
const { STEP_REPORT } = process.env

// biome-ignore lint/style/noDefaultExport: vitest reads its settings from the default export
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['{packages,fonts,locales,studio,portal,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // A process for each file would spend as long on starting and on importing as the tests take. What a file puts in
    // the place of something global it takes away again.
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A new cluster of PGlite takes three seconds, and on a loaded machine ten times as long.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    reporters: STEP_REPORT ? ['default', vitestReporter(STEP_REPORT)] : ['default'],
  },
})
