import { expect, it } from 'vitest'
import { DESIGN_QUERY, designQueryValue, openDesignAddress, parseDesignQuery } from './designQuery.ts'

it('CAT-36: opens a template or a series of a product by its address', () => {
  for (const design of [
    { id: 'a/b', isSeries: false },
    { id: 'a:b', isSeries: true },
  ]) {
    expect(parseDesignQuery(designQueryValue(design))).toEqual(design)
    const { pathname, searchParams } = new URL(openDesignAddress('a b', design), 'https://shop.example')
    expect(pathname).toBe('/product/a%20b')
    expect(parseDesignQuery(searchParams.get(DESIGN_QUERY) ?? '')).toEqual(design)
  }
})
