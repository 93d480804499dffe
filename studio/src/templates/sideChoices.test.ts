import { expect, it } from 'vitest'
import { sampleProduct } from '../../testing/sampleDesign.ts'
import { sideChoices } from './sideChoices.ts'

const kinds = (patch: Parameters<typeof sampleProduct>[0]) => sideChoices(sampleProduct(patch)).map(({ kind }) => kind)

it('CLD-5: the list of a product with more than two sides shows its covers only', () => {
  expect(kinds({ numberOfSides: 13 })).toEqual([])
  expect(kinds({ numberOfSides: 2 })).toEqual(['FRONT', 'BACK'])
  expect(kinds({ numberOfSides: 3, productType: 'SET_3' })).toEqual(['PIECE', 'PIECE', 'PIECE'])
  expect(kinds({ numberOfSides: 1 })).toEqual([])
})
