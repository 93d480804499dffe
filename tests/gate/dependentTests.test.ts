import { expect, it } from 'vitest'
import { dependentTests } from './dependentTests.ts'

const SOURCES = [
  { path: 'a/database.ts', text: '' },
  { path: 'a/server.ts', text: "import { open } from './database.ts'" },
  { path: 'a/direct.test.ts', text: "import { open } from './database.ts'" },
  { path: 'b/through.test.tsx', text: "import { server } from '../a/server.ts'" },
  { path: 'b/child.test.ts', text: "new URL('../a/server.ts', import.meta.url)" },
  { path: 'b/circle.ts', text: "import '../a/server.ts'\nimport './circle.ts'" },
  { path: 'b/none.test.ts', text: "import { open } from './other.ts'" },
]

it('finds the tests that import a file directly, through others or as a program, and no others', () => {
  expect(dependentTests(SOURCES, ['a/database.ts'])).toEqual([
    'a/direct.test.ts',
    'b/child.test.ts',
    'b/through.test.tsx',
  ])
})
