import { readFile } from 'node:fs/promises'
import { fontFilePath } from '@irodori/fonts/files'
import { err } from '@irodori/result'
import { beforeAll, describe, expect, test } from 'vitest'
import { compress } from 'woff2-encoder'
import { inspectFont } from './fontReport.ts'
import { openFontFile } from './openFontFile.ts'
import { collectionOf } from '../testing/collectionOf.ts'

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
  return Array.from({ length: count }, (_, i) => inspectFont(font(i)).report)
}

describe('openFontFile', () => {
  test('unpacks WOFF2 to the same font', async () => {
    expect(await open(await compress(quicksand))).toEqual(await open(quicksand))
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
    ['WOFF_1', 'wOFF and then some tables'],
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
