import { existsSync } from 'node:fs'
import { findOrInstall, type Program, type Requirement } from '../fixtures/debian.ts'

const HEADLESS_PATH = '/usr/bin/chromium-headless-shell'
const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Arguments of a browser that runs tests on this machine and makes no calls of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Arguments of the browser that tests components. Their scripts run once: optimising and compiling them ahead took a tenth of its
 * time. The journeys keep both, because their pages turn and scale whole photos and search them for faces.
 */
export const COMPONENT_ARGUMENTS = [
  ...CHROMIUM_ARGUMENTS,
  '--js-flags=--liftoff-only --no-turbofan --no-maglev --no-sparkplug --single-threaded-gc',
]

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path))

/** The Chromium of this machine; an installation includes Japanese fonts. */
export const findChromium = (): Program =>
  findOrInstall({
    name: 'Chromium',
    find: () => firstOf([process.env.CHROMIUM_PATH, ...PATHS]),
    packages: ['chromium', 'fonts-noto-cjk'],
  })

export const TEST_CHROMIUM: Requirement = {
  name: 'Chromium without windows',
  find: () => firstOf([process.env.CHROMIUM_PATH, HEADLESS_PATH]),
  packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
}

/**
 * The browser of the gate: Chromium without its windows, which took a tenth less of the processor's time than the whole browser
 * in the journeys; the whole browser where it is not available.
 */
export function findTestChromium(): Program {
  const headless = findOrInstall(TEST_CHROMIUM)
  return headless.ok ? headless : findChromium()
}
