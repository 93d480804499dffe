import { expect, it } from 'vitest'
import { pictureSizes } from './pictureSizes.ts'

it('CAT-19: offers the sizes of a picture by width', () => {
  const { src, srcSet } = pictureSizes('/api/images?path=a.png', 0.5)
  expect(src).toBe('/api/images?path=a.png&side=480')
  expect(srcSet?.split(', ')).toEqual([
    '/api/images?path=a.png&side=240 120w',
    '/api/images?path=a.png&side=480 240w',
    '/api/images?path=a.png&side=720 360w',
    '/api/images?path=a.png&side=1080 540w',
  ])
  expect(pictureSizes('/api/images?path=a.png', 2).srcSet).toContain('&side=1080 1080w')
})

it('keeps pictures of other origins as they are', () => {
  expect(pictureSizes('blob:1', 1)).toEqual({ src: 'blob:1' })
})
