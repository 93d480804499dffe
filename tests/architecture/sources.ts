import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file of the repository; its path is relative to the root, with `/` as separator. */
export interface Source {
  readonly path: string
  readonly text: string
}

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const IGNORED = /(^|\/)(node_modules|dist|dist\.[^/]*|data|test-results)(\/|$)|\.log$|\.DS_Store$/

/** The paths of all files below the folders. */
export function listFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(ROOT.length).replaceAll('\\', '/'))
      .filter((path) => !IGNORED.test(path)),
  )
}

/** All TypeScript sources below the folders. */
export const readSources = (folders: readonly string[]): Source[] =>
  listFiles(folders)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }))

/** Tests and their support: they set up states that the product reaches by its own rules only. */
export const isTestSource = (path: string): boolean =>
  /\.(test|spec)\.tsx?$|\/(testing|fuzz)\//.test(path) || path.startsWith('tests/')

export const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.')

/** The folders with this name that packages and apps have. */
const foldersNamed = (name: string): string[] =>
  [...readdirSync(`${ROOT}packages`).map((owner) => `packages/${owner}`), 'studio', 'portal']
    .map((owner) => `${owner}/${name}`)
    .filter((folder) => existsSync(`${ROOT}${folder}`))

/** The source folders of all packages and apps that have one. */
export const sourceFolders = (): string[] => foldersNamed('src')

/** The folders of all packages and apps that hold support for tests. */
export const testFolders = (): string[] => [...foldersNamed('testing'), ...foldersNamed('fuzz')]
