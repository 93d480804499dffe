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
  // Two cores: the browser, the server and its render workers share them.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    launchOptions: { executablePath: browser.path, args: CHROMIUM_ARGUMENTS },
    trace: 'off',
  },
})
