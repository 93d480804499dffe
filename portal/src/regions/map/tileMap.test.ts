import { OVERSEAS, PREFECTURES } from '@irodori/rules/prefecture'
import { expect, it } from 'vitest'
import { MAP_COLUMNS, shortName, TILES } from './tileMap.ts'

it('RGN-5: the map has a tile for each of the 47 prefectures, without overlaps', () => {
  expect(Object.keys(TILES).sort()).toEqual(PREFECTURES.filter((name) => name !== OVERSEAS).toSorted())
  const cells = Object.values(TILES).flatMap(({ column, row, wide, high }) =>
    Array.from({ length: wide * high }, (_, cell) => `${column + (cell % wide)}/${row + Math.floor(cell / wide)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  for (const { column, wide } of Object.values(TILES)) expect(column + wide - 1).toBeLessThanOrEqual(MAP_COLUMNS)
})

it('RGN-5: places the tiles of neighbouring prefectures side by side', () => {
  const touches = (one: string, other: string): boolean => {
    const [a, b] = [TILES[one], TILES[other]]
    if (!a || !b) return false
    const near = (from: number, size: number, to: number, other: number) => from <= to + other && to <= from + size
    return near(a.column, a.wide, b.column, b.wide) && near(a.row, a.high, b.row, b.high)
  }
  for (const pair of [
    '東京都 神奈川県',
    '東京都 千葉県',
    '京都府 滋賀県',
    '福岡県 大分県',
    '長野県 山梨県',
    '宮城県 福島県',
  ]) {
    const [one = '', other = ''] = pair.split(' ')
    expect([pair, touches(one, other)]).toEqual([pair, true])
  }
})

it('RGN-5: shows the short name on a tile', () => {
  expect(['東京都', '京都府', '北海道', '鹿児島県'].map(shortName)).toEqual(['東京', '京都', '北海道', '鹿児島'])
})
