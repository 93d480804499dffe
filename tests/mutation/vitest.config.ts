import { defineConfig, mergeConfig } from 'vitest/config'
import settings from '../vitest.config.ts'

// biome-ignore lint/style/noDefaultExport: vitest reads its settings from the default export
export default mergeConfig(
  settings,
  defineConfig({
    // A mutant of a value that a module computes while it loads takes effect in a module that is loaded anew.
    test: { isolate: true },
  }),
)
