import { readFile } from 'node:fs/promises'
import { fontFilePath } from '@irodori/fonts/files'
import { beforeAll, describe, expect, test } from 'vitest'
import { compress } from 'woff2-encoder'
import { inspectFont } from './fontReport.ts'
import { openFontFile } from './openFontFile.ts'
import { collectionOf } from './testing/collectionOf.ts'

let quicksand: Uint8Array
let garamond: Uint8Array
beforeAll(async () => {
  quicksand = await readFile(fontFilePath('Quicksand.ttf', 'Normal'))
  garamond = await readFile(fontFilePath('CormorantGaramond.ttf', 'Bold'))
})

const open = async (bytes: Uint8Array) => {
  const file = await openFontFile(bytes)
  if (file.kind === 'REFUSED') throw new Error(file.fault)
  return Array.from({ length: file.count }, (_, i) => inspectFont(file.font(i)).report)
}

describe('a font file', () => {
  test('is the same font when it was packed as WOFF2', async () => {
    expect(await open(await compress(quicksand))).toEqual(await open(quicksand))
  })

  test('may be a collection; each of its fonts is what it is alone', async () => {
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
  ])('that is none is refused as %s', async (fault, words) => {
    expect(await openFontFile(new TextEncoder().encode(words))).toEqual({ kind: 'REFUSED', fault })
  })

  test('that was cut short is refused wherever it was cut', async () => {
    for (let percent = 1; percent < 100; percent++) {
      const cut = quicksand.subarray(0, Math.floor((quicksand.length * percent) / 100))
      expect(await openFontFile(cut)).toEqual({ kind: 'REFUSED', fault: 'DAMAGED' })
    }
  })
})
