import { existsSync } from 'node:fs'
import { findOrInstall, type Program } from '../fixtures/debian.ts'

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

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...PATHS].find((path) => path !== undefined && existsSync(path))

/** The Chromium of this machine; an installation includes Japanese fonts. */
export const findChromium = (): Program =>
  findOrInstall({ name: 'Chromium', find: installed, packages: ['chromium', 'fonts-noto-cjk'] })
