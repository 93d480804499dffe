import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

interface Manifest {
  readonly engines: { readonly node: string }
  readonly optionalDependencies: Readonly<Record<string, string>>
}

const { engines, optionalDependencies } = JSON.parse(read('package.json')) as Manifest
/** The oldest version that has everything the server calls: Argon2 in node:crypto came with it. */
const least = engines.node.replace('>=', '')
const [major = 0, minor = 0] = least.split('.').map(Number)

it('the manifest states one oldest version of Node, which the lock file and the README repeat', () => {
  expect(engines.node).toMatch(/^>=\d+\.\d+$/)
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Manifest> }
  expect(lock.packages['']?.engines).toEqual(engines)
  const stated = [...read('README.md').matchAll(/Node (\d+\.\d+) or newer/g)].map(([, version]) => version)
  expect(stated).toEqual([least])
})

it('the locked Node and the image of the Dockerfile are of that major version, and not older', () => {
  for (const version of Object.values(optionalDependencies)) {
    const [ownMajor, ownMinor = 0] = version.split('.').map(Number)
    expect(ownMajor).toBe(major)
    expect(ownMinor).toBeGreaterThanOrEqual(minor)
  }
  expect(/node:(\d+)-/.exec(read('packages/operating/Dockerfile'))?.[1]).toBe(String(major))
})
