import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export type Browser =
  | { readonly found: true; readonly path: string }
  | { readonly found: false; readonly reason: string }

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

/** The browser of this machine; where there is none and Debian's packages can be installed, Debian's. */
export function findChromium(): Browser {
  const path = installed()
  if (path) return { found: true, path }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return {
      found: false,
      reason: 'no Chromium here (set CHROMIUM_PATH, or run as root on Debian to have it installed)',
    }
  }
  try {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], options)
  } catch {
    return { found: false, reason: "Debian's chromium package could not be installed" }
  }
  const fresh = installed()
  return fresh ? { found: true, path: fresh } : { found: false, reason: "Debian's chromium package brought no browser" }
}
