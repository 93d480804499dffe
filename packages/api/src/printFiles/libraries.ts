import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { ENCODERS } from '@irodori/print/encoders'

/** Versions by the name of a library. */
export type Libraries = Readonly<Record<string, string>>

/** Libraries of the kernel, each with a module of the package that depends on it. */
const OF_THE_KERNEL = [
  ['fontkit', '@irodori/typography/fontFace'],
  ['css-line-break', '@irodori/typography/setText'],
  ['budoux', '@irodori/typography/phraseModel'],
  ['@imagemagick/magick-wasm', '@irodori/imaging/startMagick'],
] as const

/**
 * What may change a pixel or a byte of a print, beside the kernel's own code: its libraries, those that decode and pack
 * pictures, and the Unicode data of Node. Tables of Unicode that the kernel itself has belong to its version.
 */
export const LIBRARIES: Libraries = {
  ...Object.fromEntries(OF_THE_KERNEL.map(([name, user]) => [name, versionOf(name, import.meta.resolve(user))])),
  ...ENCODERS,
  unicode: process.versions.unicode ?? '',
}

/** @param user address of a module that imports the library */
function versionOf(name: string, user: string): string {
  const manifest = findPackageJSON(name, user)
  if (manifest === undefined) throw new Error(`${name} is not installed: run npm ci`)
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return version
}

/** The libraries of a print that had another version than today, such as `sharp 0.34.1`. Those it does not name are left out. */
export const changedLibraries = (then: Libraries, today: Libraries = LIBRARIES): readonly string[] =>
  Object.entries(then).flatMap(([name, version]) => (today[name] === version ? [] : [`${name} ${version}`]))
