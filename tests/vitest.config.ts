import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// biome-ignore lint/style/noDefaultExport: vitest reads its settings from the default export
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['{packages,fonts,locales,studio,portal,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
