import { expect, test } from 'vitest'
import { compileModule } from '../../build/compileModules.ts'
import { PASS_MODULE } from './passModule.ts'

test('the committed module equals its compiled source', async () => {
  expect(PASS_MODULE).toBe(await compileModule('PASS_MODULE'))
})
