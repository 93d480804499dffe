import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** From the lowest rung to the highest: a package depends only on packages before it. */
const LADDER = [
  'result',
  'fonts',
  'locales',
  'geometry',
  'contract',
  'rules',
  'table-file',
  'media',
  'imaging',
  'typography',
  'font-inspector',
  'design',
  'scene',
  'template-lint',
  'print',
  'canvas',
  'client',
  'ui',
  'demo-shop',
  'operating',
  'api',
  'studio',
  'portal',
  'desk',
  'tests',
]

interface Manifest {
  readonly name: string
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

const root = new URL('../../', import.meta.url)

const folders = [
  ...readdirSync(new URL('packages/', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `packages/${name}`),
  'fonts',
  'locales',
  'studio',
  'portal',
  'tests',
]

const manifests = folders.map(
  (folder) => JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8')) as Manifest,
)

const rungOf = (name: string): number => LADDER.indexOf(name.replace('@irodori/', ''))

it('names every workspace as a rung of the ladder', () => {
  expect(manifests.map(({ name }) => name.replace('@irodori/', '')).toSorted()).toEqual(LADDER.toSorted())
})

it.each(manifests.map((manifest) => [manifest.name, manifest] as const))(
  'lets %s depend on lower rungs only',
  (name, manifest) => {
    const own = Object.keys(manifest.dependencies ?? {}).filter((dependency) => dependency.startsWith('@irodori/'))
    expect(own.filter((dependency) => rungOf(dependency) >= rungOf(name))).toEqual([])
  },
)
