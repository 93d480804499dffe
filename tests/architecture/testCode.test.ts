import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles, ROOT, readSources, sourceFolders, testFolders } from './sources.ts'
import { testCodeInSource, testImports } from './testCode.ts'

describe('test code', () => {
  it('stands beside the folders src, in testing and fuzz', () => {
    expect(testCodeInSource(listFiles(sourceFolders()))).toEqual([])
  })

  it('is imported by tests only', () => {
    expect(testImports(readSources(sourceFolders()))).toEqual([])
  })

  it('is left out of the container image', () => {
    const patterns = readFileSync(`${ROOT}packages/operating/Dockerfile.dockerignore`, 'utf8')
      .split('\n')
      .filter((line) => /^[^#!]/.test(line))
    const names = (file: string): string[] => (file === '.' ? [] : [file, ...names(path.dirname(file))])
    const isLeftOut = (file: string) =>
      names(file).some((name) => patterns.some((pattern) => path.matchesGlob(name, pattern)))
    const files = listFiles([...sourceFolders(), ...testFolders(), 'tests'])
    // The folder is a workspace, whose manifest npm reads.
    const tests = files.filter(
      (file) => file !== 'tests/package.json' && /\.test\.|\/(testing|fuzz)\/|^tests\//.test(file),
    )
    expect(tests.length).toBeGreaterThan(500)
    expect(tests.filter((file) => !isLeftOut(file))).toEqual([])
    const others = files.filter((file) => !tests.includes(file) && file !== 'tests/package.json')
    expect(others.filter(isLeftOut)).toEqual([])
  })

  it.each(['testing', 'fuzz', 'fixtures'])('is reported in a planted folder %s of src, at any depth', (folder) => {
    const planted = [`packages/api/src/${folder}/shop.ts`, `studio/src/editor/${folder}/media/sound.mp3`]
    expect(testCodeInSource([...planted, `packages/api/${folder}/shop.ts`])).toEqual(planted)
  })

  it('is reported where a planted file of the product imports it, by path or by package', () => {
    const text = "import { a } from '../testing/a.ts'\nconst b = () => import('@irodori/imaging/testing/kernelSample')"
    expect(testImports([{ path: 'packages/api/src/order/order.ts', text }])).toEqual([
      'packages/api/src/order/order.ts imports ../testing/a.ts',
      'packages/api/src/order/order.ts imports @irodori/imaging/testing/kernelSample',
    ])
    expect(testImports([{ path: 'packages/api/src/order/order.test.ts', text }])).toEqual([])
  })
})
