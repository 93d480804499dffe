import { describe, expect, it } from 'vitest'
import { crowdedFolders, FILES_AT_MOST } from './folderSize.ts'
import { listFiles, sourceFolders, testFolders } from './sources.ts'

const files = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file${index}.ts`)

describe('the size of folders', () => {
  it(`keeps every folder at ${FILES_AT_MOST} files or fewer`, () => {
    const paths = listFiles([...sourceFolders(), ...testFolders(), 'fonts', 'tests'])
    expect(paths.length).toBeGreaterThan(1000)
    expect(crowdedFolders(paths)).toEqual([])
  })

  it('reports a planted folder with one file too many, subfolders not counted', () => {
    expect(crowdedFolders([...files('a', FILES_AT_MOST), ...files('a/b', FILES_AT_MOST)])).toEqual([])
    expect(crowdedFolders(files('a', FILES_AT_MOST + 1))).toEqual([`a: ${FILES_AT_MOST + 1} files`])
  })
})
