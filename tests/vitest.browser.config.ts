import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { COMPONENT_ARGUMENTS, findTestChromium } from './browser/chromium.ts'
import { MEDIA_TESTS, mediaCommands, whyNoMediaTests } from './browser/mediaCommands.ts'
import { preferMotion } from './browser/preferMotion.ts'
import { vitestReporter } from './gate/vitestReporter.ts'

const { STEP_REPORT } = process.env
const chromium = findTestChromium()
if (!chromium.ok) throw new Error(chromium.error)
// With CI set these tests fail instead.
const noMedia = process.env.CI ? null : whyNoMediaTests()
if (noMedia !== null) console.log(`SKIPPED tests of videos and sounds: ${noMedia}`)

/** Tests of components and hooks in a real Chromium: the files that end in `.browser.test.tsx`, beside their sources. */
// biome-ignore lint/style/noDefaultExport: vitest reads its settings from the default export
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: 'node_modules/.cache/vite',
  resolve: {
    // The build makes the title font's style sheet; these tests show titles in the font of the device.
    alias: { 'irodori-mincho.css': fileURLToPath(new URL('browser/noTitleFont.css', import.meta.url)) },
  },
  test: {
    include: ['{packages,studio,portal}/**/*.browser.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(noMedia === null ? [] : MEDIA_TESTS)],
    // While one test waits for the browser, the others use the processor.
    maxWorkers: 3,
    // The first test of a file waits for its modules, for ten seconds on a loaded machine.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: STEP_REPORT ? ['default', vitestReporter(STEP_REPORT)] : ['default'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { ...mediaCommands, preferMotion },
      provider: playwright({
        launchOptions: { executablePath: chromium.value, args: COMPONENT_ARGUMENTS },
        actionTimeout: 30_000,
        // Motion would take a third of the browser's time. Tests of motion ask for it with the command `preferMotion`.
        contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
