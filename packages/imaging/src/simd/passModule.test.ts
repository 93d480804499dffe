import { expect, test } from 'vitest'
import { compilePass } from '../../build/compilePass.ts'
import { PASS_MODULE } from './passModule.ts'

test('the committed module equals its compiled source', async () => {
  expect(PASS_MODULE).toBe(Buffer.from(await compilePass()).toString('base64'))
})
