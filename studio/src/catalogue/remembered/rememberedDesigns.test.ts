import { describe, expect, it } from 'vitest'
import { addRecentDesign, type RememberedDesign, readMemory, toggleFavourite } from './rememberedDesigns.ts'

const design = (id: string, isSeries = false): RememberedDesign => ({
  id,
  isSeries,
  productId: 'card',
  name: id,
  thumbnailUrl: '/a.png',
  ratio: 0.7,
})
const EMPTY = readMemory(null)
const ids = (designs: readonly RememberedDesign[]) => designs.map(({ id }) => id)

describe('CAT-32: favourites and recent designs', () => {
  it('stores each favourite and recent design once, the latest first', () => {
    const seen = ['a', 'b', 'a'].reduce((memory, id) => addRecentDesign(memory, design(id)), EMPTY)
    expect(ids(seen.recent)).toEqual(['a', 'b'])
    const liked = ['a', 'b'].reduce((memory, id) => toggleFavourite(memory, design(id)), EMPTY)
    expect(ids(liked.favourites)).toEqual(['b', 'a'])
    expect(ids(toggleFavourite(liked, design('a')).favourites)).toEqual(['b'])
  })

  it('distinguish a template from a series with the same id', () => {
    const liked = toggleFavourite(toggleFavourite(EMPTY, design('a')), design('a', true))
    expect(liked.favourites).toHaveLength(2)
  })

  it('keeps the twelve most recent designs', () => {
    const seen = Array.from({ length: 20 }, (_, index) => design(String(index))).reduce(addRecentDesign, EMPTY)
    expect(ids(seen.recent)).toEqual(['19', '18', '17', '16', '15', '14', '13', '12', '11', '10', '9', '8'])
  })

  it('restores favourites and recent designs on the next visit, and ignores malformed data', () => {
    const memory = addRecentDesign(toggleFavourite(EMPTY, design('a')), design('b'))
    expect(readMemory(JSON.stringify(memory))).toEqual(memory)
    for (const text of ['', '[', 'null', '[]', '{"recent":3}', '{"recent":[{"id":1}]}']) {
      expect(readMemory(text)).toEqual(EMPTY)
    }
  })
})
