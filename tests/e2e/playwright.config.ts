import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findTestChromium, CHROMIUM_ARGUMENTS } from '../browser/chromium.ts'

/** The longest files. As the last one, such a file kept one worker busy for two minutes while the others had ended. */
const LONGEST = ['**/guide.spec.ts', '**/english.spec.ts']

const browser = findTestChromium()
if (!browser.ok) throw new Error(browser.error)

// biome-ignore lint/style/noDefaultExport: playwright reads its settings from the default export
export default defineConfig({
  testDir: '.',
  globalSetup: '../fixtures/globalSetup.ts',
  outputDir: '../../test-results',
  // Playwright starts the files of the first project first.
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'journeys', testIgnore: LONGEST },
  ],
  fullyParallel: false,
  // Each file starts its own shop. While one waits for the browser, the others use the processor: on two cores three
  // workers took 14 % less time than two.
  workers: availableParallelism() + 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A test that passes only when repeated is reported as unsteady by the quality gate and does not fail it.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // A service worker loads the whole editor for each new browser. The journeys without a network and of the first card keep it.
    serviceWorkers: 'block',
    // Motion would take a third of the browser's time. The journeys of the first card and of the gift page keep it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browser.value, args: CHROMIUM_ARGUMENTS },
    // A test that is repeated can be looked at afterwards. Recording every test takes a sixth of the processor's time.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: false },
  },
})
