import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { Requirement } from '../fixtures/debian.ts'
import { findOrInstall, onPath } from '../fixtures/debian.ts'
import type { EngineBrowser } from './enginePage.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const VIEWPORT = { width: 1280, height: 800 }

const MINI_BROWSERS = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)

const FIREFOX: Requirement = {
  name: 'Firefox',
  find: () => onPath('firefox-esr') ?? onPath('firefox'),
  packages: ['firefox-esr', 'fonts-noto-cjk'],
}
const WEBKIT_DRIVER: Requirement = {
  name: 'WebKitWebDriver',
  find: () => onPath('WebKitWebDriver'),
  packages: ['webkit2gtk-driver', 'fonts-noto-cjk'],
}
const MINI_BROWSER: Requirement = {
  name: 'MiniBrowser of WebKitGTK',
  find: () => MINI_BROWSERS.find((file) => existsSync(file)),
  packages: ['webkit2gtk-driver'],
}
const XVFB: Requirement = { name: 'Xvfb', find: () => onPath('Xvfb'), packages: ['xvfb'] }

/** What the tests in Firefox and WebKit need. */
export const ENGINE_REQUIREMENTS: readonly Requirement[] = [FIREFOX, WEBKIT_DRIVER, MINI_BROWSER, XVFB]

/** The browsers besides Chromium. */
export const ENGINES = ['Firefox', 'WebKit'] as const
export type Engine = (typeof ENGINES)[number]

type Start = (home: string) => Promise<EngineBrowser>

function findEngine(engine: Engine): Result<Start, string> {
  if (engine === 'Firefox') {
    const program = findOrInstall(FIREFOX)
    return program.ok ? ok((home) => startFirefox({ path: program.value, home, viewport: VIEWPORT })) : program
  }
  const [driver, browser, xvfb] = [findOrInstall(WEBKIT_DRIVER), findOrInstall(MINI_BROWSER), findOrInstall(XVFB)]
  if (!driver.ok) return driver
  if (!browser.ok) return browser
  if (!xvfb.ok) return xvfb
  return ok((home) =>
    startWebKit({ path: browser.value, driver: driver.value, xvfb: xvfb.value, home, viewport: VIEWPORT }),
  )
}

/** Starts a browser with an empty home. @returns the reason if it is not installed and cannot be */
export async function startEngine(engine: Engine): Promise<Result<EngineBrowser, string>> {
  const found = findEngine(engine)
  if (!found.ok) return found
  const home = await mkdtemp(path.join(tmpdir(), 'irodori-engine-'))
  const browser = await found.value(home)
  return ok({
    ...browser,
    close: async () => {
      await browser.close()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  })
}
