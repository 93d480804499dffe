import { readFile } from 'node:fs/promises'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { err } from '@irodori/result'
import { create } from 'fontkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { compress } from 'woff2-encoder'
import { collectionOf } from '../testing/collectionOf.ts'
import { inspectedFont } from '../testing/inspectedFont.ts'
import { woffOf } from '../testing/woffOf.ts'
import { openFontFile } from './openFontFile.ts'

let quicksand: Uint8Array
let garamond: Uint8Array
beforeAll(async () => {
  quicksand = await readFile(fontFilePath('Quicksand.ttf', 'Normal'))
  garamond = await readFile(fontFilePath('CormorantGaramond.ttf', 'Bold'))
})

const open = async (bytes: Uint8Array) => {
  const file = await openFontFile(bytes)
  if (!file.ok) throw new Error(`the font file is refused: ${file.error.code}`)
  const { count, font } = file.value
  return Array.from({ length: count }, (_, i) => inspectedFont(font(i)).report)
}

describe('openFontFile', () => {
  test('unpacks WOFF2 to the same font', async () => {
    expect(await open(await compress(quicksand))).toEqual(await open(quicksand))
  })

  test('unpacks WOFF to the font that fontkit reads in the packed file', async () => {
    const packed = woffOf(quicksand)
    const [report] = await open(packed)
    expect([report]).toEqual(await open(quicksand))
    expect(create(packed)).toMatchObject({ familyName: report?.names.family, numGlyphs: report?.glyphs })
  })

  test.each([
    ['points outside the file', 4, 0x7fffffff],
    ['states more than it unpacks to', 12, 0x00100000],
    ['states less than it unpacks to', 12, 0x00000400],
    ['claims four gigabytes', 12, 0xffffffff],
  ])('refuses a WOFF whose table %s', async (_, field, value) => {
    const packed = woffOf(quicksand)
    const view = new DataView(packed.buffer)
    // Every record, because a table that is not compressed has no length to contradict.
    for (let i = 0; i < view.getUint16(12); i++) view.setUint32(44 + 20 * i + field, value)
    expect(await openFontFile(packed)).toEqual(err({ code: 'DAMAGED' }))
  })

  test('opens a collection, whose fonts equal the single files', async () => {
    expect(await open(collectionOf([quicksand, garamond]))).toEqual([
      ...(await open(quicksand)),
      ...(await open(garamond)),
    ])
  })

  test.each([
    ['EMPTY', ''],
    ['NOT_A_FONT', '%PDF-1.7 and more of it'],
    ['NOT_A_FONT', 'OTTO'],
    ['DAMAGED', 'wOFF and then some tables'],
    ['DAMAGED', 'wOF2 and then nothing that unpacks'],
    ['DAMAGED', 'OTTO and then no table at all'],
    ['DAMAGED', 'ttcf\u0000\u0001\u0000\u0000\u00ff\u00ff\u00ff\u00ff'],
  ])('refuses a file as %s: %j', async (code, content) => {
    expect(await openFontFile(new TextEncoder().encode(content))).toEqual(err({ code }))
  })

  test('refuses a truncated font wherever it was cut', async () => {
    for (let percent = 1; percent < 100; percent++) {
      const cut = quicksand.subarray(0, Math.floor((quicksand.length * percent) / 100))
      expect(await openFontFile(cut)).toEqual(err({ code: 'DAMAGED' }))
    }
  })
})
