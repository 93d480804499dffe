import { expect, test } from 'vitest'
import { compileModule } from '../../build/compileModules.ts'
import { LAYERS_MODULE } from './layersModule.ts'

test('the committed module equals its compiled source', async () => {
  expect(LAYERS_MODULE).toBe(await compileModule('LAYERS_MODULE'))
})
