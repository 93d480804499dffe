import { existsSync } from 'node:fs'
import { findOrInstall, type Program } from '../fixtures/debian.ts'

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Arguments for a browser that serves tests on this machine only and calls nobody. */
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

/** The browser of this machine, with letters for Japanese. */
export const findChromium = (): Program =>
  findOrInstall({ name: 'Chromium', find: installed, packages: ['chromium', 'fonts-noto-cjk'] })
