import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { LockedPackage } from './findAdvisories.ts'
import { Advisory, findAdvisories, lockedPackages } from './findAdvisories.ts'

// Two advisories of GitHub's database (CC-BY 4.0), reduced to the fields that are read.
const LODASH = {
  schema_version: '1.3.0',
  id: 'GHSA-35jh-r3h4-6jhm',
  summary: 'Command Injection in lodash',
  severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:H/UI:N/S:U/C:H/I:H/A:H' }],
  affected: ['lodash', 'lodash-es'].map((name) => ({
    package: { ecosystem: 'npm', name },
    ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: '4.17.21' }] }],
  })),
  database_specific: { cwe_ids: ['CWE-77', 'CWE-94'], severity: 'HIGH' },
}
const HOSTED_GIT_INFO = {
  schema_version: '1.3.0',
  id: 'GHSA-43f8-2h32-f4cj',
  summary: 'Regular Expression Denial of Service in hosted-git-info',
  affected: [
    ['0', '2.8.9'],
    ['3.0.0', '3.0.8'],
  ].map(([introduced, fixed]) => ({
    package: { ecosystem: 'npm', name: 'hosted-git-info' },
    ranges: [{ type: 'ECOSYSTEM', events: [{ introduced }, { fixed }] }],
  })),
  database_specific: { cwe_ids: ['CWE-400'], severity: 'MODERATE' },
}
const ALL = [LODASH, HOSTED_GIT_INFO].map((one) => Advisory.parse(one))

const locked = (name: string, version: string): LockedPackage => ({ name, version, isDevelopment: false })
const found = (name: string, version: string, advisories: readonly Advisory[] = ALL) =>
  findAdvisories([locked(name, version)], advisories).map(({ advisory, fixed }) => [advisory.id, fixed])

describe('an advisory', () => {
  it.each([
    ['lodash', '4.17.20', [[LODASH.id, '4.17.21']]],
    ['lodash-es', '1.0.0', [[LODASH.id, '4.17.21']]],
    ['lodash', '4.17.21', []],
    ['lodash', '5.0.0', []],
    ['lodash-fp', '1.0.0', []],
    ['hosted-git-info', '2.8.8', [[HOSTED_GIT_INFO.id, '2.8.9']]],
    ['hosted-git-info', '2.8.9', []],
    ['hosted-git-info', '3.0.0', [[HOSTED_GIT_INFO.id, '3.0.8']]],
    ['hosted-git-info', '3.0.8', []],
  ])('of %s is found for the version %s as %j', (name, version, expected) => {
    expect(found(name, version)).toEqual(expected)
  })

  const advisory = (affected: object, more: object = {}) => [
    Advisory.parse({ id: 'X', affected: [{ package: { ecosystem: 'npm', name: 'x' }, ...affected }], ...more }),
  ]

  it('is found by its last affected version, by its list of versions, and before and after a gap', () => {
    const events = [{ introduced: '1.0.0' }, { last_affected: '1.4.0' }]
    const last = advisory({ ranges: [{ type: 'SEMVER', events }] })
    expect([found('x', '1.4.0', last), found('x', '1.4.1', last)]).toEqual([[['X', null]], []])
    const listed = advisory({ versions: ['6.6.6'] })
    expect([found('x', '6.6.6', listed), found('x', '6.6.7', listed)]).toEqual([[['X', null]], []])
    const gap = [{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '2.0.0' }, { fixed: '2.1.0' }]
    const both = advisory({ ranges: [{ type: 'SEMVER', events: gap }] })
    expect(['0.9.0', '1.5.0', '2.0.5', '2.1.0'].map((version) => found('x', version, both))).toEqual([
      [['X', '1.0.0']],
      [],
      [['X', '2.1.0']],
      [],
    ])
  })

  it('is not found if it was withdrawn, or is of another ecosystem', () => {
    expect(found('x', '6.6.6', advisory({ versions: ['6.6.6'] }, { withdrawn: '2026-01-01T00:00:00Z' }))).toEqual([])
    const python = Advisory.parse({
      id: 'P',
      affected: [{ package: { ecosystem: 'PyPI', name: 'x' }, versions: ['6.6.6'] }],
    })
    expect(found('x', '6.6.6', [python])).toEqual([])
  })
})

it('the packages of a lock file are those that npm installs, nested ones too, without the project’s own', () => {
  const packages = {
    '': { version: '0.1.0' },
    'packages/api': { version: '0.1.0' },
    'node_modules/@irodori/api': { link: true },
    'node_modules/lodash': { version: '4.17.20', dev: true },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0' },
  }
  expect(lockedPackages({ packages })).toEqual([
    { name: 'lodash', version: '4.17.20', isDevelopment: true },
    { name: '@scope/b', version: '2.0.0', isDevelopment: false },
  ])
})

describe('the command', () => {
  const run = async (files: Readonly<Record<string, string>>, args?: readonly string[]) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'irodori-advisories-'))
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
    const script = fileURLToPath(new URL('./advisories.ts', import.meta.url))
    const env = { ...process.env, INIT_CWD: folder }
    const result = await new Promise<{ code: number; text: string }>((resolve) => {
      execFile(process.execPath, [script, ...(args ?? [folder])], { env }, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: `${out}${err}` }),
      )
    })
    await rm(folder, { recursive: true })
    return result
  }

  it('lists the advisories of this project’s own packages and fails, or says that there are none', async () => {
    const zod = Advisory.parse({
      ...LODASH,
      id: 'TEST-1',
      affected: [
        { package: { ecosystem: 'npm', name: 'zod' }, ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }] }] },
      ],
    })
    const bad = await run({ 'a.json': JSON.stringify(LODASH), 'b.json': JSON.stringify([zod]) })
    expect(bad.code).toBe(1)
    expect(bad.text).toMatch(/^zod \d[^\n]*: TEST-1 \(HIGH\), no fixed version is known: /)
    const good = await run({ 'a.json': JSON.stringify(HOSTED_GIT_INFO) })
    expect(good).toMatchObject({ code: 0, text: expect.stringMatching(/^\d+ packages, 1 advisories, 0 found\n$/) })
  })

  it('says what is wrong with its data', async () => {
    expect(await run({ 'a.json': '{"packages": {}}' })).toMatchObject({
      code: 2,
      text: expect.stringMatching(/no advisory in the OSV format/),
    })
    expect(await run({})).toMatchObject({ code: 2, text: expect.stringMatching(/holds no advisories/) })
    expect(await run({}, [])).toMatchObject({ code: 2, text: expect.stringMatching(/name a file or a folder/) })
    expect(await run({}, ['missing'])).toMatchObject({
      code: 2,
      text: expect.stringMatching(/no such file or directory/),
    })
  })
})
