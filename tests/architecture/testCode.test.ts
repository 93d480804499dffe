import { describe, expect, it } from 'vitest'
import { listFiles, readSources, sourceFolders } from './sources.ts'
import { testCodeInSource, testImports } from './testCode.ts'

describe('test code', () => {
  it('stands beside the folders src, in testing and fuzz', () => {
    expect(testCodeInSource(listFiles(sourceFolders()))).toEqual([])
  })

  it('is imported by tests only', () => {
    expect(testImports(readSources(sourceFolders()))).toEqual([])
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
