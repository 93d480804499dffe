import { readFileSync } from 'node:fs'
import { copyText } from '@irodori/client/copyText'
import type { Design } from '@irodori/contract/entities/design'
import { describe, expect, it } from 'vitest'
import { appAddress, NETWORKS } from './networks.ts'
import { sharedPictures, wrappedIndex } from './sharedPictures.ts'

const page = (id: string, given: Partial<Design>) =>
  ({
    id,
    imageFolder: 'f',
    orderNumber: 'a-1',
    imageName: `${id}.png`,
    pageNumber: '0',
    sideNumber: 1,
    ...given,
  }) as Design

describe('sharedPictures', () => {
  it('SHR-1: reads pictures from image/sns/ with the order number, and skips pages that are not rendered', () => {
    const designs = [
      page('b', { groupNumber: 1, sideNumber: 2 }),
      page('a', { groupNumber: 1 }),
      page('c', { groupNumber: 2, imageName: null }),
    ]
    expect(sharedPictures({ designs }).map(({ src }) => src)).toEqual([
      '/api/image/sns/f/a.png?orderNumber=a-1',
      '/api/image/sns/f/b.png?orderNumber=a-1',
    ])
  })

  it('SHR-2: wraps around from the last picture to the first and back', () => {
    expect([wrappedIndex(0, 1, 3), wrappedIndex(2, 1, 3), wrappedIndex(0, -1, 3), wrappedIndex(0, 1, 1)]).toEqual([
      1, 0, 2, 0,
    ])
  })
})

describe('appAddress', () => {
  it('SHR-3: opens the app of each of the four networks, with the text where the network accepts one', () => {
    expect(NETWORKS).toHaveLength(4)
    const addresses = NETWORKS.map(
      (network) => new URL(appAddress(network, '100円引き & more', 'https://shop.example')),
    )
    expect(new Set(addresses.map(({ hostname }) => hostname)).size).toBe(4)
    expect(addresses.map(({ protocol }) => protocol)).toEqual(Array(4).fill('https:'))
    expect(addresses[0]?.searchParams.get('text')).toBe('100円引き & more')
    expect(addresses[2]?.searchParams.get('text')).toBe('100円引き & more')
  })
})

describe('the shared text', () => {
  it.each(['ja', 'en'])('SHR-4: advertises the coupon of 100 yen (%s)', (language) => {
    const file = new URL(`../../../locales/${language}/sharing.json`, import.meta.url)
    const { text } = JSON.parse(readFileSync(file, 'utf8'))
    expect(text).toMatch(/100/)
    expect(text).toContain('{{product}}')
    expect(text).toContain('{{address}}')
  })

  it('SHR-5: reports the text as copied only when it was copied', async () => {
    const kept: string[] = []
    const clipboard = { writeText: async (words: string) => void kept.push(words) }
    expect(await copyText(clipboard, 'words')).toBe(true)
    expect(kept).toEqual(['words'])
    expect(await copyText({ writeText: () => Promise.reject(new Error('denied')) }, 'words')).toBe(false)
    expect(await copyText(undefined, 'words')).toBe(false)
  })
})
