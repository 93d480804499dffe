import type { Source } from './sources.ts'
import { isTestSource } from './sources.ts'

const TEST_FOLDER = /\/src\/(?:.*\/)?(?:testing|fuzz|fixtures|mocks|__tests__)\//
const TEST_IMPORT = /['"]((?:\.|@irodori\/)[^'"]*\/(?:testing|fuzz|fixtures)(?:\/[^'"]*)?)['"]/g

/** Files in a folder of `src` that is named after test code: the support of tests stands beside `src`. */
export const testCodeInSource = (paths: readonly string[]): string[] => paths.filter((path) => TEST_FOLDER.test(path))

/** Imports of test code by files of the product. */
export const testImports = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => !isTestSource(path))
    .flatMap(({ path, text }) => [...text.matchAll(TEST_IMPORT)].map(([, target]) => `${path} imports ${target}`))
