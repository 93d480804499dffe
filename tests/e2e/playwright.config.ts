import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'

const browser = findChromium()
if (!browser.found) throw new Error(browser.reason)

// biome-ignore lint/style/noDefaultExport: playwright reads its settings from the default export
export default defineConfig({
  testDir: '.',
  globalSetup: '../fixtures/globalSetup.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  // Each file has a shop of its own, and while one waits for its screen another computes.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What passes only at the second try is named as unsteady at the end of the gate, and fails nobody's work.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    launchOptions: { executablePath: browser.path, args: CHROMIUM_ARGUMENTS },
    trace: 'off',
  },
})
