import { readFileSync } from 'node:fs'
import { InstallationError } from './installationError.ts'

const manifest = new URL('../../../../package.json', import.meta.url)

/**
 * Refuses a version of Node older than that of `engines` in the root's package.json.
 * @throws InstallationError
 */
export function requireNode(version: string = process.versions.node): void {
  const { engines } = JSON.parse(readFileSync(manifest, 'utf8')) as { engines: { node: string } }
  const least = engines.node.replace('>=', '')
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  throw new InstallationError(
    `Irodori needs Node ${least} or newer, and this is ${version}: use npm start or npm run shop`,
  )
}
