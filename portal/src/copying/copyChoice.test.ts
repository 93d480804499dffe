import { expect, it } from 'vitest'
import { copyChoice } from './copyChoice.ts'

const left = (productId: string, count = 1) => ({ kind: 'PIECE' as const, productId, count })
const fitting = ['card', 'thanks', 'poster'].map((id) => ({ id, name: id, imageUrl: '' }))

it('CPY-1: offers only products of this order with pieces left to design', () => {
  const idsOf = (...missingParts: ReturnType<typeof left>[]) =>
    copyChoice({ missingParts }, fitting).map(({ id }) => id)
  expect(idsOf(left('card', 2), left('clock'))).toEqual(['card'])
  expect(idsOf(left('card'), left('thanks'))).toEqual(['card', 'thanks'])
})

it('CPY-1: offers nothing when all pieces are designed', () => {
  expect(copyChoice({ missingParts: [] }, fitting)).toEqual([])
})
